import { expect, it } from 'vitest'
import { parseQuery } from '../query/parse-query.ts'
import { expandAbbreviation } from './expand-abbreviation.ts'
import { findAbbreviations } from './find-abbreviations.ts'

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
  for (const typed of ['despido', 'emp', 'trib', 'const', 'juris', 'profes', 'xyzto', 'fact', 'desonor'])
    expect([typed, expandAbbreviation(typed)]).toEqual([typed, null])
})

it.each([
  ['abandono del proc tesorería', 'proc → procedimiento'],
  ['lib condicional postulante', 'lib → libertad'],
  ['resp extrac falta serv', 'resp → responsabilidad, extrac → extracontractual, serv → servicio'],
  ['indem daño mor', 'indem → indemnizacion, mor → moral'],
  ['sumario adm destitución', 'adm → administrativo'],
  ['excep prescrip pagaré', 'excep → excepcion, prescrip → prescripcion'],
])('finds what «%s» shortens', (query, expected) => {
  expect(
    findAbbreviations(parseQuery(query))
      .map(({ word, meant }) => `${word.exact} → ${meant}`)
      .join(', '),
  ).toBe(expected)
})

it('leaves parties, conditions and whole words alone', () => {
  for (const query of ['SII c/ inv patricia soto', 'desp Y serv', 'fin relación laboral', 'San Miguel club deportivo', '"proc" despido'])
    expect([query, findAbbreviations(parseQuery(query))]).toEqual([query, []])
})
