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

  it('joins a line that breaks before a name which the text writes within its sentences, and no label, day or new sentence', () => {
    const known = 'PRIMERO: que el Código Procesal Penal, la Corporación Educacional y la ciudad de Valdivia se nombran aquí.'
    const cut = [
      'Que lo anterior se resuelve según el artículo 387 del Código Procesal',
      'Penal, contra cuya decisión no procede recurso alguno.',
    ]
    const school = ['De esta manera quedó establecido en la causa que la Corporación', 'Educacional nunca fue emplazada en este juicio.']
    expect(unwrapLines([known, ...cut, known, ...school].join('\n')).split('\n')).toEqual([known, cut.join(' '), known, school.join(' ')])
    const apart = [
      known,
      'Juzgado de Letras y Garantía de la ciudad de Valdivia',
      'Valdivia, dos de enero de dos mil veinticuatro.',
      'Audiencia de lectura de la sentencia del procedimiento',
      'Penal: 12.345',
      'Antecedentes que se tuvieron a la vista por el tribunal',
      'Que la demanda se funda en el contrato de las partes.',
    ]
    expect(unwrapLines(apart.join('\n')).split('\n')).toEqual(apart)
  })

  it('joins a full line that breaks before a word with a colon, and no label of a form', () => {
    const wrapped = [
      'El empleador sostuvo que el aviso llegó fuera de plazo, pero el comprobante de la oficina de',
      'correos muestra lo contrario, según dejó escrito el Juzgado de Letras del Trabajo de Punta',
      'Arenas: «que el despacho fue oportuno y que así lo reconoció el testigo de la demandada, sin',
      'que nadie lo objetara».',
    ]
    expect(unwrapLines(wrapped.join('\n'))).toBe(wrapped.join(' '))
    const form = [...wrapped, '', 'Sobre esta materia se recuerda lo siguiente', 'Tribunal: Corte de Apelaciones de Valdivia']
    expect(unwrapLines(form.join('\n')).split('\n').slice(-2)).toEqual(form.slice(-2))
  })

  it('changes no length and nothing but line breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '.', '1'), maxLength: 300 }), (text) => {
        expect(unwrapLines(text).replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '))
      }),
    )
  })
})
