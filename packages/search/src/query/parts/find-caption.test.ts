import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'
import { findCaption } from './find-caption.ts'

const sides = (query: string): string[] | null => {
  const found = findCaption(query)
  return found === null ? null : [found.first, found.second].map(({ from, to }) => query.slice(from, to))
}

describe('findCaption', () => {
  it.each([
    ['Lagos con Contraloría', ['Lagos', 'Contraloría']],
    ['lagos contra fisco de chile', ['lagos', 'fisco de chile']],
    ['Lagos Prat c/ Servicio Nacional de Migraciones', ['Lagos Prat', 'Servicio Nacional de Migraciones']],
    ['LAGOS/FONASA', ['LAGOS', 'FONASA']],
    ['lagos v/s isapre', ['lagos', 'isapre']],
    ['Amparo Lagos con Fisco', ['Amparo Lagos', 'Fisco']],
    ['Lagos con Consejo para la Transparencia', ['Lagos', 'Consejo para la Transparencia']],
    ['sociedad por acciones Lagos con Prado', ['sociedad por acciones Lagos', 'Prado']],
  ])('reads «%s»', (query, expected) => {
    expect(sides(query)).toEqual(expected)
  })

  it('requires the whole query to be names', () => {
    for (const query of ['lagos', 'con fisco', 'lagos con', '12345/2021', 'art. 5 con 6', 'rol 12-2020 lagos con fisco'])
      expect(sides(query), query).toBeNull()
  })

  it('finds no caption in stories and descriptions', () => {
    for (const query of ['mi hermano peleó con el vecino', 'choqué con un auto que no tenía seguro', 'recurso de protección contra isapre'])
      expect(sides(query), query).toBeNull()
    expect(parseQuery('recurso de protección contra Gendarmería Corte de Valparaíso').conditions.map(({ value }) => value)).toContain(
      'Corte de Apelaciones de Valparaíso',
    )
  })

  it('reads a court name as a party', () => {
    expect(parseQuery('Lagos con Contraloría').conditions).toEqual([])
    expect(parseQuery('toma de razón Contraloría').conditions).toHaveLength(1)
  })

  it('takes time linear in the length', () => {
    const long = ['con a '.repeat(300), `${'a'.repeat(1000)} ${'b '.repeat(400)}`]
    expect(cpuMillis(() => long.forEach(findCaption))).toBeLessThan(200)
  })
})
