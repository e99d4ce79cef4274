import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { asksOnlyDecision, isBesideNamed, readNamedRulings, splitSubject } from './named-rulings.ts'

const ofCourt = (docId: string, court: string, docketNumber: string, caption: string) => ({
  ruling: buildRuling({ docId, court, docketNumber, rit: null, ruc: null, caption }),
})
const read = [
  ofCourt('cs', 'Corte Suprema', '1234-2020', 'Faro con Luna'),
  ofCourt('ca', 'Corte de Apelaciones de Arica', '77-2021', 'Marea con Servicio de Faros'),
  ofCourt('dt', 'Dirección del Trabajo', 'ORD.N°07', 'Jornada de los fareros'),
  ofCourt('lc', 'Tribunal de Defensa de la Libre Competencia', 'C-15-2018', 'Sentencia 77/2021: Demanda de Faro contra Luna'),
  ofCourt('tc', 'Tribunal Constitucional', '5432-2020', 'Requerimiento sobre los faros'),
  ofCourt('jl', 'Juzgado de Letras del Trabajo de Arica', 'O-15-2022', 'Alba con Comercial Ribera SpA'),
]
const named = (question: string) => readNamedRulings(question, read)?.map(({ ruling }) => ruling.docId) ?? null

it.each([
  ['¿Qué resolvió la Corte Suprema en el rol 1.234-2020?', ['cs']],
  ['¿Qué decidió la C.A. de Arica en el rol N° 77-2021?', ['ca']],
  ['¿Cómo falló la Corte de Apelaciones de Arica la causa rol 77-2021 y por qué?', ['ca']],
  ['Resuma la sentencia RIT O-15-2022 del Juzgado de Letras del Trabajo de Arica', ['jl']],
  ['¿Qué dice el ordinario 07 de la Dirección del Trabajo?', ['dt']],
  ['¿Qué concluye el ORD. N° 7 de la DT?', ['dt']],
  ['¿Qué resolvió la Sentencia N° 77 del TDLC?', ['lc']],
  ['¿Qué decidió el TDLC en la sentencia 77/2021?', ['lc']],
  ['¿Qué resolvió la STC 5432?', ['tc']],
  ['¿Qué dijo el TC en el rol 5432?', ['tc']],
  ['resúmeme el fallo Alba con Comercial Ribera', ['jl']],
])('reads which ruling is asked about: %s', (question, expected) => {
  expect(named(question)).toEqual(expected)
})

it.each(['¿Qué resolvió la Corte Suprema en el rol 4.321-2020?', '¿Qué resolvió la Corte Suprema en el rol 77-2021?'])(
  'finds none where the named case was not read: %s',
  (question) => {
    expect(named(question)).toEqual([])
  },
)

it.each([
  '¿Qué resolvió la Corte Suprema en el rol 1.234-2020 sobre la prescripción?',
  '¿Cuándo prescribe la acción?',
  '¿Qué resolvió la Corte Suprema?',
  'el fallo Alba',
])('reads none where something else is asked, or nothing is named: %s', (question) => {
  expect(named(question)).toBeNull()
})

it.each([
  ['¿Qué resolvió el tribunal en esta sentencia?', true],
  ['Resuma el fallo', true],
  ['¿Se acogió la demanda?', true],
  ['¿Por qué se rechazó el recurso de nulidad?', true],
  ['¿Quién ganó?', true],
  ['¿Por qué?', false],
  ['¿Qué dijo de la nulidad?', false],
  ['¿Se acogió la demanda por el farol?', false],
  ['¿Qué resolvió sobre el farol?', false],
  ['?', false],
])('says whether a question asks only for a decision: %s', (question, expected) => {
  expect(asksOnlyDecision(question)).toBe(expected)
})

it('parts a named ruling from the subject behind its number', () => {
  expect(splitSubject('¿Qué resolvió la Corte Suprema en el rol 1.234-2020 sobre el peaje del faro?')).toEqual({
    naming: '¿Qué resolvió la Corte Suprema en el rol 1.234-2020 ',
    subject: 'el peaje del faro',
  })
  expect(splitSubject('¿Qué resolvió la Corte Suprema en el rol 1.234-2020?')).toBeNull()
  expect(splitSubject('¿Qué se ha resuelto sobre el peaje del faro?')).toBeNull()
})

it('tells a ruling beside those that a question names by their numbers', () => {
  const ruling = buildRuling({ court: 'Corte Suprema', docketNumber: '1234-2020', rit: null })
  expect(isBesideNamed('En el rol 1.234-2020, ¿se pagó el peaje?', ruling)).toBe(false)
  expect(isBesideNamed('En el rol 4.321-2020, ¿se pagó el peaje?', ruling)).toBe(true)
  expect(isBesideNamed('¿Se pagó el peaje?', ruling)).toBe(false)
})
