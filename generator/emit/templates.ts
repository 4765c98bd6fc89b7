/** The code of a title's module, as handlebars templates. */
import Handlebars from 'handlebars';

const INDEX = `/** {{{name}}}: generated from its JSON; change that, not this. */
import { titleModule } from '{{{packageName}}}/runtime';
{{#each mechanics}}
import { {{exportName}} } from '{{{../packageName}}}/mechanics/{{{name}}}';
{{/each}}
import definition from './definition.js';

export const { title, newGame, restore, load } = titleModule(definition, [{{#each mechanics}}{{exportName}}, {{/each}}]);
`;

export interface IndexData {
  readonly name: string;
  readonly packageName: string;
  readonly mechanics: readonly { readonly name: string; readonly exportName: string }[];
}

export const indexTemplate: (data: IndexData) => string = Handlebars.compile<IndexData>(INDEX, { noEscape: true, strict: true });
