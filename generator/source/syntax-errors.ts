/** The parser's errors in words that say what is expected. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';

const EXPECTED: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'a number is written wrongly (no leading zeros or plus signs)',
  PropertyNameExpected: 'a key in double quotes is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: 'a colon is expected after the key',
  CommaExpected: 'a comma is expected before this',
  CloseBraceExpected: 'a closing } is expected',
  CloseBracketExpected: 'a closing ] is expected',
  EndOfFileExpected: 'the file should end here, after the closing }',
  UnexpectedEndOfComment: 'a comment is never closed',
  UnexpectedEndOfString: 'a text is not closed with a double quote on its line',
  UnexpectedEndOfNumber: 'a number is cut short',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash begins an escape that does not exist (write \\\\ for a backslash)',
  InvalidCharacter: 'a text holds a control character (write \\n or \\t)',
};

/** Undefined for what the scan of the tokens reports already. */
export function describeSyntaxError(error: ParseError, text: string): string | undefined {
  const code = printParseErrorCode(error.error);
  if (code === 'InvalidCommentToken') return undefined;
  if (code === 'InvalidSymbol') {
    const word = text.slice(error.offset, error.offset + error.length);
    if (word.startsWith("'")) return 'text stands in double quotes, not single ones';
    return `${JSON.stringify(word)} is no value (text stands in double quotes; true, false and null are in small letters)`;
  }
  return EXPECTED[code] ?? 'something else is expected here';
}
