import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../source/package-root.ts';
import { composedFiles } from './composed-schemas.ts';
import { builtInSchemas } from './validators.ts';

const files = composedFiles(builtInSchemas());

test.each([...files.keys()])('%s is composed of the schemas and the manifests (npm run types)', async (name) => {
  await expect(files.get(name)).toMatchFileSnapshot(join(packageRoot(), 'schemas', 'composed', name));
});
