import { describe, expect, it } from 'vitest'
import type { OwnWord } from './own-words.ts'
import type { RulingSigns } from './ruling-signs.ts'
import { type Compared, minSimilarity, type SimilaritySource, similarityScore } from './similarity-score.ts'

const signsOf = (parts: Partial<RulingSigns> = {}): RulingSigns => ({
  docId: 'una',
  collections: ['laboral'],
  clusters: [],
  articles: new Set(),
  decided: new Set(),
  decidedPlaces: new Set(),
  subjects: new Set(),
  topics: new Map(),
  ...parts,
})
const contentWords: readonly OwnWord[] = Array.from({ length: 40 }, (_, at) => ({ stem: `palabr${at}`, times: 2, rarity: 3 }))
const subjects = new Map([
  ['recargo', 4],
  ['nocturn', 4],
])
const topics = new Map([['lab-recargo', 3]])
const source = (parts: Partial<SimilaritySource> = {}): SimilaritySource => ({
  signs: signsOf({ topics: new Map([['lab-recargo', 4]]), subjects: new Set(subjects.keys()) }),
  weights: { articles: new Map([['CT:38', 3]]), subjects },
  topics,
  words: contentWords,
  ...parts,
})
const other = (signs: Partial<RulingSigns> = {}, measures: Partial<Compared> = {}): Compared => ({
  signs: signsOf({ docId: 'otra', ...signs }),
  nearness: 0.2,
  words: 0.2,
  ...measures,
})
const sameMatter = { topics: new Map([['lab-recargo', 2]]), subjects: new Set(subjects.keys()), articles: new Set(['CT:38']) }

describe('similarityScore', () => {
  it('is 1 for every sign at its fullest but for what damps few signs, and 0 for none', () => {
    const full = similarityScore(source(), other({ ...sameMatter, decided: new Set() }, { nearness: 1, words: 1 }))
    expect(full).toBeGreaterThan(0.7)
    expect(full).toBeLessThanOrEqual(1)
    expect(similarityScore(source(), other({}, { nearness: 0, words: 0.02 }))).toBeLessThan(0.01)
  })

  it('shows the same matter in other words, and not the same words in another matter', () => {
    expect(similarityScore(source(), other(sameMatter, { nearness: 0, words: 0.1 }))).toBeGreaterThan(minSimilarity)
    expect(similarityScore(source(), other({}, { nearness: 0.8, words: 0.7 }))).toBeLessThan(minSimilarity)
  })

  it('counts next to nothing of the form that rulings without content share', () => {
    const bare = source({
      words: [{ stem: 'apelad', times: 1, rarity: 2 }],
      signs: signsOf(),
      weights: { articles: new Map(), subjects: new Map() },
    })
    expect(similarityScore(bare, other({}, { nearness: 1, words: 1 }))).toBeLessThan(0.1)
  })

  it('joins no ruling with content to one that has none of its words', () => {
    expect(similarityScore(source(), other(sameMatter, { words: 0 }))).toBe(0)
  })

  it('raises decisions that rest on one article, and lowers those that rest on others', () => {
    const deciding = (article: string): number =>
      similarityScore(
        source({ signs: signsOf({ ...source().signs, decided: new Set(['CT:160']) }), weights: { articles: new Map(), subjects } }),
        other({ ...sameMatter, decided: new Set(article === '' ? [] : [article]) }),
      )
    expect(deciding('CT:160')).toBeGreaterThan(deciding(''))
    expect(deciding('CT:161')).toBeLessThan(deciding(''))
  })
})
