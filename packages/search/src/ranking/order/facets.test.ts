import { expect, it } from 'vitest'
import type { RulingFilters } from '../request/search-request.ts'
import { limitFacets } from './facets.ts'

const counted = (values: readonly string[]) => values.map((value, at) => ({ value, total: 100 - at }))
const facets = {
  tribunal: counted(['A', 'B', 'C', 'D', 'E']),
  anio: counted(['2024', '2023', '2022', '2021']),
  ministro: counted(['Sol', 'Luna']),
}
const shown = (filters: RulingFilters, values?: number) =>
  Object.fromEntries(
    Object.entries(limitFacets(facets, { filters, ...(values === undefined ? {} : { values }) })).map(([name, counts]) => [
      name,
      counts.map(({ value }) => value).join(' '),
    ]),
  )

it('limits values to the most frequent, every year, and filtered ones however rare', () => {
  expect(shown({}, 2)).toEqual({ tribunal: 'A B', anio: '2024 2023 2022 2021', ministro: 'Sol Luna' })
  expect(shown({ tribunal: ['D', '-E'] }, 2)).toMatchObject({ tribunal: 'A B D E' })
})

it('keeps all values without a limit', () => {
  expect(shown({})).toMatchObject({ tribunal: 'A B C D E' })
})
