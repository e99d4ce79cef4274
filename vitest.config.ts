import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const pathsOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(?:real-files|distributed|qdrant)\.test\.ts$/.test(file))
const holds = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(root, file), 'utf8'))
/** What replaces a module, a global or the clock, measures the process or starts others, or asks for a document. */
const needsOwnWorker =
  /\bvi\.(?:mock|doMock|stub|spyOn|useFakeTimers)|\bprocess\.(?:env|on)\b|\bmemoryUsage\b|node:child_process|@vitest-environment/
const mayShare = [
  'apps/server/src/{errors,http,mail,modules,operator}/**/*.test.ts',
  'apps/{cli,web}/src/**/*.test.{ts,tsx}',
  'packages/{database,ingestion,testkit}/src/**/*.test.ts',
  '{bench,tests/architecture}/**/*.test.ts',
].flatMap((pattern) => pathsOf(pattern).filter((file) => !holds(file, needsOwnWorker)))
/** Files that may share workers, which spares most of the time of importing. */
const shared = ['{demo/src,packages/{assistant,contract,domain,engine,flow,legal-text,norms,search}/src}/**/*.test.ts', ...mayShare]
const separate = [
  'apps/*/src/**/*.test.{ts,tsx}',
  'packages/{database,documents,ingestion,testkit}/src/**/*.test.ts',
  'bench/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'scripts/*.test.ts',
]
/** Suites over the private set of real rulings. */
const realFiles = '{apps,packages,demo,tests}/**/*real-files.test.ts'
/** Minutes long, or in need of what is not installed: `npm run test:long`. */
const long = '{apps,packages,demo}/**/*.long.test.ts'
/** Suites that need a search cluster: `npm run test:distributed`. */
const distributed = '{apps,packages}/**/*.distributed.test.ts'
/** Suites that need a vector store: `npm run test:distributed` with QDRANT_TEST_URL. */
const qdrant = '{apps,packages}/**/*.qdrant.test.ts'
const nowhere = join(root, 'test-results/no-real-files')

/** Files that open a database through the testkit. Each opens the kind of its project. */
const onDatabase = pathsOf('{apps,packages}/*/src/**/*.test.ts').filter((file) =>
  holds(file, /\b(?:openTestApp|describeEachDatabase|paymentFixture)\(/),
)

/** Without the private set, whose suites name what they skip. */
const embedded = { env: { REAL_FILES: nowhere }, provide: { databaseKind: 'embedded' } } as const
const onServer = { provide: { databaseKind: 'server' } } as const
const searchUrl = process.env['TEST_SEARCH_URL'] ?? ''
const qdrantUrl = process.env['QDRANT_TEST_URL'] ?? ''
const onCluster = { provide: { databaseKind: 'embedded', searchUrl, qdrantUrl } } as const
const server = process.env['TEST_DATABASE_URL'] ?? ''

export default defineConfig({
  // The package throws outside a React server; component tests render the views of both sides.
  resolve: { alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') } },
  test: {
    globalSetup: ['packages/testkit/src/prepare-database.ts'],
    maxWorkers: 2,
    // Each worker imports the packages anew; without the first Node looks for a package.json for each file of them. Without the second V8
    // optimises the code of the embedded database in each worker, for 3 s of processor time (docs/decisions/0038).
    execArgv: ['--import', pathToFileURL(join(root, 'scripts/resolve-imports.mjs')).href, '--wasm-tiering-budget=1000000000'],
    // npm test names the tests that pass only the second time.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { ...embedded, name: 'shared', include: shared, exclude: [long, distributed, qdrant], isolate: false } },
      { extends: true, test: { ...embedded, name: 'separate', include: separate, exclude: [long, distributed, qdrant, ...mayShare] } },
      { extends: true, test: { name: 'real-files', include: [realFiles], provide: { databaseKind: 'embedded' } } },
      ...(process.env['LONG_TESTS'] === '1' ? [{ extends: true as const, test: { ...embedded, name: 'long', include: [long] } }] : []),
      ...(searchUrl === ''
        ? []
        : [{ extends: true as const, test: { ...embedded, ...onCluster, name: 'distributed', include: [distributed] } }]),
      ...(qdrantUrl === '' ? [] : [{ extends: true as const, test: { ...embedded, ...onCluster, name: 'qdrant', include: [qdrant] } }]),
      ...(server === ''
        ? []
        : [
            { extends: true as const, test: { ...onServer, name: 'server', include: onDatabase, exclude: mayShare } },
            {
              extends: true as const,
              test: { ...onServer, name: 'server-shared', include: onDatabase.filter((file) => mayShare.includes(file)), isolate: false },
            },
          ]),
    ],
  },
})
