import { expect, it } from 'vitest'
import { chatLink } from '../../../search-address/chat-link.ts'
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

it('begins without a search where the address has none', () => {
  expect(startOfSearch({})).toEqual({ question: '', search: null })
  expect(startOfSearch({ q: 'despido', id: 'x' })).toEqual({ question: 'despido', search: null })
})

it('reads what the results link to', () => {
  const filtros = { tribunal: ['Corte Suprema'], desde: ['2020'] }
  const { searchParams } = new URL(chatLink({ q: 'despido & licencia', filtros }), 'https://basejuris.test')
  expect(startOfSearch(Object.fromEntries(searchParams))).toMatchObject({ question: 'despido & licencia', search: { filtros } })
})
