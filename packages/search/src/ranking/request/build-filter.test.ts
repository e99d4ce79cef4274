import { describe, expect, it } from 'vitest'
import { andFilter, existsFilter, inFilter, notFilter, rangeFilter } from '../../ports/index.ts'
import { buildFilter } from './build-filter.ts'

const collections = inFilter('coleccion', ['civil'])
const civil = { collections: ['civil'], fictional: 'incluir' } as const

describe('buildFilter', () => {
  it('leaves out the fictional rulings, or all others', () => {
    expect(buildFilter({ ...civil, fictional: 'excluir' }, {})).toEqual(andFilter([collections, notFilter(existsFilter('ficticia'))]))
    expect(buildFilter({ ...civil, fictional: 'solo' }, {})).toEqual(andFilter([collections, existsFilter('ficticia')]))
  })

  it('treats values of one filter as alternatives and a leading dash as exclusion', () => {
    expect(buildFilter(civil, { tribunal: ['A', '-B', 'C'], norma: ['-CT:161'] })).toEqual(
      andFilter([
        collections,
        inFilter('tribunal', ['A', 'C']),
        notFilter(inFilter('tribunal', ['B'])),
        notFilter(inFilter('norma', ['CT:161'])),
      ]),
    )
  })

  it('takes the number of a case in any written form', () => {
    expect(buildFilter(civil, { rol: ['rol N° 12.345-2020', 'o-364-2020', '-RUC 2000123456-7'] })).toEqual(
      andFilter([collections, inFilter('numero', ['12345-2020', 'o-364-2020']), notFilter(inFilter('numero', ['2000123456-7']))]),
    )
  })

  it('covers whole years, months and days', () => {
    const range = (desde: string, hasta: string): unknown => buildFilter(civil, { desde: [desde], hasta: [hasta] })
    expect(range('2015', '2016')).toEqual(
      andFilter([collections, rangeFilter('fecha', { from: 20150101 }), rangeFilter('fecha', { to: 20161231 })]),
    )
    expect(range('2015-03', '2015-04')).toEqual(
      andFilter([collections, rangeFilter('fecha', { from: 20150301 }), rangeFilter('fecha', { to: 20150431 })]),
    )
    expect(range('2015-03-09', '2015-03-10')).toEqual(
      andFilter([collections, rangeFilter('fecha', { from: 20150309 }), rangeFilter('fecha', { to: 20150310 })]),
    )
  })

  it('matches nothing without collections', () => {
    expect(buildFilter({ ...civil, collections: [] }, {})).toEqual(andFilter([inFilter('coleccion', [])]))
  })
})
