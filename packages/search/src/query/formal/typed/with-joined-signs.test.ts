import { expect, it } from 'vitest'
import { parseQuery } from '../../parse-query.ts'

const chipsOf = (query: string): string[] =>
  parseQuery(query).chips.flatMap(({ tipo, texto }) => (['exige', 'excluye'].includes(tipo) ? [`${tipo} ${texto}`] : []))

it('takes a sign apart from its word for one of it beside a plus', () => {
  expect(chipsOf('faro + clausura - alcoholes')).toEqual(['exige clausura', 'excluye sin «alcoholes»'])
  expect(chipsOf('(faro O muelle) + clausura - alcoholes')).toEqual(['exige faro O muelle', 'exige clausura', 'excluye sin alcoholes'])
})

it('demands the appeal with which a sum begins', () => {
  const { conditions } = parseQuery('amparo + "libertad condicional" + inadmisible')
  expect(conditions.map(({ value, mode }) => [value, mode])).toEqual([['amparo', 'exigir']])
})

it('takes a line alone for none', () => {
  expect(chipsOf('clausura - alcoholes')).toEqual([])
})
