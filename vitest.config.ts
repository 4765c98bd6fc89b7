import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['runtime/**/*.test.ts', 'generator/**/*.test.ts', 'test/**/*.test.ts'],
    typecheck: { tsconfig: 'tsconfig.json' },
    // A test may replay a whole game or run the built command line; none should need longer than this.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
