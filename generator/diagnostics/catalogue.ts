/**
 * The one catalogue of messages. A code names a function from parameters to a message, so a finding with a wrong
 * parameter does not compile. Each part of the generator keeps its messages in a file of its own; here they meet.
 */
import { checkMessages } from './check-messages.ts';
import type { Diagnostic, Fix, Place } from './diagnostic.ts';
import { overlayMessages } from './overlay-messages.ts';
import { schemaMessages } from './schema-messages.ts';
import { sourceMessages } from './source-messages.ts';
import { statementMessages } from './statement-messages.ts';

export const catalogue = {
  ...sourceMessages,
  ...schemaMessages,
  ...overlayMessages,
  ...statementMessages,
  ...checkMessages,
};

export type Code = keyof typeof catalogue;
export type ParametersOf<C extends Code> = Parameters<(typeof catalogue)[C]>;

/** `diagnose(place, 'file-empty', { name })`. */
export function diagnose<C extends Code>(place: Place, code: C, ...parameters: ParametersOf<C>): Diagnostic {
  const write = catalogue[code] as (...given: ParametersOf<C>) => ReturnType<(typeof catalogue)[C]>;
  return { code, ...write(...parameters), ...place };
}

export function withFix(diagnostic: Diagnostic, fix: Fix): Diagnostic {
  return { ...diagnostic, fix };
}
