import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwrapLines } from './unwrap-lines.ts'

describe('unwrapLines', () => {
  it('joins the lines of a paragraph that an editor wrapped, and no paragraphs', () => {
    const wrapped = [
      'La demandada sostuvo que el aviso llegó fuera de plazo, pero el comprobante',
      'de la oficina de correos muestra lo contrario, según se dijo en la causa de',
      'la Corte de Apelaciones de Valdivia que se acompaña con esta presentación y',
      'que nadie objetó.',
      '',
      'POR TANTO,',
      '',
      'Pido acoger la demanda.',
    ]
    expect(unwrapLines(wrapped.join('\n'))).toBe([wrapped.slice(0, 4).join(' '), ...wrapped.slice(4)].join('\n'))
  })

  it('leaves a text in which each line is a paragraph', () => {
    const text =
      'PRIMERO: que el contrato terminó.\nSEGUNDO: que nada se pagó.\nTERCERO: que la deuda consta por escrito.\n[1] Rol N° 12.345-2020.'
    expect(unwrapLines(text)).toBe(text)
  })

  it('changes no length and nothing but line breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '.', '1'), maxLength: 300 }), (text) => {
        expect(unwrapLines(text).replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '))
      }),
    )
  })
})
