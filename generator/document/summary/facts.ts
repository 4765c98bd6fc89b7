/** What the phrases of a whole title may ask about. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

export interface Facts {
  readonly privates: number;
  readonly corporations: number;
  readonly minors: number;
  /** How corporations raise money where they say nothing else. */
  readonly capitalization: string;
  /** Status -> phases that have it. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
}

export const factsOf = (title: TitleDefinition): Facts => {
  const statuses: Record<string, string[]> = {};
  for (const { id, status = [] } of title.phases) for (const name of status) (statuses[name] ??= []).push(id);
  return {
    privates: title.privates.length,
    corporations: title.corporations.length,
    minors: title.minors.length,
    capitalization: title.policies.capitalization.mode,
    statuses,
  };
};
