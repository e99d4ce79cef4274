import { expect, it } from 'vitest'
import type { LexicalResult, LexicalSearch } from '../../ports/index.ts'
import { term } from '../../ports/index.ts'
import { CountCache } from './count-cache.ts'

const counting = (word: string, rest: Partial<LexicalSearch> = {}): LexicalSearch => ({
  text: term(word, { text: 1 }),
  filter: null,
  sort: 'relevance',
  facets: [],
  offset: 0,
  limit: 0,
  ...rest,
})

const over = (most?: number) => {
  let state = {}
  let asked: string[] = []
  const cache = new CountCache(() => state, most)
  const ask = (request: LexicalSearch): LexicalResult =>
    cache.answer('rulings', request, () => {
      asked.push(JSON.stringify(request.text).includes('uno') ? 'uno' : 'otro')
      const facets = Object.fromEntries(
        request.facets.map(({ name, limit }) => [name, Array.from({ length: limit }, (_, i) => ({ value: `v${i}`, total: 1 }))]),
      )
      return { hits: [], total: asked.length, facets, secondary: 0, groups: null }
    })
  return {
    ask,
    change: () => {
      state = {}
    },
    asked: () => {
      const seen = asked
      asked = []
      return seen
    },
  }
}

it('counts once per state of the index', () => {
  const { ask, change, asked } = over()
  expect(ask(counting('uno'))).toBe(ask(counting('uno')))
  ask(counting('uno', { filter: { kind: 'in', field: 'court', values: ['a'] } }))
  expect(asked()).toEqual(['uno', 'uno'])
  change()
  ask(counting('uno'))
  expect(asked()).toEqual(['uno'])
})

it('does not cache hits without counts', () => {
  const { ask, asked } = over()
  const hits = counting('uno', { limit: 10 })
  ask(hits)
  ask(hits)
  expect(asked()).toEqual(['uno', 'uno'])
  const counted = { ...hits, facets: [{ name: 'court', limit: 5 }] }
  ask(counted)
  ask(counted)
  expect(asked()).toEqual(['uno'])
})

it('evicts the least recently used answer first', () => {
  const { ask, asked } = over(40)
  ask(counting('uno'))
  ask(counting('dos'))
  ask(counting('uno'))
  ask(counting('tres'))
  asked()
  ask(counting('uno'))
  expect(asked()).toEqual([])
  ask(counting('dos'))
  expect(asked()).toEqual(['otro'])
})

it('caches an answer with more values than the limit, and others beside it', () => {
  const { ask, asked } = over(100)
  const longest = counting('uno', { facets: [{ name: 'deshace', limit: 1_000 }] })
  for (let i = 0; i < 3; i++) {
    ask(longest)
    ask(counting('dos'))
  }
  expect(asked()).toEqual(['uno', 'otro'])
})
