import { expect, it } from 'vitest'
import { presentFacets, type ShownValues } from './present-facets.ts'

const counted = (values: readonly string[]) => values.map((value, at) => ({ value, total: 100 - at }))
const facets = {
  tribunal: counted(['A', 'B', 'C', 'D', 'E']),
  anio: counted(['2024', '2023', '2022', '2021']),
  ministro: counted(['Sol', 'Luna']),
}
const shownOf = (filters: ShownValues['filters']) =>
  Object.fromEntries(
    Object.entries(presentFacets(facets, { most: 2, filters })).map(([name, values]) => [name, values.map(({ valor }) => valor)]),
  )

it('shows the most frequent values, every year, and what is filtered by however rare', () => {
  expect(shownOf({})).toEqual({ tribunal: ['A', 'B'], anio: ['2024', '2023', '2022', '2021'], ministro: ['Sol', 'Luna'] })
  expect(shownOf({ tribunal: ['D', '-E'] })['tribunal']).toEqual(['A', 'B', 'D', 'E'])
})

it('shows all that was counted where nobody asks for fewer', () => {
  expect(presentFacets(facets).tribunal).toHaveLength(5)
})
