import { defaultFacetValues, maxFacetValues } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { defaultValueCount, markedValues, maxValueCount } from './facet-values.ts'

const counted = [
  { valor: 'Corte Suprema', etiqueta: 'Corte Suprema', total: 812 },
  { valor: 'C.A. de Talca', etiqueta: 'C.A. de Talca', total: 171 },
]

test('chosen values come first and keep their counts', () => {
  const values = markedValues(counted, { tribunal: ['C.A. de Talca'] }, 'tribunal', String)
  expect(values.map(({ value, total, mark }) => [value, total, mark])).toEqual([
    ['C.A. de Talca', 171, 'include'],
    ['Corte Suprema', 812, 'none'],
  ])
})

test('an excluded value stays visible when it is no longer counted', () => {
  const values = markedValues(counted, { tribunal: ['-C.A. de Arica'] }, 'tribunal', (value) => value.toUpperCase())
  expect(values[0]).toEqual({ value: 'C.A. de Arica', label: 'C.A. DE ARICA', total: null, mark: 'exclude' })
  expect(values).toHaveLength(3)
})

test('the limits are those of the contract', () => {
  expect([defaultValueCount, maxValueCount]).toEqual([defaultFacetValues, maxFacetValues])
})
