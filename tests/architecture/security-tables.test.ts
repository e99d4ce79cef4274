import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const rows = read('docs/security/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

it('shows every requirement that is met by tests that are there, and says why the others are not', () => {
  expect(rows.length).toBeGreaterThan(80)
  for (const [, id = '', , state = '', by = ''] of rows) {
    expect(['met', 'not met', 'not applicable'], id).toContain(state)
    const named = [...by.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/gu)].map(([, path = '']) => path)
    if (state === 'met') expect(named.length, id).toBeGreaterThan(0)
    else expect(by.length, id).toBeGreaterThan(10)
    for (const path of named) expect(existsSync(join(root, path)), `${id}: ${path}`).toBe(true)
  }
})

it('counts what it says it counts', () => {
  const count = (state: string) => rows.filter((cells) => cells[3] === state).length
  expect(read('docs/security/asvs.md')).toContain(
    `${count('met')} met, ${count('not met')} not met, ${count('not applicable')} not applicable, of ${rows.length} rows.`,
  )
})

it('names only tests that are there, in every page for the reviewer', () => {
  for (const page of ['SECURITY.md', 'docs/security/threat-model.md', 'docs/security/data-flow.md'])
    for (const [, path = ''] of read(page).matchAll(/`([\w./-]+\.test\.ts)`/gu)) expect(existsSync(join(root, path)), path).toBe(true)
})
