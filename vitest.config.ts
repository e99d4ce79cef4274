import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The package throws outside a React server; component tests render the views of both sides.
  resolve: { alias: { 'server-only': new URL('node_modules/server-only/empty.js', import.meta.url).pathname } },
  test: {
    include: [
      '{apps,packages}/*/src/**/*.test.ts',
      'apps/web/src/**/*.test.tsx',
      'demo/src/**/*.test.ts',
      'bench/engine/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'scripts/*.test.ts',
    ],
    globalSetup: ['packages/testkit/src/prepare-database.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
