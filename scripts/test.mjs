// npm test: installs what is missing, then checks, unit and verb tests, the build of the pages and the browser journeys.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildPages } from './build-pages.mjs'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'
import { findChromium } from './find-chromium.mjs'

const node = await ensureInstalled()
const results = join(root, 'test-results')
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
/** Failures, repeated in the last lines. */
const failures = []
const failureLines = 6

/** The first lines of a reporter's message, without colours. */
const shortened = (message) => stripVTControlCharacters(message).split('\n').slice(0, failureLines).join('\n    ')

function step(name, script) {
  if (run(script, []) === 0) total.passed += 1
  else {
    total.failed += 1
    failures.push(name)
  }
}

const run = (script, args, extra = {}) =>
  spawnSync(node, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env: childEnvironment(node, extra) }).status ?? 1

/** Adds a reporter's counts. A run without report, or one that failed without naming a test, counts as one failure. */
function count(name, file, status, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    counts.failed = 1
    failures.push(`${name}: no report was left`)
  }
  if (status !== 0 && counts.failed === 0) {
    counts.failed = 1
    failures.push(`${name}: ended with ${status} and named no test`)
  }
  for (const key of Object.keys(total)) total[key] += counts[key]
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
}

/** Titles of journeys with a status. `flaky` failed once and then passed. */
const endedAs = (requested, suites) =>
  suites.flatMap((suite) => [
    ...endedAs(requested, suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === requested))
      .map(({ title }) => `${suite.title} › ${title}`),
  ])

const unitFile = join(results, 'unit.json')
const answeredFile = join(results, 'answered-errors.txt')
const journeysFile = join(results, 'journeys.json')
for (const file of [unitFile, answeredFile, journeysFile]) rmSync(file, { force: true })

step('npm run check', 'scripts/check.mjs')

const unit = run('node_modules/vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`], {
  NODE_ENV: 'test',
})
count('unit', unitFile, unit, (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  skipped: report.numPendingTests,
}))
for (const file of existsSync(unitFile) ? JSON.parse(readFileSync(unitFile, 'utf8')).testResults : []) {
  const path = relative(root, file.name)
  if (file.status === 'failed' && file.assertionResults.length === 0) failures.push(`${path}\n    ${shortened(file.message)}`)
  for (const test of file.assertionResults) {
    if (test.status === 'skipped' || test.status === 'pending') console.log(`skipped: ${test.fullName}`)
    if (test.status === 'failed') failures.push(`${path} › ${test.fullName}\n    ${shortened(test.failureMessages.join('\n'))}`)
  }
}

step('every declared error is answered by a test', 'scripts/check-declared-errors.mjs')

await buildPages(node)
const chromium = await findChromium()
if (chromium === null) {
  failures.push('No Chromium for the browser journeys: set CHROMIUM_PATH or install chromium.')
  total.failed += 1
} else {
  const journeys = run('node_modules/@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: chromium, JOURNEYS_REPORT: journeysFile })
  count('journeys', journeysFile, journeys, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
  }))
  const suites = existsSync(journeysFile) ? (JSON.parse(readFileSync(journeysFile, 'utf8')).suites ?? []) : []
  for (const title of endedAs('flaky', suites)) console.log(`passed only the second time: ${title}`)
  for (const title of endedAs('skipped', suites)) console.log(`skipped: ${title}`)
  failures.push(...endedAs('unexpected', suites))
}
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
