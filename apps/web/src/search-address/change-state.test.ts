import { expect, test } from 'vitest'
import {
  clearFilters,
  countFilters,
  filterMark,
  markFilter,
  removeChip,
  setPage,
  setYearEnd,
  setYears,
  switchChip,
  toggleBase,
} from './change-state.ts'
import { parseAddress } from './parse-address.ts'
import { emptyState } from './results-state.ts'

const onPageFour = { ...emptyState, q: 'despido', pagina: 4 }

test('a value is included, excluded or neither, never both', () => {
  const included = markFilter(onPageFour, 'tribunal', 'Corte Suprema', 'include')
  expect(included.filtros).toEqual({ tribunal: ['Corte Suprema'] })
  const excluded = markFilter(included, 'tribunal', 'Corte Suprema', 'exclude')
  expect(excluded.filtros).toEqual({ tribunal: ['-Corte Suprema'] })
  expect(filterMark(excluded.filtros, 'tribunal', 'Corte Suprema')).toBe('exclude')
  expect(markFilter(excluded, 'tribunal', 'Corte Suprema', 'none').filtros).toEqual({})
})

test('every change except the page returns to page one', () => {
  expect(markFilter(onPageFour, 'sala', 'Cuarta Sala', 'include').pagina).toBe(1)
  expect(setYears(onPageFour, 2015, null)).toMatchObject({ pagina: 1, filtros: { desde: ['2015'] } })
  expect(toggleBase(onPageFour, 'base_civil')).toMatchObject({ pagina: 1, bases: ['base_civil'] })
  expect(setPage(onPageFour, 9).pagina).toBe(9)
})

test('open ends disappear from the years', () => {
  const both = setYears(onPageFour, 2015, 2020)
  expect(both.filtros).toEqual({ desde: ['2015'], hasta: ['2020'] })
  expect(setYears(both, null, null).filtros).toEqual({})
})

test('choosing one end of the years keeps the other, a full date included', () => {
  expect(setYearEnd(setYears(onPageFour, 2015, null), 'hasta', 2018)).toMatchObject({
    pagina: 1,
    filtros: { desde: ['2015'], hasta: ['2018'] },
  })
  const exact = { ...onPageFour, filtros: { desde: ['2015-06-30'] } }
  expect(setYearEnd(exact, 'hasta', 2015).filtros).toEqual({ desde: ['2015-06-30'], hasta: ['2015'] })
})

test('ends that cross are swapped', () => {
  expect(setYearEnd(setYears(onPageFour, 2015, 2018), 'desde', 2020).filtros).toEqual({ desde: ['2018'], hasta: ['2020'] })
  expect(setYearEnd(setYears(onPageFour, 2015, 2018), 'hasta', 2010).filtros).toEqual({ desde: ['2010'], hasta: ['2015'] })
})

test('counts filters, a range of years once', () => {
  const state = toggleBase(
    setYears(markFilter(markFilter(onPageFour, 'norma', 'CT:161', 'include'), 'norma', 'CT:168', 'exclude'), 2015, 2020),
    'base_civil',
  )
  expect(countFilters(state)).toBe(4)
  expect(countFilters(clearFilters(state))).toBe(0)
  expect(clearFilters(state).q).toBe('despido')
})

test('a topic is demanded, preferred again or left out, and the query stays', () => {
  const chip = { tipo: 'tema', clave: 'tema:Despido indirecto', resto: 'despido', modo: 'preferir' } as const
  const demanded = switchChip(onPageFour, chip)
  expect(demanded).toMatchObject({ q: 'despido', pagina: 1, exigir: [chip.clave], preferir: [] })
  expect(switchChip(demanded, { ...chip, modo: 'exigir' })).toMatchObject({ exigir: [], preferir: [] })
  expect(removeChip(demanded, chip)).toMatchObject({ q: 'despido', exigir: [], preferir: [`-${chip.clave}`] })
  expect(parseAddress({ q: 'despido', preferir: `-${chip.clave}` }).preferir).toEqual([`-${chip.clave}`])
})
