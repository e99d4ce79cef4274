import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { personalDataRegistry } from '../../packages/database/src/schema/personal-data.ts'
import { root } from './tracked-files.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = read('docs/security/ley-19628.md')
const part = (title: string): string => page.split(/^## /mu).find((one) => one.startsWith(title)) ?? ''
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rowsOf = (title: string): string[][] =>
  part(title)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map(cellsOf)
const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

describe('docs/security/ley-19628.md', () => {
  it('shows every article by a page or a test that exists, tests by title', () => {
    const rows = rowsOf('Article by article')
    expect(rows.length).toBeGreaterThan(20)
    for (const [article = '', , state = '', , by = ''] of rows) {
      expect(['done', 'operator', 'open'], article).toContain(state)
      const named = [...by.matchAll(/`([\w./-]+)`((?:,? «[^»]+»)*)/gu)]
      expect(named.length, article).toBeGreaterThan(0)
      for (const [, path = '', titles = ''] of named) {
        expect(existsSync(join(root, path)), path).toBe(true)
        const written = [...titles.matchAll(/«([^»]+)»/gu)].map(([, title = '']) => title)
        expect(written.length > 0, `${path} names its tests`).toBe(path.endsWith('.test.ts'))
        for (const title of written) expect(read(path), path).toContain(`'${title}'`)
      }
    }
  })

  it('registers every place of the registry of personal data, each once, and no other', () => {
    const registered = rowsOf('Register of processing activities').flatMap(([, , , , places = '']) => namesIn(places))
    expect(registered.toSorted()).toEqual(personalDataRegistry.map(({ name }) => name).toSorted())
  })

  it('assesses every place that holds the text of rulings', () => {
    const assessed = new Set(namesIn(part('Impact assessment')))
    const holding = personalDataRegistry.filter(({ holds }) => /^(?:text|facts|words|vectors)\b.* of (?:passages of )?rulings/u.test(holds))
    expect(holding.length).toBeGreaterThan(5)
    for (const { name } of holding) expect(assessed, name).toContain(name)
  })
})
