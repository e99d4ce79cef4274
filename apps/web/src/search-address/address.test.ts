import { modeSchema, readingSchema, searchBodySchema, sortSchema } from '@basejuris/contract'
import { baseIds, fictionalModes } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinValues, splitValues } from './list-values.ts'
import { parseAddress } from './parse-address.ts'
import { emptyState, type FilterKey, filterKeys, type ResultsState } from './results-state.ts'
import { searchRequest } from './search-request.ts'
import { writeAddress } from './write-address.ts'

const parametersOf = (address: string): Record<string, string[]> => {
  const query = new URLSearchParams(address.split('?')[1] ?? '')
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
}

const word = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text !== '-')
const listKeys = filterKeys.filter((key): key is Exclude<FilterKey, 'desde' | 'hasta' | 'rol'> => !['desde', 'hasta', 'rol'].includes(key))
const docket = fc.constantFrom('12345-2020', '-O-364-2020', 'rol N° 12.345-2020', '2000123456-7')
const filters = fc
  .dictionary(fc.constantFrom(...listKeys), fc.uniqueArray(word, { minLength: 1, maxLength: 4 }))
  .chain((lists) =>
    fc.option(fc.integer({ min: 1900, max: 2030 }), { nil: undefined }).map((year) => (year ? { ...lists, desde: [String(year)] } : lists)),
  )
  .chain((lists) => fc.option(docket, { nil: undefined }).map((rol) => (rol === undefined ? lists : { ...lists, rol: [rol] })))
const state: fc.Arbitrary<ResultsState> = fc.record({
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  bases: fc.uniqueArray(fc.constantFrom(...baseIds, 'tribunal_constitucional' as const), { maxLength: 3 }),
  orden: fc.constantFrom(...sortSchema.options),
  modo: fc.constantFrom(...modeSchema.options),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  filtros: filters,
  literal: fc.boolean(),
  lectura: fc.constantFrom(null, ...readingSchema.options),
  exigir: fc.uniqueArray(
    word.map((key) => `tribunal:${key}`),
    { maxLength: 3 },
  ),
  preferir: fc.uniqueArray(
    word.map((key) => `fecha:${key}`),
    { maxLength: 3 },
  ),
  ficticias: fc.constantFrom(null, ...fictionalModes),
})

describe('the address of a results page', () => {
  test('drops the number of no case', () =>
    expect(parseAddress({ rol: ['despido,12.345-2020', '-'] }).filtros).toEqual({ rol: ['12.345-2020'] }))

  test('carries the whole state there and back', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(parseAddress(parametersOf(writeAddress(one)))).toEqual(one)
      }),
    )
  })

  test('is always something the API accepts', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\ud800', 'x'.repeat(1999).concat('😀'), '2027-02-30', '0000-01-01'),
    )
    const anything = fc.dictionary(
      fc.constantFrom('q', 'bases', 'modo', 'orden', 'pagina', 'literal', 'lectura', 'exigir', 'preferir', 'ficticias', ...filterKeys),
      fc.oneof(anyText, fc.array(anyText)),
    )
    fc.assert(
      fc.property(anything, (parameters) => {
        expect(searchBodySchema.safeParse(searchRequest(parseAddress(parameters))).success).toBe(true)
      }),
    )
  })

  test('leaves defaults out and reads as a person would write it', () => {
    expect(writeAddress(emptyState)).toBe('/resultados')
    const filtros = { tribunal: ['Corte Suprema', '-C.A. de Santiago'], norma: ['CT:161'], desde: ['2015'] }
    expect(writeAddress({ ...emptyState, q: 'despido «fuero»', filtros, modo: 'lexica', pagina: 3 })).toBe(
      '/resultados?q=despido+%C2%ABfuero%C2%BB&desde=2015&tribunal=Corte+Suprema,-C.A.+de+Santiago&norma=CT:161&modo=palabras&pagina=3',
    )
  })

  test('takes repeated parameters and comma lists alike', () => {
    const expected = { tribunal: ['Corte Suprema', '-C.A. de Talca'] }
    expect(parseAddress({ tribunal: ['Corte Suprema', '-C.A. de Talca'] }).filtros).toEqual(expected)
    expect(parseAddress({ tribunal: 'Corte Suprema, -C.A. de Talca' }).filtros).toEqual(expected)
  })

  test('drops what it does not know', () => {
    const read = parseAddress({
      bases: 'base_civil,inventada',
      orden: 'azar',
      modo: 'magia',
      pagina: '-3',
      desde: '2015-13-99x',
      otro: 'x',
    })
    expect(read).toEqual({ ...emptyState, bases: ['base_civil'] })
  })
})

test('a comma inside a value is not a separator', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 5 }), (values) => {
      expect(splitValues([joinValues(values)])).toEqual(values)
    }),
  )
  expect(splitValues([joinValues(['Despido, causales', '50%2C'])])).toEqual(['Despido, causales', '50%2C'])
})
