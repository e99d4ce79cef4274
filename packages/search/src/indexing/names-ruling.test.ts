import { findTypedCases } from '@basejuris/legal-text'
import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { namesRuling } from './names-ruling.ts'

const rulingOf = (docketNumber: string | null, more: Parameters<typeof buildRuling>[0] = {}) =>
  buildRuling({ docketNumber, rit: null, ruc: null, caption: 'Faro con Marea', decidedOn: '2021-05-03', ...more })
const named = (typed: string, ruling: ReturnType<typeof rulingOf>) => findTypedCases(typed).map((each) => namesRuling(each, ruling))
const titled = rulingOf('C-15-2018', { caption: 'Sentencia N° 77/2021: Demanda de Faro contra Marea' })

it.each([
  ['rol 1.234-2020', rulingOf('1234-2020')],
  ['rol 1234', rulingOf('1234-2020')],
  ['RIT O-15-2020', rulingOf(null, { rit: 'O-15-2020' })],
  ['ordinario 07 de la Dirección del Trabajo', rulingOf('ORD.N°07', { court: 'Dirección del Trabajo' })],
  ['ordinario 7 de 2021', rulingOf('ORD.N°07', { court: 'Dirección del Trabajo' })],
  ['dictamen E123456 de Contraloría', rulingOf('E-123456-2021', { court: 'Contraloría General de la República' })],
  ['STC 5432-20', rulingOf('5432', { court: 'Tribunal Constitucional' })],
  ['sentencia 77 del TDLC', titled],
  ['sentencia 77/2021 del TDLC', titled],
  ['rol C-15-2018', titled],
])('a number names its ruling: %s', (typed, ruling) => {
  expect(named(typed, ruling)).toEqual([true])
})

it.each([
  ['rol 1.234-2019', rulingOf('1234-2020')],
  ['ordinario 8 de 2021', rulingOf('ORD.N°07', { court: 'Dirección del Trabajo' })],
  ['STC 5432-10', rulingOf('5432', { court: 'Tribunal Constitucional' })],
  ['sentencia 77/2020 del TDLC', titled],
  ['oficio 77', titled],
  ['resolución N° 28 de 2020', rulingOf('O-28-2020', { court: 'Juzgado de Letras de Arica', rit: 'O-28-2020' })],
])('a number names no other: %s', (typed, ruling) => {
  expect(named(typed, ruling)).toEqual([false])
})
