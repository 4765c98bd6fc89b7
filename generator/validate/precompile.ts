/** Run by `npm run build`: compiles the validators of the built-in mechanics beforehand. */
import { writeCompiled } from './compiled.ts';
import { builtInSchemas } from './validators.ts';

writeCompiled(builtInSchemas());
