import { describe, expect, it } from 'vitest'
import { foldAccents, foldText, removeAccents } from './fold-text.ts'

describe('folding', () => {
  it.each([
    ['Ñuñoa, CAÑETE y Viña', 'ñuñoa, cañete y viña', 'Nunoa, CANETE y Vina', 'nunoa, canete y vina'],
    ['Pérez n\u0303 ÜBER', 'perez ñ uber', 'Perez n UBER', 'perez n uber'],
    ['plain', 'plain', 'plain', 'plain'],
  ])('reads %s', (text, folded, bare, both) => {
    expect(foldText(text)).toBe(folded)
    expect(removeAccents(text)).toBe(bare)
    expect(foldAccents(text)).toBe(both)
  })
})
