import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalArticle, findCatalogueNormByKey, foldText, hasArticle } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { clauses } from './clauses.ts'
import { recourses } from './recourses.ts'
import { parseTopics } from './topic.ts'
import { topicBranches, topics } from './topic-table.ts'

const folded = (text: string): string =>
  foldText(text)
    .replace(/[^a-zñ\d]+/gu, ' ')
    .trim()
const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

const minAlike = 5

describe('the table of topics', () => {
  it('has a file for each branch', () => {
    expect(readdirSync(join(import.meta.dirname, 'table')).sort()).toEqual(topicBranches.map((branch) => `${branch}.txt`).sort())
    expect(topics().length).toBeGreaterThan(900)
  })

  it('names every topic once', () => {
    expect(repeated(topics().map(({ id }) => id))).toEqual([])
    expect(repeated(topics().map(({ name }) => folded(name)))).toEqual([])
    expect(topics().filter(({ name }) => name.length > 200)).toEqual([])
  })

  it('tells neighbours apart: no two topics have five formal wordings in common', () => {
    const each = topics().map(({ id, formal }) => ({ id, formal: new Set(formal.map(({ wording }) => folded(wording))) }))
    const alike = each.flatMap((one, at) =>
      each.slice(at + 1).flatMap((other) => {
        const shared = [...one.formal].filter((wording) => other.formal.has(wording)).length
        return shared >= minAlike ? [`${one.id} ${other.id}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  it('has every topic that is a recourse', () => {
    const ids = new Set(topics().map(({ id }) => id))
    expect([...recourses, ...clauses].filter((id) => !ids.has(id))).toEqual([])
  })

  it('has no empty list, no empty wording and no weight outside its range', () => {
    for (const { id, formal, norms, lay, not } of topics()) {
      const wordings = [...formal.map(({ wording }) => wording), ...norms, ...lay, ...not]
      expect([id, ...wordings.filter((wording) => folded(wording) === '')]).toEqual([id])
      expect([id, ...formal.filter(({ weight }) => !(weight > 0 && weight <= 1))]).toEqual([id])
      expect([id, lay.length >= 10]).toEqual([id, true])
      expect([id, ...repeated(lay.map(folded)), ...repeated(formal.map(({ wording }) => folded(wording)))]).toEqual([id])
    }
  })

  it('has every everyday wording under one topic, which does not disown it', () => {
    expect(repeated(topics().flatMap(({ lay }) => lay.map(folded)))).toEqual([])
    for (const { id, lay, not } of topics()) {
      const others = new Set(not.map(folded))
      expect([id, ...lay.filter((wording) => others.has(folded(wording)))]).toEqual([id])
    }
  })

  it('cites norms and articles of the catalogue, none of them repealed', () => {
    const wrong = topics().flatMap(({ id, norms }) =>
      norms.flatMap((key) => {
        const [norm = '', article] = (key.split('#')[0] ?? '').split(':')
        const found = findCatalogueNormByKey(norm)
        if (found === null || found.isRepealed) return [`${id} ${key}`]
        return article === undefined || (canonicalArticle(article) === article && hasArticle(found.idNorma, article))
          ? []
          : [`${id} ${key}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('parseTopics', () => {
  it('names the topic that cannot be read', () => {
    expect(() => parseTopics('sin nombre')).toThrow('A topic begins with "id: name"')
    expect(() => parseTopics('lab-a: A\n  formal: despido')).toThrow('In the topic lab-a, "despido" has no weight')
    expect(() => parseTopics('lab-a: A\n  formal: despido 1')).toThrow('The topic lab-a has no line "norms"')
  })
})
