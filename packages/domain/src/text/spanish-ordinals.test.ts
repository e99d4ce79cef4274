import { describe, expect, it } from 'vitest'
import { removeAccents } from './fold-text.ts'
import { chamberOrdinal, ordinalInWords, ordinalValue, ordinalWords, romanNumeral } from './spanish-ordinals.ts'

describe('Spanish ordinals', () => {
  it('are written as considerandos and chambers bear them', () => {
    expect([1, 10, 11, 12, 13, 18, 20, 37].map(ordinalInWords)).toEqual([
      'primero',
      'décimo',
      'undécimo',
      'duodécimo',
      'décimo tercero',
      'décimo octavo',
      'vigésimo',
      'trigésimo séptimo',
    ])
    expect([1, 7, 11, 13, 15].map(chamberOrdinal)).toEqual(['Primera', 'Séptima', 'Undécima', 'Decimotercera', 'Decimoquinta'])
  })

  it('are parsed as a whole, each of them', () => {
    const whole = new RegExp(`^${ordinalWords}$`, 'u')
    for (let n = 1; n < 100; n += 1) {
      const words = removeAccents(ordinalInWords(n))
      expect(words).toMatch(whole)
      expect(ordinalValue(words), words).toBe(n)
      expect(ordinalValue(`centesimo ${words}`)).toBe(100 + n)
    }
    for (let n = 1; n < 20; n += 1) expect(ordinalValue(removeAccents(chamberOrdinal(n).toLowerCase())), chamberOrdinal(n)).toBe(n)
  })

  it.each([
    ['decimoctavo', 18],
    ['vigesimoctavo', 28],
    ['centesimo trigesimoctavo', 138],
    ['decimo-octavo', 18],
    ['decimosegundo', 12],
    ['centesimo undecimo', 111],
    ['ducentesimo duodecimo', 212],
    ['centesimo primero', 101],
    ['tricentesimo', 300],
    ['cuadragesimo quinto', 45],
    ['setimo', 7],
    ['unico', 1],
    ['tribunal', 0],
  ])('reads «%s» as %i', (words, value) => {
    expect(ordinalValue(words)).toBe(value)
    expect(new RegExp(`^${ordinalWords}$`, 'u').test(words)).toBe(value > 0)
  })

  it('writes Roman numerals', () => {
    expect([1, 4, 9, 12, 14, 39].map(romanNumeral)).toEqual(['I', 'IV', 'IX', 'XII', 'XIV', 'XXXIX'])
  })
})
