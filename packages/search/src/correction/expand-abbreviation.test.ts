import { expect, it } from 'vitest'
import { expandAbbreviation } from './expand-abbreviation.ts'

it.each([
  ['descto', 'descuento'],
  ['clte', 'cliente'],
  ['indemniz', 'indemnizacion'],
  ['prescrip', 'prescripcion'],
  ['compvta', 'compraventa'],
  ['trabjdor', 'trabajador'],
  ['embgo', 'embargo'],
])('expands %s', (typed, word) => {
  expect(expandAbbreviation(typed)).toBe(word)
})

it('expands nothing that is a word, too short, or short for several', () => {
  for (const typed of ['despido', 'resp', 'trib', 'const', 'juris', 'profes', 'xyzto', 'arrdto'])
    expect([typed, expandAbbreviation(typed)]).toEqual([typed, null])
})
