/** What `$schema` in a file should say: the way to the schema that editors read. */
import { dirname, join, relative } from 'node:path';
import { packageRoot } from './package-root.ts';

/** `kind`: `title`, `overlay/title`, `example`. A relative path, so that a folder of titles can move with the package. */
export function schemaPath(file: string, kind: string): string {
  const schema = join(packageRoot(), 'schemas', 'composed', `${kind}.schema.json`);
  return relative(dirname(file), schema).replaceAll('\\', '/');
}
