import { configDefaults, defineConfig } from 'vitest/config';

/** Each is a handful of pure cases: a hundred of them share what they load instead of loading it anew for each. */
const RULES = ['generator/check/rules/*.test.ts', 'runtime/mechanics/*/checks.test.ts'];

/** Random games: they share what they load, too. */
const PROPERTIES = 'test/properties/*.test.ts';

export default defineConfig({
  test: {
    typecheck: { tsconfig: 'tsconfig.json' },
    // A test may replay a whole game or run the built command line; none should need longer than this.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Long tests run beside the many short ones, on small machines too.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'project',
          include: ['runtime/**/*.test.ts', 'generator/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...RULES, PROPERTIES],
        },
      },
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      { extends: true, test: { name: 'properties', include: [PROPERTIES], isolate: false } },
    ],
  },
});
