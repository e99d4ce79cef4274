import { expect, test } from 'vitest'
import { emptyState } from '../../search-address/results-state.ts'
import { savedSearchState } from '../../search-address/saved-search-state.ts'
import { searchToSave } from './search-to-save.ts'

test('a saved search gives the same search back on its first page', () => {
  const state = {
    ...emptyState,
    q: 'despido',
    bases: ['familia', 'tribunal_constitucional'],
    filtros: { anio: ['2020'] },
    pagina: 3,
  } as const
  const { query, parameters } = searchToSave(state)
  expect(parameters).not.toHaveProperty('pagina')
  expect(savedSearchState(query, parameters)).toEqual({ ...state, pagina: 1 })
})
