import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSameLength, foldText } from './fold-text.ts'

describe('foldSameLength', () => {
  it('folds short and long texts alike, unit by unit', () => {
    expect(foldSameLength('Señora ÁGUILA, N º 5')).toBe('señora aguila, n ° 5')
    expect(foldSameLength('Señora ÁGUILA, N º 5 '.repeat(20))).toBe('señora aguila, n ° 5 '.repeat(20))
  })

  it('keeps the length of every text, and folds each half as in the whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(foldSameLength(text)).toHaveLength(text.length)
      }),
    )
    const padding = 'x'.repeat(200)
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aÁñÑºª“İß𝒜Ω.'), maxLength: 30 }), (text) => {
        expect(foldSameLength(padding + text)).toBe(padding + foldSameLength(text))
      }),
    )
  })
})

describe('foldText', () => {
  it('drops accents and keeps ñ', () => {
    expect(foldText('RESOLUCIÓN del Año')).toBe('resolucion del año')
    expect(foldText('PLAIN')).toBe('plain')
  })
})
