/** What can be wrong with an overlay (`extends` or a variant) over data that is sound in itself. */
import type { Message } from './diagnostic.ts';
import { quote, suggestion } from './words.ts';

const warning = (message: string, hint: string): Message => ({ severity: 'warning', message, hint });
const error = (message: string, hint: string): Message => ({ severity: 'error', message, hint });

export interface OverlayParameters {
  readonly name: string;
  readonly known: readonly string[];
  /** What lies under the overlay: the title extended, or the title of the variant. */
  readonly base: string;
}

export const overlayMessages = {
  'overlay-removes-nothing': ({ name, known, base }: OverlayParameters) =>
    error(`${base} has no ${quote(name)} to take out.`, suggestion(name, known) || 'Take this entry away.'),
  'overlay-unknown-place': ({ name, known, base }: OverlayParameters) =>
    error(`${base} has no ${quote(name)} beside which to place this.`, suggestion(name, known)),
  'overlay-no-id': ({ base }: OverlayParameters) =>
    error(
      `This entry has no "id", so it cannot be matched with ${base}.`,
      'Give the id of the entry to change, or a new one.',
    ),
  'overlay-named-twice': ({ name }: OverlayParameters) =>
    error(`${quote(name)} is changed twice in one list.`, 'Join the two entries.'),
  'overlay-changes-nothing': ({ base }: OverlayParameters) =>
    warning(
      `An empty list changes nothing: lists of entries with an "id" are merged with those of ${base}.`,
      'Take entries out one by one with "$remove": true, or write a new list with "$replace".',
    ),
  'overlay-replaces-nothing': ({ name, base }: OverlayParameters) =>
    warning(`${base} has no ${quote(name)} to replace.`, 'Write the value itself, without "$replace".'),
  'overlay-patches-nothing': ({ name, known, base }: OverlayParameters) =>
    error(
      `${base} has no ${quote(name)} to change, and as a new entry this one is incomplete.`,
      suggestion(name, known) || 'Complete the entry.',
    ),
};
