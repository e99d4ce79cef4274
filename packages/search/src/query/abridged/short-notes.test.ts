import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { findFormalExpression } from '../formal/find-formal-expression.ts'
import { formatExpression } from '../formal/format-expression.ts'
import { parseQuery } from '../parse-query.ts'

describe('bodies that decide', () => {
  it.each([
    ['CPLT correos de jefatura (amparo rechazado)', 'tribunal:Consejo para la Transparencia · recurso:amparo · resultado:rechaza'],
    ['agendas de ministros - CPLT - acoge en parte', 'tribunal:Consejo para la Transparencia · resultado:acoge_parcial'],
    ['panel de expertos discrepancia peajes', 'tribunal:Panel de Expertos'],
    ['sernac c/ multitienda cobranza abusiva', ''],
  ])('are demanded beside what they decide: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('what some courts decide', () => {
  it.each([
    ['TER Ñuble concejal remueve', 'tribunal:Tribunal Electoral Regional de la Región de Ñuble', 'resultado'],
    ['TDLC sanciona boicot', 'tribunal:Tribunal de Defensa de la Libre Competencia', 'resultado'],
    ['aprueba acuerdo reparatorio estafa JG Curicó', 'tribunal:Juzgado de Garantía de Curicó', 'resultado'],
  ])('is an outcome: «%s»', (query, court, kind) => {
    expect(demandedLine(query)).toContain(court)
    expect(parseQuery(query).conditions.some(({ test, mode }) => test.kind === kind && mode === 'exigir')).toBe(true)
  })
})

describe('appeals by what belongs to them', () => {
  it.each([
    ['queja falta o abuso árbitro', 'recurso:queja'],
    ['queja por falta y abuso cs', 'recurso:queja · tribunal:Corte Suprema'],
    ['reclamación 137 aguas ICA Talca', 'recurso:reclamación · tribunal:Corte de Apelaciones de Talca'],
    ['apelación verbal prisión ICA Arica', 'recurso:apelación · tribunal:Corte de Apelaciones de Arica'],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('numbers of cases as they are typed', () => {
  it.each([
    ['C4521-19 OR C3087-20', 2],
    ['RIT O-1873-2019 O "O-1874-2019"', 2],
    ['despido CS 22-23', 0],
  ])('are %s', (query, count) => {
    const { required, identifiers } = parseQuery(query)
    const inOperators = (required === null ? '' : formatExpression(required)).match(/rol:/gu)?.length ?? 0
    expect(inOperators + identifiers.length).toBe(count)
  })
})

describe('operands that are conditions', () => {
  it.each([
    ['libertad +tercera sala', 'sala:"Tercera Sala"'],
    ['cuotas AND Dirección del Trabajo AND 2018', 'cuotas Y tribunal:"Dirección del Trabajo" Y fecha:2018'],
    ['+SUSESO +reposo', 'tribunal:"Superintendencia de Seguridad Social" Y reposo'],
    ['+SII facturas', 'sii'],
  ])('are read in «%s»', (query, expected) => {
    const { required } = findFormalExpression(query)
    expect(required === null ? '' : formatExpression(required)).toBe(expected)
  })

  it('are seats of courts that begin a sum', () => {
    expect(demandedLine('Temuco + reivindicatoria + cerco')).toBe('tribunal:Temuco')
  })
})

describe('a note with a stroke', () => {
  it('names a judge and no party', () => {
    expect(parseQuery('nulidad por convalidación / redacc Chevesich').caption).toBeNull()
  })
})
