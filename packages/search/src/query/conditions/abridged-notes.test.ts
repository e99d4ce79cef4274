import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

const numbers = (query: string): number => parseQuery(query).identifiers.length

describe('two years behind a document', () => {
  it.each([
    ['subsidio maternal negado, dictamen suseso 2018-2021', 'tribunal:Superintendencia de Seguridad Social · fecha:2018..2021'],
    ['cobro de tag vencido dictamen sernac 2020-2023', 'tribunal:Servicio Nacional del Consumidor · fecha:2020..2023'],
  ])('are a range: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
    expect(numbers(query)).toBe(0)
  })

  it.each(['rol 1998-2003 protección isapre', 'rit 2010-2015 cobranza Temuco', 'dictamen 1234-2020 suseso', 'dictamen 2026-2011 viáticos'])(
    'are a number: «%s»',
    (query) => {
      expect(numbers(query)).toBe(1)
    },
  )
})

describe('bodies and months cut short', () => {
  it.each([
    ['contral. dict 2019 cometido funcional viáticos', 'tribunal:Contraloría General de la República · fecha:2019'],
    ['contral. licitación bases 2021', 'tribunal:Contraloría General de la República · fecha:2021'],
    ['robo con sorpresa top talca oct 21', 'tribunal:Tribunal de Juicio Oral en lo Penal de Talca · fecha:2021-10'],
    [
      'JLT Curicó tutela acogida, feb 24',
      'tribunal:Juzgado de Letras del Trabajo de Curicó · recurso:tutela · resultado:acoge · fecha:2024-02',
    ],
    ['alimentos ica temuco jun. 22 confirma', 'tribunal:Corte de Apelaciones de Temuco · fecha:2022-06 · resultado:confirma'],
    ['concesión marítima plazo mar 20 millas', ''],
    ['arriendo de local viña del mar 23', ''],
    ['suprema isapre sept 18 2020', 'tribunal:Corte Suprema · fecha:2020'],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('courts by a number and initials', () => {
  it.each([
    ['2TA Santiago R-15-2019 humedal', 'tribunal:Segundo Tribunal Ambiental'],
    ['1TA antofa R-8-2020 salar', 'tribunal:Primer Tribunal Ambiental'],
    ['rol R-31-2021 3TA de Valdivia pisciculturas', 'tribunal:Tercer Tribunal Ambiental'],
    [
      'Quiero la sentencia de mi hermano, le remataron la casa. Es la causa C-1520-2015 del 2º Civil de Talca, la llevó un abogado de allá.',
      'tribunal:2º Juzgado Civil de Talca',
    ],
  ])('are demanded beside a number: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
    expect(numbers(query)).toBe(1)
  })
})

describe('judges who dissent', () => {
  it.each([
    [
      'inaplicabilidad ley emilia TC rechazada, voto contra sepúlveda',
      'recurso:inaplicabilidad · tribunal:Tribunal Constitucional · resultado:rechaza · disidente:Sepúlveda',
    ],
    ['amparo suprema revoca voto en contra vergara', 'recurso:amparo · tribunal:Corte Suprema · resultado:revoca · disidente:Vergara'],
    ['voto contra del ministro Vergara protección', 'disidente:Vergara · recurso:protección'],
    ['disidente vergara TC inaplicabilidad', 'disidente:Vergara · tribunal:Tribunal Constitucional · recurso:inaplicabilidad'],
  ])('need no «de»: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('what courts accept', () => {
  it.each([
    ['fallos en que se acepte el divorcio por cese de convivencia', 'resultado:acoge'],
    ['sentencias que hayan aceptado la demanda de precario', 'resultado:acoge'],
    ['casos en que aceptan la renuncia del trabajador', ''],
  ])('is granted where it is a claim: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('a body beside a court', () => {
  it.each([
    ['hotel lago suprema octubre 2017 superintendencia medio ambiente', 'tribunal:Corte Suprema · fecha:2017-10'],
    ['cobro duplicado ICA Arica 2021 servicio impuestos internos', 'tribunal:Corte de Apelaciones de Arica · fecha:2021'],
  ])('is a party: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})
