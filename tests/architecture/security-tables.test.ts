import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
// @ts-expect-error a plain script, read by npm test before anything is installed
import { isTitle, readSecurityTable, unshownRequirements } from '../../scripts/security-table.mjs'
import { isTestFile, root, sourceFiles } from './tracked-files.ts'

interface Row {
  readonly id: string
  readonly state: string
  readonly by: string
  readonly tests: readonly { readonly file: string; readonly title: string | null }[]
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const rows: readonly Row[] = readSecurityTable(root)

it('shows every requirement that is met by tests with their titles, and says why the others are not', () => {
  expect(rows.length).toBeGreaterThan(80)
  for (const { id, state, by, tests } of rows) {
    expect(['met', 'not met', 'not applicable'], id).toContain(state)
    if (state === 'met') expect(tests.length, id).toBeGreaterThan(0)
    else expect(by.length, id).toBeGreaterThan(10)
  }
})

it('names tests that are written, each by its whole title', () => {
  const written = (file: string, title: string) => ["'", '`', '"'].some((quote) => read(file).includes(`${quote}${title}${quote}`))
  const missing = rows.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      if (title === null) return [`${id}: ${file} without a title`]
      return existsSync(join(root, file)) && written(file, title) ? [] : [`${id}: ${file} «${title}»`]
    }),
  )
  expect(missing).toEqual([])
})

it('counts what it says it counts', () => {
  const count = (requested: string) => rows.filter(({ state }) => state === requested).length
  expect(read('docs/security/asvs.md')).toContain(
    `${count('met')} met, ${count('not met')} not met, ${count('not applicable')} not applicable, of ${rows.length} rows.`,
  )
})

it('draws nothing secret from a generator that can be guessed', () => {
  // It spreads the waits between retries.
  const harmless = ['packages/search/src/encoder/openai-encoder.ts']
  const server = sourceFiles().filter((file) => /^(?:apps\/server|packages)\//.test(file) && !isTestFile(file))
  expect(server.length).toBeGreaterThan(300)
  expect(server.filter((file) => read(file).includes('Math.random')).filter((file) => !harmless.includes(file))).toEqual([])
  for (const file of ['security/new-reference.ts', 'modules/accounts/recovery/request-recovery.ts', 'modules/accounts/email/link-code.ts'])
    expect(read(`apps/server/src/${file}`), file).toMatch(/import \{[^}]*random(?:Int|Bytes)[^}]*\} from 'node:crypto'/)
})

it('is checked against what ran: a test that is absent, skipped or failed shows nothing', () => {
  const table = [{ id: '1.1.1', state: 'met', by: '', tests: [{ file: 'a.test.ts', title: '%s is refused' }] }]
  const ran = (title: string, status: string) => [{ file: 'a.test.ts', title, status }]
  expect(unshownRequirements(table, ran('the stranger is refused', 'passed'))).toEqual([])
  expect(unshownRequirements(table, ran('the stranger is let in', 'passed'))).toHaveLength(1)
  expect(unshownRequirements(table, ran('the stranger is refused', 'pending'))).toHaveLength(1)
  expect(unshownRequirements(table, [...ran('the stranger is refused', 'passed'), ...ran('a guest is refused', 'failed')])).toHaveLength(1)
  expect(isTitle('costs 1.000 (a year)', 'costs 1.000 (a year)')).toBe(true)
  expect(isTitle('costs 1.000', 'costs 1x000')).toBe(false)
  expect(isTitle('%s, request %i: refused', 'getRuling, request 2: refused')).toBe(true)
})

it('names only tests that are there, in every page for the reviewer', () => {
  for (const page of ['SECURITY.md', 'docs/security/threat-model.md', 'docs/security/data-flow.md'])
    for (const [, path = ''] of read(page).matchAll(/`([\w./-]+\.test\.ts)`/gu)) expect(existsSync(join(root, path)), path).toBe(true)
})
