import { expect, it } from 'vitest'
import { tieFacet } from '../../indexing/fields.ts'
import { tieTerm } from '../../indexing/topic-terms.ts'
import type { QueryTopic } from '../../query/parsed-query.ts'
import { raiseByTopics } from './raise-by-topics.ts'

const topic = (id: string, share: number): QueryTopic => ({ id, name: id, key: `tema:${id}`, mode: 'preferir', share, confidence: 0.3 })
const ties: Readonly<Record<string, readonly string[]>> = {
  lejana: [tieTerm({ id: 'civ-perros', strength: 4 })],
  cercana: [tieTerm({ id: 'pen-hurto', strength: 9 })],
}
const lexical = { facetValues: async (_: string, ids: readonly string[]) => ids.map((id) => ({ [tieFacet]: ties[id] ?? [] })) }
const hits = [
  { id: 'cercana', score: 0.4 },
  { id: 'lejana', score: 0.35 },
]

it('raises rulings tied to a topic of the query, by its share', async () => {
  expect((await raiseByTopics(lexical, hits, [topic('civ-perros', 1)])).map(({ id }) => id)).toEqual(['lejana', 'cercana'])
  expect((await raiseByTopics(lexical, hits, [topic('civ-perros', 0.1)])).map(({ id }) => id)).toEqual(['cercana', 'lejana'])
})

it('leaves scores as they are without topics', async () => {
  expect(await raiseByTopics(lexical, hits, [])).toEqual(hits)
})

it('counts a tie no more than full', async () => {
  const [first] = await raiseByTopics(lexical, hits, [topic('pen-hurto', 1)])
  expect(first).toEqual({ id: 'cercana', score: 0.4 + 0.15 })
})
