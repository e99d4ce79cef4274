// npm test [-- part…]: installs what is missing, then runs the parts in order and says how many minutes each took. `--list` names them.
// npm run test:long runs those that npm test leaves out.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildPages } from './build-pages.mjs'
import { buildServer } from './build-server.mjs'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'
import { findChromium } from './find-chromium.mjs'
import { startTemporaryOpensearch } from './temporary-opensearch.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'

const results = join(root, 'test-results')
const reports = {
  unit: 'unit.json',
  realFiles: 'real-files.json',
  server: 'server.json',
  distributed: 'distributed.json',
  qdrant: 'qdrant.json',
  journeys: 'journeys.json',
  long: 'long.json',
}
/** A program that has not ended by then is killed and counts as failed, so that the parts after it still run. */
const programMs = 65 * 60_000
/**
 * As `npm start` (scripts/server-settings.json): what the tests start runs as bundles, and does not compile a module that another has compiled. The
 * rest finds its imports at once.
 */
const preloaded = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  NODE_OPTIONS: ['resolve-imports.mjs', 'run-bundled.mjs']
    .map((script) => `--import=${pathToFileURL(join(root, 'scripts', script)).href}`)
    .join(' '),
}
const reportFile = (name) => join(results, name)
const realFiles = resolve(root, process.env.REAL_FILES ?? '../shared')

/** Each part answers why it did not run, or nothing. */
const parts = {
  check: () => step('npm run check', 'scripts/check.mjs'),
  unit: () => vitest('unit', ['shared', 'separate'], reports.unit),
  server: runServerPart,
  distributed: runDistributedPart,
  'real-files': () =>
    existsSync(realFiles) ? vitest('real files', ['real-files'], reports.realFiles) : `no private set of real rulings in ${realFiles}`,
  errors: () => step('every declared error is answered by a test', 'scripts/check-declared-errors.mjs'),
  pages: () => buildPages(node),
  journeys: runJourneys,
  long: () => vitest('long', ['long'], reports.long, { LONG_TESTS: '1' }),
  evaluation: () =>
    existsSync(realFiles)
      ? step('no figure of search quality fell', 'apps/cli/src/main.ts', ['evaluate'])
      : `no private set of real rulings in ${realFiles}`,
  overlap: runOverlap,
  security: () => step('every test that the security table names has passed', 'scripts/check-security-table.mjs'),
}

/** Parts that run only when they are named. */
const onDemand = ['long', 'evaluation', 'overlap']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.log(`Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(chosen[0] === '--list' ? 0 : 1)
}

const node = await ensureInstalled()
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
/** Failures, repeated in the last lines. */
const failures = []
const failureLines = 6
const minutes = []
if (chosen.length === 0) for (const file of [...Object.values(reports), 'answered-errors.txt']) rmSync(reportFile(file), { force: true })

const startedMs = Date.now()
await buildServer()
for (const [name, runPart] of Object.entries(parts)) {
  if (chosen.length > 0 ? !chosen.includes(name) : onDemand.includes(name)) continue
  const beganMs = Date.now()
  const reason = await runPart()
  if (reason === undefined) minutes.push(`${name} ${minutesSince(beganMs)}`)
  else {
    console.log(`not run: ${name}: ${reason}`)
    minutes.push(`${name} not run`)
  }
}
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`minutes: ${minutes.join(', ')}; all ${minutesSince(startedMs)}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

function minutesSince(beganMs) {
  return ((Date.now() - beganMs) / 60_000).toFixed(1)
}

function run(script, args, extra = {}) {
  const env = childEnvironment(node, extra)
  const options = { cwd: root, stdio: 'inherit', env, timeout: programMs, killSignal: 'SIGKILL' }
  const { status, error } = spawnSync(node, [join(root, script), ...args], options)
  if (error) console.error(`${script}: ${error.code === 'ETIMEDOUT' ? `killed after ${programMs / 60_000} minutes` : error.message}`)
  return status ?? 1
}

function step(name, script, args = []) {
  if (run(script, args) === 0) total.passed += 1
  else {
    total.failed += 1
    failures.push(name)
  }
}

/** The first lines of a reporter's message, without colours. */
function shortened(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, failureLines).join('\n    ')
}

/** The errors of a run that belong to no test, as lines of text. */
function readUnhandledErrors(file) {
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).map(
    ({ name, message, stack, during }) =>
      `error outside of a test${during && ` (${relative(root, during)})`}: ${shortened(stack || `${name}: ${message}`)}`,
  )
}

/** Adds a reporter's counts. A run without report, or one that failed without naming a test, counts as one failure. */
function count(name, file, status, read, unhandled = []) {
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    counts.failed = 1
    failures.push(`${name}: no report was left`)
  }
  if (status !== 0 && counts.failed === 0) {
    counts.failed = Math.max(unhandled.length, 1)
    failures.push(...(unhandled.length > 0 ? unhandled : [`${name}: ended with ${status} and named no test`]))
  }
  for (const key of Object.keys(total)) total[key] += counts[key]
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
}

/** Runs projects of `vitest.config.ts` and names what they skipped. */
function vitest(name, projects, report, extra = {}) {
  const file = reportFile(report)
  const chosenProjects = projects.flatMap((project) => ['--project', project])
  const unhandledFile = reportFile('unhandled-errors.json')
  rmSync(unhandledFile, { force: true })
  const reporters = ['default', 'json', './scripts/unhandled-errors.mjs'].map((reporter) => `--reporter=${reporter}`)
  const args = ['run', ...chosenProjects, ...reporters, `--outputFile.json=${file}`]
  const status = run('node_modules/vitest/vitest.mjs', args, {
    ...preloaded,
    NODE_ENV: 'test',
    TEST_DATABASE_URL: '',
    UNHANDLED_ERRORS: unhandledFile,
    ...extra,
  })
  const isBroken = ({ status: ended, assertionResults }) => ended === 'failed' && assertionResults.length === 0
  const read = (said) => ({
    passed: said.numPassedTests,
    failed: said.numFailedTests + said.testResults.filter(isBroken).length,
    skipped: said.numPendingTests,
  })
  count(name, file, status, read, readUnhandledErrors(unhandledFile))
  for (const tested of existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : []) {
    const path = relative(root, tested.name)
    if (isBroken(tested)) failures.push(`${path}\n    ${shortened(tested.message)}`)
    for (const test of tested.assertionResults) {
      if (test.status === 'skipped' || test.status === 'pending') console.log(`skipped (${name}): ${test.fullName}`)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        console.log(`passed only the second time: ${path} › ${test.fullName}`)
      if (test.status === 'failed') failures.push(`${path} › ${test.fullName}\n    ${shortened(test.failureMessages.join('\n'))}`)
    }
  }
}

/** Repeats the suites on a database on the server of `TEST_DATABASE_URL`, or on a temporary one where PostgreSQL is installed. */
async function runServerPart() {
  const server = await givenOrTemporaryServer()
  if ('reason' in server) return server.reason
  try {
    vitest('PostgreSQL server', ['server', 'server-shared'], reports.server, { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function givenOrTemporaryServer() {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => undefined } : startTemporaryPostgres()
}

/**
 * Runs the suites of the search cluster on `OPENSEARCH_TEST_URL`, or on a temporary one where its programs can be had, and those of the vector
 * store on `QDRANT_TEST_URL`. Several processes of the product at once need a PostgreSQL server besides, and serve pages.
 */
async function runDistributedPart() {
  const isStoreGiven = Boolean(process.env.QDRANT_TEST_URL)
  if (isStoreGiven) vitest('Qdrant', ['qdrant'], reports.qdrant)
  else console.log('not run: Qdrant: QDRANT_TEST_URL names no server')
  const cluster = await startTemporaryOpensearch()
  if ('reason' in cluster) return `OpenSearch: ${cluster.reason}`
  console.log(`OpenSearch ${cluster.version}`)
  const server = await givenOrTemporaryServer()
  if ('reason' in server) console.log(`not run: several processes: PostgreSQL: ${server.reason}`)
  try {
    await buildPages(node)
    vitest('distributed', ['distributed'], reports.distributed, { TEST_SEARCH_URL: cluster.url, TEST_DATABASE_URL: server.url ?? '' })
  } finally {
    await server.stop?.()
    await cluster.stop()
  }
}

/** Compares the best ten of the engines on the real rulings, and prints their share in common. With QDRANT_TEST_URL also of its vectors. */
async function runOverlap() {
  const cluster = await startTemporaryOpensearch()
  if ('reason' in cluster) return `OpenSearch: ${cluster.reason}`
  const url = `${cluster.url.replace('http:', 'opensearch:')}/overlap?shards=3&replicas=0`
  const store = process.env.QDRANT_TEST_URL
  if (!store) console.log('not run: overlap with Qdrant: QDRANT_TEST_URL names no server')
  const vectors = store ? ['--vector-url', `${store.replace('http', 'qdrant')}/overlap`] : []
  try {
    step('the engines rank alike', 'bench/main.ts', ['overlap', '--search-url', url, ...vectors, '--real-files', realFiles])
  } finally {
    await cluster.stop()
  }
}

async function runJourneys() {
  const chromium = await findChromium()
  if (chromium === null) {
    failures.push('No Chromium for the browser journeys: set CHROMIUM_PATH or install chromium.')
    total.failed += 1
    return 'no Chromium'
  }
  const file = reportFile(reports.journeys)
  const status = run('node_modules/@playwright/test/cli.js', ['test'], {
    ...preloaded,
    CHROMIUM_PATH: chromium,
    JOURNEYS_REPORT: file,
  })
  count('journeys', file, status, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
  const suites = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).suites ?? []) : []
  for (const title of endedAs('flaky', suites)) console.log(`passed only the second time: ${title}`)
  for (const title of endedAs('skipped', suites)) console.log(`skipped (journeys): ${title}`)
  failures.push(...endedAs('unexpected', suites))
}

/** Titles of journeys with a status. `flaky` failed once and then passed. */
function endedAs(requested, suites) {
  return suites.flatMap((suite) => [
    ...endedAs(requested, suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === requested))
      .map(({ title }) => `${suite.title} › ${title}`),
  ])
}
