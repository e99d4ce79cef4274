import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checklist, fixedParts, quotedIn } from './payment-checklist.ts'
import { root, sourceFiles } from './tracked-files.ts'

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
  '§4 Pricing',
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

const testsOf = (row: string): NamedTest[] =>
  [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` (.*?)(?=, `|\|$)/gu)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/«(.+?)»(?=, «|\s*$)/gu)].map(([, title = '']) => ({ file, title })),
  )

/** What the pages are made of, and what the server says to them. */
const sources = sourceFiles()
  .filter((file) => /^(?:apps\/(?:web|server)|packages\/(?:contract|domain))\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))

it('covers each section of the specification that speaks of payments', () => {
  expect(checklist.map(({ title }) => title)).toEqual(sections)
  for (const { title, rows } of checklist) expect(rows.length, title).toBeGreaterThan(0)
})

it('shows each row by a test that is written, named by its whole title', () => {
  const isWritten = ({ file, title }: NamedTest): boolean =>
    existsSync(join(root, file)) && ["'", '`', '"'].some((quote) => read(file).includes(`${quote}${title}${quote}`))
  for (const { title, rows } of checklist)
    for (const row of rows) {
      const named = testsOf(row)
      expect(named.length, `${title}: ${row}`).toBeGreaterThan(0)
      expect(
        named.filter((test) => !isWritten(test)),
        `${title}: ${row}`,
      ).toEqual([])
    }
})

it('quotes sentences that the sources say word by word', () => {
  const missing = checklist
    .flatMap(({ rows }) => rows.flatMap(quotedIn))
    .filter((sentence) => fixedParts(sentence).some((part) => sources.every(({ text }) => !text.includes(part))))
  expect(missing).toEqual([])
})

it('shows the price of a full plan nowhere', () => {
  expect(sources.filter(({ text }) => /59[._]?990/.test(text)).map(({ file }) => file)).toEqual([])
})
