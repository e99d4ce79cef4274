import { expect, it } from 'vitest'
import { emptyState } from '../../../search-address/results-state.ts'
import { addressFields } from '../../../search-address/write-address.ts'
import { startOfSearch } from './start-of-search.ts'

it('takes the question and the filters of a search, and nothing else of its address', () => {
  const start = startOfSearch({
    q: 'despido y licencia',
    tribunal: 'Corte Suprema,-Corte Inventada',
    anio: '2021',
    orden: 'fecha',
    pagina: '3',
  })
  expect(start.question).toBe('despido y licencia')
  expect(start.search?.filtros).toEqual({ tribunal: ['Corte Suprema', '-Corte Inventada'], anio: ['2021'] })
  expect(start.search?.filters.map(({ text, excluded }) => [text, excluded])).toEqual(
    expect.arrayContaining([
      ['Corte Suprema', false],
      ['Corte Inventada', true],
      ['2021', false],
    ]),
  )
  expect(start.search?.filters).toHaveLength(3)
})

it('takes the bases of a search, and the collections that belong to none', () => {
  const { search } = startOfSearch({ q: 'despido', bases: 'base_laboral,administrativo' })
  expect(search).toMatchObject({ filtros: {}, bases: ['base_laboral'], colecciones: ['administrativo'] })
  expect(search?.filters.map(({ text }) => text)).toContain('Laboral')
})

it('begins without a search where the address has none', () => {
  expect(startOfSearch({})).toEqual({ question: '', search: null, ruling: null })
  expect(startOfSearch({ q: 'despido', id: 'x' })).toEqual({ question: 'despido', search: null, ruling: null })
})

it('reads the address of results', () => {
  const filtros = { tribunal: ['Corte Suprema'], desde: ['2020'] }
  const fields = addressFields({ ...emptyState, q: 'despido & licencia', filtros })
  expect(startOfSearch(Object.fromEntries(fields))).toMatchObject({ question: 'despido & licencia', search: { filtros } })
})
