import { expect, it } from 'vitest'
import type { LexicalResult, LexicalSearch } from '../ports/index.ts'
import { term } from '../ports/index.ts'
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
  const ask = (request: LexicalSearch): Promise<LexicalResult> =>
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

it('counts once per state of the index', async () => {
  const { ask, change, asked } = over()
  const [first, second] = await Promise.all([ask(counting('uno')), ask(counting('uno'))])
  expect(first).toBe(second)
  await ask(counting('uno', { filter: { kind: 'in', field: 'court', values: ['a'] } }))
  expect(asked()).toEqual(['uno', 'uno'])
  change()
  await ask(counting('uno'))
  expect(asked()).toEqual(['uno'])
})

it('does not cache hits without counts', async () => {
  const { ask, asked } = over()
  const hits = counting('uno', { limit: 10 })
  await ask(hits)
  await ask(hits)
  expect(asked()).toEqual(['uno', 'uno'])
  const counted = { ...hits, facets: [{ name: 'court', limit: 5 }] }
  await ask(counted)
  await ask(counted)
  expect(asked()).toEqual(['uno'])
})

it('evicts the least recently used answer first', async () => {
  const { ask, asked } = over(40)
  await ask(counting('uno'))
  await ask(counting('dos'))
  await ask(counting('uno'))
  await ask(counting('tres'))
  asked()
  await ask(counting('uno'))
  expect(asked()).toEqual([])
  await ask(counting('dos'))
  expect(asked()).toEqual(['otro'])
})

it('caches an answer with more values than the limit, and others beside it', async () => {
  const { ask, asked } = over(100)
  const longest = counting('uno', { facets: [{ name: 'deshace', limit: 1_000 }] })
  for (let i = 0; i < 3; i++) {
    await ask(longest)
    await ask(counting('dos'))
  }
  expect(asked()).toEqual(['uno', 'otro'])
})

it('does not cache a failure', async () => {
  const cache = new CountCache(() => state)
  const state = {}
  const failing = cache.answer('rulings', counting('uno'), () => Promise.reject(new Error('no answer')))
  await expect(failing).rejects.toThrow('no answer')
  const answer: LexicalResult = { hits: [], total: 7, facets: {}, secondary: 0, groups: null }
  expect(await cache.answer('rulings', counting('uno'), () => answer)).toBe(answer)
})
