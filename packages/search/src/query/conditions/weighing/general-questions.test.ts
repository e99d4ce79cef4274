import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

describe('questions asked in general', () => {
  it.each([
    'cuánto se demora la Corte de Temuco en ver una apelación',
    'cuanto tarda la suprema en resolver una casación en el fondo de un arriendo',
    '¿Podría la Corte Suprema rebajar una pena ya cumplida?',
    'puede la Suprema casar de oficio?',
    '¿Puede el Tribunal Constitucional suspender un remate que ya empezó?',
    'qué pasa si la corte declara inadmisible la apelación del fiscal',
    'Quiero saber en qué plazo falla el Tribunal Constitucional',
    'necesito saber cuánto demora la Corte Suprema en ver una queja',
    'hasta cuándo puedo reclamar una multa del juzgado de policía local? tengo una del 2016',
    'es cierto que el tribunal constitucional ya no ve requerimientos por armas o eso fue el 2022?',
    '¿Es obligatoria para los tribunales del trabajo una circular de la SUSESO, y cambió el criterio después de 2021?',
    '¿cuál es la regla de prueba según la Suprema y si difiere de la que usa el TDLC?',
    '¿Procede rebajar como gasto lo pagado en un acuerdo aprobado por el TDLC?',
    'los jueces de familia de Osorno pueden suspender las visitas por una deuda?',
    'Pedí de nuevo la partición, estando apelada la sentencia que ya nombró árbitro. ¿Me pueden oponer litispendencia y prospera?',
    'me cortaron el agua en febrero. ¿puedo reclamar y se acoge?',
  ])('demand nothing: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })

  it.each([
    ['¿desde cuándo la Suprema acepta el lucro cesante de los padres?', 'tribunal:Corte Suprema'],
    ['¿cuánto demora una protección? fallos de protección CS 2023', 'recurso:protección · tribunal:Corte Suprema · fecha:2023'],
  ])('are others where rulings are named: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('whom an appeal is against, and what somebody recalls', () => {
  it.each([
    ['queja c/ ministros ica talca, inadmisible', 'recurso:queja · resultado:inadmisible'],
    ['queja contra los ministros de la Corte de Rancagua acogida', 'recurso:queja · resultado:acoge'],
    [
      'Minuta: estibador de Iquique, despedido con fuero, ministra Rojas a favor según cuenta el dirigente, otra vez despedido. Tema: indicios.',
      '',
    ],
  ])('are not demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('notes in pieces', () => {
  it.each([
    [
      'tta iquique / crédito fiscal / reclamo / ha lugar / 2017-2019',
      'tribunal:Tribunal Tributario y Aduanero de la Región de Tarapacá · recurso:reclamación · resultado:acoge · fecha:2017..2019',
    ],
    [
      'ICA Talca / amparo / expulsión / rechazado / 2022',
      'tribunal:Corte de Apelaciones de Talca · recurso:amparo · resultado:rechaza · fecha:2022',
    ],
    ['despido / licencia médica / fuero', ''],
  ])('demand what each says: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})
