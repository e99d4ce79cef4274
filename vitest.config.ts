import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{apps,packages}/*/src/**/*.test.ts',
      'demo/src/**/*.test.ts',
      'bench/engine/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'scripts/*.test.ts',
    ],
    globalSetup: ['packages/testkit/src/prepare-database.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
