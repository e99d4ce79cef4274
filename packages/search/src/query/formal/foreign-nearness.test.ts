import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

describe('operators of nearness of other search engines', () => {
  it.each([
    ['muro NEAR/5 medianero', 'NEAR/5', '"muro medianero"~5'],
    ['muro ADJ3 medianero', 'ADJ3', '"muro medianero"~3'],
    ['muro NEAR medianero', 'NEAR', '"muro medianero"~10'],
    ['"pared común" W/8 filtración', 'W/8', '"pared común filtración"~8'],
  ])('are left out, and what there is instead is offered: «%s»', (query, operator, near) => {
    const { words, alternative } = parseQuery(query)
    expect(words.map(({ exact }) => exact).join(' ')).not.toMatch(/near|adj|\d/u)
    expect(alternative).toEqual({
      notice: `${operator} no es un operador de este buscador y se dejó fuera. Para palabras cercanas escriba ${near}.`,
      reading: 'operadores',
      about: 'operators',
    })
  })

  it('are read as the operator that there is where that is asked for', () => {
    const { chips, alternative } = parseQuery('muro NEAR/5 medianero', { reading: 'operadores' })
    expect(chips.map(({ valor }) => valor)).toEqual(['"muro medianero"~5'])
    expect(alternative?.reading).toBe('palabras')
  })

  it.each(['"muro NEAR/5 medianero"', 'muro 5/5 medianero', 'NEAR muro'])('are none in «%s»', (query) => {
    expect(parseQuery(query).alternative?.notice ?? '').not.toContain('NEAR')
  })
})

describe('a kind of appeal behind a sign', () => {
  it('is left out as the appeal or, at a click, as the word', () => {
    const asAppeal = parseQuery('deportación -amparo')
    expect(asAppeal.chips.find(({ tipo }) => tipo === 'excluye')?.valor).toBe('NO (recurso:amparo)')
    expect(asAppeal.alternative).toEqual({
      notice: 'Se excluyó «amparo» como recurso «amparo», no como palabra.',
      reading: 'operadores',
      about: 'exclusion',
    })
    const asWord = parseQuery('deportación -amparo', { reading: 'operadores' })
    expect(asWord.chips.find(({ tipo }) => tipo === 'excluye')?.valor).toBe('NO (amparo)')
    expect(asWord.alternative).toMatchObject({ reading: 'lados', about: 'exclusion' })
    expect(parseQuery('deportación -amparo', { reading: 'lados' }).chips).toEqual(asAppeal.chips)
  })

  it('has one reading where the sign is before another word', () => {
    expect(parseQuery('clonación -tarjeta').alternative).toBeNull()
  })
})
