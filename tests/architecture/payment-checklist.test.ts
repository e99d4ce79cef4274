import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tracked-files.ts'

const sections = [
  '§2 Cart',
  '§2 Floating button',
  '§2 Payment modal',
  '§2 Billing form',
  '§2 Profile',
  '§4 Payment modal',
  '§4 Cart',
  '§4 Payment recovery',
  '§4 Subscription status',
  '§5 Billing form',
  '§5 Add to cart',
  '§5 Payment-flow data',
  '§8 Errors',
  '§9 Constants',
]

interface NamedTest {
  readonly file: string
  readonly title: string
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = read('docs/payment-checklist.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.split('\n')
    return { title, rows: lines.filter((line) => line.startsWith('| ') && !/^\| says \|/.test(line)) }
  })

const testsOf = (row: string): NamedTest[] =>
  [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` (.*?)(?=, `|\|$)/gu)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/«(.+?)»(?=, «|\s*$)/gu)].map(([, title = '']) => ({ file, title })),
  )

it('covers each section of the specification that speaks of payments', () => {
  expect(pages.map(({ title }) => title).filter((title) => title.startsWith('§'))).toEqual(sections)
  for (const { title, rows } of pages) expect(rows.length, title).toBeGreaterThan(0)
})

it('shows each row by a test that is written, named by its whole title', () => {
  const isWritten = ({ file, title }: NamedTest): boolean =>
    existsSync(join(root, file)) && ["'", '`', '"'].some((quote) => read(file).includes(`${quote}${title}${quote}`))
  for (const { title, rows } of pages.filter((page) => page.title.startsWith('§')))
    for (const row of rows) {
      const named = testsOf(row)
      expect(named.length, `${title}: ${row}`).toBeGreaterThan(0)
      expect(
        named.filter((test) => !isWritten(test)),
        `${title}: ${row}`,
      ).toEqual([])
    }
})
