import { describe, expect, it } from 'vitest'
import { manyRulings } from '../../testing/many-rulings.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings } from '../../testing/rulings.ts'

const opened = openSearch([...fictionalRulings, ...manyRulings])
const queries = [
  'multa camino servidumbre',
  'caminos multas corte suprema acoge',
  'art. 161 CT multa',
  'art. 161 CT',
  '"la multa" camino',
  'rol 12345-2021 multa del camino',
  'corte suprema',
  'me echaron del trabajo y quiero una multa',
]

describe('displayed relevance', () => {
  it.each(queries)('never rises down the list, page after page: «%s»', async (query) => {
    const { search } = await opened
    for (const mode of ['hibrida', 'lexica', 'semantica'] as const) {
      const shown: number[] = []
      for (let page = 1; page <= 8; page++) {
        const { hits } = await search.search(requestFor(query, { page, size: 9, mode }))
        shown.push(...hits.map(({ relevance }) => relevance))
      }
      if (mode !== 'semantica') expect(shown.length).toBeGreaterThan(1)
      shown.forEach((relevance, at) => {
        expect(relevance, `${mode} ${at}`).toBeLessThanOrEqual((shown[at - 1] ?? 1) + 1e-12)
      })
    }
  })
})

describe('a docket number that no ruling has', () => {
  it('is reported, and no other match has high relevance', async () => {
    const { search } = await opened
    const result = await search.search(requestFor('rol 77777-2019 corte del suministro de agua potable'))
    expect(result.unmatchedCases).toEqual([{ label: 'rol N° 77.777-2019', court: null, holding: 'unknown', courts: [] }])
    expect(result.hits[0]?.docId).toBe('apelaciones')
    expect(result.hits.every(({ level }) => level !== 'alta')).toBe(true)
    const owned = await search.search(requestFor('rol 12345-2021 corte del suministro de agua potable'))
    expect(owned.unmatchedCases).toEqual([])
    expect(owned.hits[0]?.level).toBe('alta')
  })
})

describe('reasons', () => {
  it('name the facts when the text has none of the words', async () => {
    const { search } = await opened
    const { hits } = await search.search(requestFor('desafuero', { mode: 'lexica' }))
    expect(hits.find(({ docId }) => docId === 'fuero')?.reasons.length).toBeGreaterThan(0)
    const { hits: judged } = await search.search(requestFor('elena', { mode: 'lexica' }))
    expect(judged[0]?.reasons).toEqual([{ kind: 'facts' }])
  })
})
