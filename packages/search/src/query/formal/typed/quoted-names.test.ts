import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'
import { findFormalExpression } from '../find-formal-expression.ts'
import { formatExpression } from '../format-expression.ts'
import { withBrackets, withQuotedNames } from './quoted-names.ts'

const requires = (query: string): string => {
  const { required } = findFormalExpression(query)
  return required === null ? '' : formatExpression(required)
}

describe('a quoted court', () => {
  it.each([
    [
      'horas extra AND (Suprema OR "Corte de Talca") AND 2021',
      'fecha:2021 · tribunal:Corte Suprema · tribunal:Corte de Apelaciones de Talca',
    ],
    ['seguro Y ("2º Juzgado Civil" O Suprema) Y acoge', 'resultado:acoge · tribunal:2º Juzgado Civil · tribunal:Corte Suprema'],
    ['autismo AND "Corte de Concepción" OR Suprema', 'tribunal:Corte Suprema · tribunal:Corte de Apelaciones de Concepción'],
    ['autismo AND Suprema OR ICA Talca AND 2020', 'fecha:2020 · tribunal:Corte Suprema · tribunal:Corte de Apelaciones de Talca'],
  ])('is as much a court as the one that it is joined to: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    ['caducidad Y "primer tribunal ambiental" Y minera', 'tribunal:Primer Tribunal Ambiental'],
    ['"corte de valparaiso" AND embarazo AND 2021', 'fecha:2021 · tribunal:Corte de Apelaciones de Valparaíso'],
    ['quiebra Y liquidador Y "segundo juzgado civil de concepcion"', 'tribunal:2º Juzgado Civil de Concepción'],
    ['"cuarta sala" AND "semana corrida"', 'sala:Cuarta Sala'],
    [
      '("corte de temuco" OR "corte de valdivia") AND servidumbre',
      'tribunal:Corte de Apelaciones de Temuco · tribunal:Corte de Apelaciones de Valdivia',
    ],
    ['"tribunal constitucional" Y "ley emilia" Y 2016', 'fecha:2016 · tribunal:Tribunal Constitucional'],
    ['iva Y "tribunal tributario" -penal', 'tribunal:Tribunal Tributario y Aduanero'],
    ['humedal NOT "segundo tribunal ambiental"', ''],
  ])('is that court beside operators: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each(['"Corte Suprema" canil', '("corte de agua" OR "corte de luz") AND deuda', '(Suprema OR "daño moral") AND 2021'])(
    'stays a phrase in «%s»',
    (query) => {
      expect(withQuotedNames(query)).toBe(query)
    },
  )

  it.each([
    ['("cuarta sala" O "4ta sala") Y estanque', 'sala:Cuarta Sala'],
    ['(primera sala O quinta sala) Y estanque Y dique', 'sala:Primera Sala · sala:Quinta Sala'],
    ['estanque Y ("C.A. Arica" O "ICA Temuco")', 'tribunal:Corte de Apelaciones de Arica · tribunal:Corte de Apelaciones de Temuco'],
    ['"TDLC" AND estanque', 'tribunal:Tribunal de Defensa de la Libre Competencia'],
  ])('is one of a choice, and may be written short: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('keeps the length of the query', () => {
    const query = 'arriendo AND (CS OR "Corte de Temuco")'
    expect(withQuotedNames(query)).toHaveLength(query.length)
  })
})

describe('a quoted name beside operators', () => {
  it.each([
    ['"ministra Vivanco" AND pericia', 'ministro:Vivanco'],
    ['pericia AND "voto en contra de Muñoz"', 'disidente:Muñoz'],
  ])('is a judge as without quotes: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    '"recurso de revisión" pericia',
    '"recurso de revisión" AND pericia',
    '("recurso de hecho" OR "recurso de queja") AND pericia',
    'pericia Y "recurso rechazado" Y tasador',
    '"rechaza casación" AND pericia',
    '("ministra Vivanco" OR pericia) AND tasador',
    '"nulidad del despido" AND pericia',
    '"control preventivo" AND pericia',
    '("casación en el fondo" OR pericia) AND tasador',
    '"se acoge la demanda" AND pericia',
    '"acoge la demanda" AND pericia',
    '"sentencia condenatoria" AND pericia',
    '"casación" AND pericia',
    'recurso:"recurso de revisión" AND pericia',
    '"recurso de revisión"~6 AND pericia',
    '"ministro de fe" AND pericia',
  ])('stays a phrase where it may be none, or where no operator stands: «%s»', (query) => {
    expect(withQuotedNames(query)).toBe(query)
  })
})

it('reads brackets behind an operator as parentheses', () => {
  expect(withBrackets('tutela AND -[2018]')).toBe('tutela AND -(2018)')
  expect(withBrackets('el demandado [sic] apeló')).toBe('el demandado [sic] apeló')
  expect(demandedLine('tutela AND acoso AND -[2018]')).toBe('recurso:tutela')
})

describe('courts as operands', () => {
  it.each([
    ['(retail O banco) Y JPL Y condena', '(retail O banco) Y tribunal:"Juzgado de Policía Local" Y resultado:condena'],
    ['mall Y caída Y JPL Y 2019', 'mall Y caída Y tribunal:"Juzgado de Policía Local" Y fecha:2019'],
    ['visitas AND abuelos AND JF', 'visitas Y abuelos Y tribunal:"Juzgado de Familia"'],
    ['+hurto +JG +2021', 'hurto Y tribunal:"Juzgado de Garantía" Y fecha:2021'],
    ['despido AND 2ºJLT AND rechaza', 'despido Y tribunal:"2º Juzgado de Letras del Trabajo" Y resultado:rechaza'],
    ['SERNAC AND "interés difuso"', 'sernac Y "interés difuso"'],
  ])('«%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })

  it('takes a city before a year for its courts', () => {
    expect(requires('+visitas +abuelos -Santiago +Concepción 2017')).toContain('tribunal:Concepción')
  })
})
