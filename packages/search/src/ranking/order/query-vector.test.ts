import { expect, it } from 'vitest'
import type { Encoder } from '../../encoder/encoder.ts'
import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import { createRulingSearch } from '../../ruling-search.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'

const away: Encoder = {
  name: 'ausente',
  dimension: 1024,
  encodePassages: () => Promise.reject(new EncoderUnavailable('No responde.')),
  encodeQuery: () => Promise.reject(new EncoderUnavailable('No responde.')),
}
const rulings = ['Despido injustificado de la trabajadora.', 'Servidumbre de tránsito.', 'Despido por necesidades.'].map((text, i) =>
  rulingOf(`m${i}`, { docketNumber: `${i + 1}-2024`, sections: [section('c1', 'considerando', text)] }),
)

it('falls back to words in every mode when the encoder is unavailable, and reports it', async () => {
  const { search, index } = await openSearch(rulings)
  const without = createRulingSearch({ ...index, encoder: away })
  const byWords = await search.search(requestFor('despido', { mode: 'lexica' }))
  expect(byWords.meaningAvailable).toBe(true)
  for (const mode of ['hibrida', 'lexica', 'semantica'] as const) {
    const found = await without.search(requestFor('despido', { mode }))
    expect(found.hits.map(({ docId }) => docId)).toEqual(byWords.hits.map(({ docId }) => docId))
    expect(found.meaningAvailable).toBe(false)
  }
  const nothing = await without.search(requestFor('usucapión'))
  expect(nothing.total).toBe(0)
  expect(nothing.empty?.nearest).toEqual([])
})

it('propagates other failures', async () => {
  const { index } = await openSearch(rulings)
  const broken = { ...away, encodeQuery: () => Promise.reject(new TypeError('a mistake')) }
  await expect(createRulingSearch({ ...index, encoder: broken }).search(requestFor('despido'))).rejects.toThrow('a mistake')
})

it('uses an external encoder only when meaning decides something', async () => {
  const { index } = await openSearch(rulings)
  const encoded: string[] = []
  const external: Encoder = {
    ...away,
    external: true,
    encodeQuery: async (text) => {
      encoded.push(text)
      return null
    },
  }
  const search = createRulingSearch({ ...index, encoder: external })
  for (const query of ['1-2024', '"despido injustificado"', 'art. 161 del Código del Trabajo']) await search.search(requestFor(query))
  await search.search(requestFor('despido', { mode: 'lexica' }))
  await search.search(requestFor('despido', { sort: 'recientes' }))
  expect(encoded).toEqual([])
  await search.search(requestFor('despido injustificado'))
  await search.search(requestFor('1-2024', { mode: 'semantica' }))
  await search.search(requestFor('despido', { mode: 'lexica', sort: 'filtro-semantico' }))
  expect(encoded).toEqual(['despido injustificado', '1-2024', 'despido'])
})

it('encodes what the query is about, without operators and what it excludes', async () => {
  const { index } = await openSearch(rulings)
  const encoded: string[] = []
  const encodeQuery = async (text: string): Promise<null> => {
    encoded.push(text)
    return null
  }
  const search = createRulingSearch({ ...index, encoder: { ...away, encodeQuery } })
  const queries = ['despido injustificado', 'despido NO fuero', 'despido -fuero -2020', '(despido O multa) Y NO "mala fe"', 'NO fuero']
  for (const query of queries) await search.search(requestFor(query, { literal: true } as object))
  expect(encoded).toEqual(['despido injustificado', 'despido', 'despido', 'despido multa', ''])
})

it('obeys operators and exclusions in search by meaning too', async () => {
  const { search } = await openSearch(rulings)
  const idsOf = async (query: string) =>
    (await search.search(requestFor(query, { mode: 'semantica' }))).hits.map(({ docId }) => docId).sort()
  expect(await idsOf('despido')).toEqual(['m0', 'm2'])
  expect(await idsOf('despido NO necesidades')).toEqual(['m0'])
  expect(await idsOf('despido -necesidades')).toEqual(['m0'])
  expect(await idsOf('despido Y necesidades')).toEqual(['m2'])
})
