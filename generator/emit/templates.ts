/** The code of a title's module, as handlebars templates. */
import Handlebars from 'handlebars';

const INDEX = `/** {{{name}}}: generated from its JSON; change that, not this. */
import { {{#if calls}}calledAs, {{/if}}titleModule } from '{{{packageName}}}/runtime';
{{#each mechanics}}
import {{{binding}}} from '{{{from}}}';
{{/each}}
import definition from './definition.js';

export const { title, newGame, restore, load } = titleModule(definition, [{{#each mechanics}}{{{value}}}, {{/each}}]);
`;

export interface IndexData {
  readonly name: string;
  readonly packageName: string;
  /** Whether a mechanic is called by its package or path. */
  readonly calls: boolean;
  readonly mechanics: readonly {
    /** What is imported: `{ loans }`. */
    readonly binding: string;
    readonly from: string;
    /** What is handed to the runtime: `loans`. */
    readonly value: string;
  }[];
}

export const indexTemplate: (data: IndexData) => string = Handlebars.compile<IndexData>(INDEX, {
  noEscape: true,
  strict: true,
});
