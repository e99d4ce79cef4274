// Reads the rows of docs/security/asvs.md and compares the tests they name with what reporters say of them.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Rows as `{ id, state, by, tests: [{ file, title }] }`. A test is named by `file` and «title», several titles after one file. */
export function readSecurityTable(root) {
  return readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/u.test(line))
    .map((line) => {
      const [, id = '', , state = '', by = ''] = line.split('|').map((cell) => cell.trim())
      return { id, state, by, tests: state === 'met' ? namedTests(by) : [] }
    })
}

function namedTests(by) {
  return [...by.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`((?:,? «[^»]+»)*)/gu)].flatMap(([, file, titles]) => {
    const found = [...titles.matchAll(/«([^»]+)»/gu)].map(([, title]) => ({ file, title }))
    return found.length > 0 ? found : [{ file, title: null }]
  })
}

/** Whether a title that a reporter gives is the one written in the source, where `%s`, its kind and `${name}` stand for anything. */
export function isTitle(written, reported) {
  const parts = written.split(/%[sdijo]|\$\{\w+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u').test(reported)
}

/** Tests of a report of Vitest as `{ file, title, status }`. */
export function testsOfVitest(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, name).replaceAll('\\', '/'), title, status })),
  )
}

/** Journeys of a report of Playwright as `{ file, title, status }`. */
export function testsOfPlaywright(report) {
  const walk = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(walk),
    ...specs.map(({ file, title, ok, tests }) => ({
      file: `tests/e2e/${file}`,
      title,
      status: tests.every(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
    })),
  ]
  return report.suites.flatMap(walk)
}

/** Sentences on tests that the table names and that are not there or have not passed, each time they ran. */
export function unshownRequirements(rows, reported) {
  return rows.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      const found = reported.filter((test) => test.file === file && title !== null && isTitle(title, test.title))
      if (found.length === 0) return [`${id}: no test «${title}» ran in ${file}`]
      return found.every(({ status }) => status === 'passed') ? [] : [`${id}: «${title}» of ${file} has not passed`]
    }),
  )
}
