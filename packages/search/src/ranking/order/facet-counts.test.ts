import { describe, expect, it } from 'vitest'
import { manyRulings } from '../../testing/many-rulings.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../../testing/rulings.ts'

const filterable = ['tribunal', 'sala', 'resultado', 'recurso', 'ministro', 'redactor', 'norma', 'materia', 'anio'] as const

describe('a facet count', () => {
  it.each(['', 'camino estimará', 'multa servidumbre', 'art. 161 CT', 'multa desde 2019', '"la multa"', 'RIT O-345-2021'])(
    'equals what including the value finds, and the rest what excluding it finds: «%s»',
    async (query) => {
      const { search } = await openSearch([...fictionalRulings, ...manyRulings])
      const { facets, total } = await search.search(requestFor(query))
      let values = 0
      for (const name of filterable)
        for (const { value, total: counted } of facets[name] ?? []) {
          values++
          const chosen = await search.search(requestFor(query, { filters: { [name]: [value] }, size: 1 }))
          expect(chosen.total, `${name} ${value}`).toBe(counted)
          const excluded = await search.search(requestFor(query, { filters: { [name]: [`-${value}`] }, size: 1 }))
          expect(excluded.total, `without ${name} ${value}`).toBe(total - counted)
        }
      expect(values).toBeGreaterThan(4)
    },
  )
})

describe('a query that is only a norm', () => {
  const spellings = [
    'art. 161 CT',
    'art. 161 del Código del Trabajo',
    '161 código del trabajo',
    'art.161 ct',
    'art 161 inc 1 C. del T.',
    'art. 161 Cód. Trab.',
  ]

  it('finds exactly the rulings that cite it, in any spelling', async () => {
    const chatty = rulingOf('chatty', {
      sections: [section('c1', 'considerando', 'El código de conducta de la ley del trabajo, según la ley, párrafo 161.')],
    })
    const { search } = await openSearch([...fictionalRulings, ...manyRulings, chatty])
    for (const query of spellings) {
      const { total, hits, facets } = await search.search(requestFor(query, { size: 100 }))
      expect(total, query).toBe(13)
      expect(facets['norma']?.find(({ value }) => value === 'CT:161')?.total, query).toBe(13)
      expect(hits.map(({ docId }) => docId)).not.toContain('chatty')
    }
    for (const [query, label] of [
      ['Ley 21.719', 'Ley N° 21.719'],
      ['ley zamudio', 'Ley N° 20.609'],
      ['arts. 161 y 168 CT', 'art. 168 Código del Trabajo'],
    ] as const) {
      const { total, empty } = await search.search(requestFor(query))
      expect(total, query).toBe(0)
      expect(empty?.terms, query).toContainEqual({ term: label, total: 0 })
    }
  })
})

describe('a facet with a filter', () => {
  it.each(['', 'camino estimará'])('is counted without its own filter, exactly: «%s»', async (query) => {
    const { search } = await openSearch([...fictionalRulings, ...manyRulings])
    const { facets } = await search.search(requestFor(query))
    const [year, outcome] = [facets['anio']?.[0]?.value ?? '', facets['resultado']?.[0]?.value ?? '']
    const filters = { anio: [year], resultado: [`-${outcome}`] }
    const narrowed = await search.search(requestFor(query, { filters }))
    expect(Object.keys(narrowed.choices).sort()).toEqual(['anio', 'resultado'])
    for (const { value, total } of narrowed.choices['anio'] ?? [])
      expect((await search.search(requestFor(query, { filters: { ...filters, anio: [value] }, size: 1 }))).total, value).toBe(total)
    for (const { value, total } of narrowed.choices['resultado'] ?? [])
      expect((await search.search(requestFor(query, { filters: { ...filters, resultado: [value] }, size: 1 }))).total, value).toBe(total)
    expect(narrowed.facets['anio']?.map(({ value }) => value) ?? []).toEqual(narrowed.total > 0 ? [year] : [])
    expect((await search.search(requestFor(query))).choices).toEqual({})
  })

  it('keeps the years outside the chosen dates', async () => {
    const { search } = await openSearch(manyRulings)
    const all = await search.search(requestFor(''))
    const { choices, facets } = await search.search(requestFor('', { filters: { desde: ['2021'], hasta: ['2021'] } }))
    expect(choices['anio']).toEqual(all.facets['anio'])
    expect(facets['anio']?.map(({ value }) => value)).toEqual(['2021'])
  })
})
