import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldCaption } from './fold-caption.ts'

describe('foldCaption', () => {
  it.each([
    'PÉREZ/BANCO DE LA PLAZA',
    'Pérez con Banco de la Plaza',
    'PEREZ  C/ BANCO DE LA PLAZA',
    'Pérez contra «Banco de la Plaza».',
    'pe\u0301rez vs. banco de la plaza',
  ])('reads %s as the same parties', (caption) => {
    expect(foldCaption(caption)).toBe('perez banco de la plaza')
  })

  it('keeps what distinguishes the parties', () => {
    expect(foldCaption('MUÑOZ 2º / S.A. N° 3')).toBe('munoz 2º s a n 3')
    expect(foldCaption('C/ C.E.Y.')).toBe('c e y')
    expect(foldCaption('MP C/ABC/DEF')).toBe('mp abc def')
    expect(foldCaption(' / ')).toBe('')
  })

  it('does not change a folded caption', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (caption) => {
        expect(foldCaption(foldCaption(caption))).toBe(foldCaption(caption))
      }),
    )
  })
})
