import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** Packages whose tests replace no module and no global: their files share workers, which spares most of the time of importing. */
const shared = '{demo/src,packages/{contract,domain,engine,legal-text,search}/src}/**/*.test.ts'
const separate = [
  'apps/*/src/**/*.test.{ts,tsx}',
  'packages/{database,documents,ingestion,testkit}/src/**/*.test.ts',
  'bench/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'scripts/*.test.ts',
]
/** Suites over the private set of real rulings. */
const realFiles = '{apps,packages,demo}/**/*real-files.test.ts'
/** Minutes long, or in need of what is not installed: `npm run test:long`. */
const long = '{apps,packages,demo}/**/*.long.test.ts'
const nowhere = join(root, 'test-results/no-real-files')

/** Files that open a database through the testkit. Each opens the kind of its project. */
const onDatabase = globSync('{apps,packages}/*/src/**/*.test.ts', { cwd: root }).filter(
  (file) => /\b(?:openTestApp|describeEachDatabase)\(/.test(readFileSync(join(root, file), 'utf8')) && !file.endsWith('real-files.test.ts'),
)

/** Without the private set, whose suites name what they skip. */
const embedded = { env: { REAL_FILES: nowhere }, provide: { databaseKind: 'embedded' } } as const
const server = process.env['TEST_DATABASE_URL'] ?? ''

export default defineConfig({
  // The package throws outside a React server; component tests render the views of both sides.
  resolve: { alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') } },
  test: {
    globalSetup: ['packages/testkit/src/prepare-database.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { ...embedded, name: 'shared', include: [shared], exclude: [long], isolate: false } },
      { extends: true, test: { ...embedded, name: 'separate', include: separate, exclude: [long] } },
      { extends: true, test: { name: 'real-files', include: [realFiles], provide: { databaseKind: 'embedded' } } },
      ...(process.env['LONG_TESTS'] === '1' ? [{ extends: true as const, test: { ...embedded, name: 'long', include: [long] } }] : []),
      ...(server === ''
        ? []
        : [{ extends: true as const, test: { name: 'server', include: onDatabase, provide: { databaseKind: 'server' as const } } }]),
    ],
  },
})
