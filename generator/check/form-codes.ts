/** Codes that are no rules of the checker: about files, their form, overlays, statements and examples. */
import type { Code } from '../diagnostics/catalogue.ts';

type Told = readonly [summary: string, why: string];

export const formCodes: Readonly<Record<Code, Told>> = {
  'title-unknown': [
    'There is no title of that name.',
    'Name one that comes with Trackwright, or the path of a title folder.',
  ],
  'title-id-unsafe': [
    'The id of a title is no safe name of a file.',
    'It is also the name of a folder and of a module, on every system.',
  ],
  'title-id-differs': [
    'A title calls itself otherwise than its folder.',
    'Other titles and logs find it by the name of its folder.',
  ],
  'mechanic-missing': ['A mechanic named by package or path is not there.', 'Its rules could not be played.'],
  'mechanic-unusable': [
    'The module of a mechanic cannot be imported, or exports no mechanic.',
    'Its rules could not be played.',
  ],
  'file-missing': ['A file is missing that a title needs.', 'Without it the title is incomplete.'],
  'file-unreadable': ['A file cannot be read.', 'Whatever it says is unknown.'],
  'file-is-folder': ['A folder stands where a file is meant.', 'Nothing can be read there.'],
  'file-outside': [
    'A file is a symbolic link that leads out of the title folder.',
    'A title is one folder; whoever copies it would lose the file.',
  ],
  'file-unknown': ['A file is none of those that make a title.', 'Nothing reads it; its name is probably misspelt.'],
  'file-too-large': ['A file is larger than any file of a title.', 'It is probably another file than was meant.'],
  'file-empty': ['A file has nothing in it.', 'A title file holds one JSON object.'],
  'file-binary': ['A file is no text.', 'A title file is JSON, which is text.'],
  'file-encoding': ['A file is not in UTF-8.', 'Letters beyond ASCII would be read as others.'],
  'file-bom': ['A file begins with a byte-order mark.', 'Strict readers of JSON refuse it; --fix takes it away.'],
  'json-comment': ['There is a comment.', 'JSON has none; --fix takes it away.'],
  'json-trailing-comma': ['There is a comma after the last entry.', 'JSON has none there; --fix takes it away.'],
  'json-duplicate-key': ['A key stands twice in one object.', 'Readers disagree about which of the two counts.'],
  'json-too-deep': ['Brackets are nested deeper than in any title.', 'Mostly a bracket is not closed.'],
  'json-number-range': ['A number is too large to be counted exactly.', 'It would silently become another number.'],
  'json-not-object': ['A file holds something else than one object.', 'Every title file is one object.'],
  'json-syntax': ['This is not JSON.', 'What follows is read as well as it can be, so that all findings come at once.'],
  'extends-cycle': ['Titles extend each other in a circle.', 'None of them stands for itself.'],
  'extends-unknown': ['A title extends one that does not exist.', 'Its overlay lies over nothing.'],
  'schema-unknown-key': [
    'A key is written that has no meaning here.',
    'It would be ignored; mostly it is misspelt, and --fix mends it where one name is near.',
  ],
  'schema-missing-key': ['A key is missing that is needed.', 'Without it nothing can be known.'],
  'schema-type': [
    'A value is of another kind than is meant: a text for a number, a list for an object.',
    'It could not be used.',
  ],
  'schema-value': [
    'A name is none of those that are possible here.',
    'It has no meaning; --fix mends it where one name is near.',
  ],
  'schema-range': ['A number is smaller or larger than makes sense.', 'Mostly a sign or a digit is wrong.'],
  'schema-fraction': ['A number has a fraction.', 'Money is in whole currency units, shares in whole percent.'],
  'schema-pattern': ['A text does not look like what belongs here.', 'A coordinate, an id, an address have a form.'],
  'schema-count': [
    'A list has too few or too many entries.',
    'It would be incomplete, or say something else than meant.',
  ],
  'schema-repeated': ['An entry stands twice in a list.', 'Once is enough; the other was probably meant otherwise.'],
  'schema-together': ['A key is of use only together with another one.', 'Alone it is ignored.'],
  'schema-other': ['A value is not as the format has it.', 'The message says how.'],
  'schema-missing': ['A file does not name its schema.', 'With "$schema" editors complete and explain; --fix adds it.'],
  'schema-wrong': [
    'A file names the schema of another kind of file.',
    'Editors would complete the wrong keys; --fix mends it.',
  ],
  'key-order': ['"$schema" or "id" does not stand first.', 'Readers look for them first; --fix puts them there.'],
  'overlay-removes-nothing': [
    'An overlay takes out what its base does not have.',
    'It has no effect; mostly the name is misspelt.',
  ],
  'overlay-unknown-place': [
    '"$before" or "$after" names what is not in the list.',
    'The entry would stand at the end.',
  ],
  'overlay-no-id': ['An entry of an overlay has no id.', 'It cannot be matched with an entry of the base.'],
  'overlay-named-twice': ['An overlay changes one entry twice.', 'Only the first change counts.'],
  'overlay-changes-nothing': [
    'An empty list lies over a list of entries.',
    'Lists of entries are merged, so it changes nothing.',
  ],
  'overlay-replaces-nothing': ['"$replace" stands where the base has nothing.', 'The value itself says the same.'],
  'overlay-patches-nothing': [
    'An overlay changes what its base does not have, and is incomplete as something new.',
    'Mostly the id is misspelt.',
  ],
  'statement-contradicted': ['The title says something else than its rule book.', 'One of the two is wrong.'],
  'statement-just-that': ['The title says just what its rule book denies.', 'One of the two is wrong.'],
  'statement-not-included': ['A list does not hold what the rule book says.', 'One of the two is wrong.'],
  'statement-played-otherwise': [
    'Play goes otherwise than the rule book says.',
    'A rule is missing, or an option is wrong.',
  ],
  'statement-followed': ['A statement is overruled, yet followed.', 'The reason for not following it is void.'],
  'statements-disagree': ['Two statements contradict each other.', 'At most one can be right.'],
  'statement-unprovable': ['A statement says nothing that can be proved.', 'It would look proven and prove nothing.'],
  'statement-bad-query': ['What a statement is about cannot be found in the title.', 'It proves nothing.'],
  'statement-no-position': ['The position of a statement cannot be reached.', 'It proves nothing.'],
  'statement-unknown-name': ['A statement names a variant, position or log that is not there.', 'It proves nothing.'],
  'statements-skipped': ['Statements in positions of public logs were skipped.', 'The logs are not there.'],
  'text-untranslated': [
    'A text lacks a language that other texts of the title have.',
    'Pages in that language would mix two languages.',
  ],
  'translation-unused': [
    'A translation is of a text that the title does not have.',
    'Nobody reads it; mostly the text was changed and its translation not.',
  ],
  'silence-unused': ['A silence silences nothing.', 'The reason it gives is void; the finding may have been mended.'],
  'silence-unknown': ['A silence names a rule that does not exist.', 'It silences nothing.'],
  'silence-mute': ['A silence names what cannot be silenced.', 'What cannot be read cannot be right.'],
  'example-impossible': ['A worked example cannot be begun.', 'Its players or variants are not those of the title.'],
  'example-action': [
    'An action of a worked example goes otherwise than it says.',
    'The example or the title is wrong.',
  ],
  'example-figure': ['A figure of a worked example differs.', 'The example or the title is wrong.'],
};
