import { builtInTitles, titlesIn } from '../source/find-title.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { loadTitle } from '../resolve/load-title.ts';
import { defineCommand, flag, setting } from './command.ts';
import { jsonFindings } from './formats/json.ts';
import { counted, countText, pretty } from './formats/pretty.ts';
import { AT_FAULT, FINE } from './status.ts';

export const check = defineCommand({
  name: 'check',
  arguments: '[TITLE...]',
  summary: 'validates and checks titles; without TITLE all those that come with Trackwright',
  takes: [0, Infinity],
  options: {
    format: setting('FORMAT', 'how findings are told; pretty unless said otherwise', ['pretty', 'json']),
    strict: flag('warnings count as errors'),
  },
  run: (args, { format, strict }, terminal) => {
    const names = args.length > 0 ? args : titlesIn(builtInTitles());
    const titles = names.map((name) => loadTitle(name));
    const diagnostics = titles.flatMap((title) => title.diagnostics).map((found) => (strict ? strictly(found) : found));

    if (format === 'json') {
      terminal.out(`${JSON.stringify(jsonFindings(diagnostics, process.cwd()), null, 2)}\n`);
    } else {
      terminal.err(pretty(diagnostics, { color: terminal.errColor, from: process.cwd() }));
      terminal.out(`${counted(titles.length, 'title')} checked: ${countText(diagnostics)}\n`);
    }
    return hasErrors(diagnostics) ? AT_FAULT : FINE;
  },
});

function strictly(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic;
}
