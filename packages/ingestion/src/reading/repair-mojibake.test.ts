import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repairMojibake } from './repair-mojibake.ts'

const garble = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

describe('repairMojibake', () => {
  it.each([
    ['Sentencia NÂ° 12: SecciÃ³n â€œRetailâ€\u009d', 'Sentencia N° 12: Sección “Retail”'],
    ['AÃ‘O, FÃ\u00adsico', 'AÑO, Físico'],
    ['Sentencia N° 12: Sección', 'Sentencia N° 12: Sección'],
    ['Ã solo', 'Ã solo'],
  ])('%s → %s', (written, repaired) => {
    expect(repairMojibake(written)).toBe(repaired)
  })

  it('repairs every Spanish text that was garbled once, and changes no other', () => {
    const letters = fc
      .array(fc.constantFrom(...'aeiou ÁÉÍÓÚáéíóúüñÑ°º“”–n.N'), { minLength: 1, maxLength: 30 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(letters, (text) => {
        expect(repairMojibake(garble(text))).toBe(text)
        expect(repairMojibake(text)).toBe(text)
      }),
    )
  })
})
