import { expect, it } from 'vitest'
import { tieFacet } from '../../indexing/fields.ts'
import { tieTerm } from '../../indexing/topic-terms.ts'
import type { QueryChip, QueryTopic } from '../../query/parsed-query.ts'
import { shownChips } from './shown-chips.ts'

const topic = (id: string, share: number, mode: QueryTopic['mode'] = 'preferir'): QueryTopic => ({
  id,
  name: id,
  key: `tema:${id}`,
  mode,
  share,
  confidence: 0.2,
})
const chipOf = ({ key, name, mode }: QueryTopic): QueryChip => ({
  tipo: 'tema',
  texto: name,
  valor: name,
  resto: '',
  clave: key,
  modo: mode,
})
const word: QueryChip = { tipo: 'palabras', texto: 'perro', valor: 'perro', resto: '', clave: 'palabras:perro', modo: null }

const shown = async (topics: readonly QueryTopic[], ties: readonly (readonly string[])[]): Promise<string[]> => {
  const lexical = { facetValues: async (_: string, ids: readonly string[]) => ids.map((id) => ({ [tieFacet]: ties[Number(id)] ?? [] })) }
  const chips = await shownChips(
    lexical,
    { chips: [...topics.map(chipOf), word], topics },
    ties.map((_, id) => ({ id: String(id), score: 1 })),
  )
  return chips.map(({ texto }) => texto)
}
const tied = (id: string, strength: number): string[] => [tieTerm({ id, strength })]

it('shows a topic of which one of the first three rulings speaks', async () => {
  expect(await shown([topic('perros', 0.2)], [[], [], tied('perros', 1)])).toEqual(['perros', 'perro'])
  expect(await shown([topic('perros', 0.2)], [[], [], [], tied('perros', 4)])).toEqual(['perro'])
})

it('shows none of which they have a word alone', async () => {
  expect(await shown([topic('perros', 0.2)], [tied('perros', 0.9)])).toEqual(['perro'])
})

it('shows one that the words leave little doubt of, and one that is demanded, whatever the rulings say', async () => {
  expect(await shown([topic('perros', 0.4), topic('gatos', 0.1)], [tied('aves', 4)])).toEqual(['perros', 'perro'])
  expect(await shown([topic('gatos', 0.1, 'exigir')], [tied('aves', 4)])).toEqual(['gatos', 'perro'])
})

it('shows all where no order by relevance tells which rulings are the best', async () => {
  expect(await shown([topic('perros', 0.2)], [])).toEqual(['perros', 'perro'])
})
