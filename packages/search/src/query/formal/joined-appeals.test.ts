import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'
import { formatExpression } from './format-expression.ts'

const requiredOf = (query: string, reading?: 'operadores'): string => {
  const { required } = parseQuery(query, { reading })
  return required === null ? '' : formatExpression(required)
}
const noticeOf = (query: string): string => parseQuery(query).alternative?.notice ?? ''

describe('kinds of appeal that O joins', () => {
  it.each([
    ['visa (amparo OR protección)', 'recurso:amparo · recurso:protección', 'visa'],
    ['(amparo O protección) antena 2021', 'recurso:amparo · recurso:protección · fecha:2021', 'antena'],
    ['avalúo Y (casación O nulidad)', 'recurso:casación · recurso:nulidad', 'avalúo'],
    ['finiquito (recurso de queja O unificación de jurisprudencia)', 'recurso:queja · recurso:unificación de jurisprudencia', 'finiquito'],
    ['visa (amparo OR protección) acogida', 'recurso:amparo · recurso:protección · resultado:acoge', 'visa'],
  ])('are alternatives of one condition: «%s»', (query, expected, required) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
    expect(requiredOf(query)).toBe(required)
    expect(noticeOf(query)).toMatch(/Se leyeron «.+» y «.+» como clases de recurso: basta una\.$/u)
  })

  it.each([
    ['contrato (nulidad O simulación)', 'contrato Y (nulidad O simulación)'],
    ['arriendo (nulidad O revisión)', 'arriendo Y (nulidad O revisión)'],
    ['menor (amparo O protección)', 'menor Y (amparo O protección)'],
    ['visa (amparo O refugio)', 'visa Y (amparo O refugio)'],
    ['amparo O protección', 'amparo O protección'],
  ])('stay words where they may be of something else, or nothing is left to search: «%s»', (query, required) => {
    expect(demandedLine(query)).toBe('')
    expect(requiredOf(query)).toBe(required)
    expect(noticeOf(query)).not.toContain('clases de recurso')
  })

  it('are words in the other reading', () => {
    expect(requiredOf('visa (amparo OR protección)', 'operadores')).toBe('visa Y (amparo O protección)')
  })

  it('say both what O joins and what the kinds are', () => {
    expect(noticeOf('amparo O protección visa')).toBe(
      'Se leyó O solo entre lo que está a su lado: amparo O protección; lo demás queda fuera de O. Se leyeron «amparo» y «protección» como clases de recurso: basta una.',
    )
  })

  it.each(['visa (amparo o protección)', 'protección o amparo visa rechazado'])('are alternatives in small letters too: «%s»', (query) => {
    expect(demandedLine(query)).toContain('recurso:amparo · recurso:protección')
  })
})
