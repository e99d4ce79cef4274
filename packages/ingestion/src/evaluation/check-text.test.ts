import { describe, expect, it } from 'vitest'
import { hashWords } from './hash-words.ts'
import { lostLines } from './lost-lines.ts'
import { maskedSpans } from './masked-spans.ts'
import { noiseLines } from './noise-lines.ts'
import { overMasking } from './over-masking.ts'

describe('noiseLines', () => {
  it('separates page furniture from the ruling', () => {
    const lines = [
      'República de Chile',
      'VISTOS: lo expuesto por las partes.',
      '7',
      'Este documento tiene firma electrónica',
      'Código: ABCDEFGHJK',
      'República de Chile',
      'Fojas 12',
      'mil doscientos tres',
      '8',
      'Se pagarán las cuotas que siguen:',
      '2019',
    ]
    expect([...noiseLines(lines)]).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('finds a number that is alone on page after page', () => {
    const lines = Array.from({ length: 5 }, (_, page) => ['362', `Texto de la página ${page} del fallo.`]).flat()
    expect([...noiseLines(lines)]).toEqual([0, 2, 4, 6, 8])
  })
})

describe('lostLines', () => {
  it('reports a line whose words are elsewhere but not together', () => {
    const raw = ['La demandada vendió tres caballos en la feria.', 'El puente cruje cuando pasa el tren.']
    expect(lostLines(raw, ['La demandada vendió tres caballos en la feria.'])).toEqual([1])
    expect(lostLines(raw, ['La demandada vendió', 'tres caballos en la feria. El puente cruje cuando pasa el tren.'])).toEqual([])
  })

  it('ignores missing accents and foreign glyphs', () => {
    expect(
      lostLines(['la concesi n de exploraci n denominada Cerro Verdeó ó'], ['la concesión de exploración denominada Cerro Verde']),
    ).toEqual([])
    const raw = [
      'se inscribe en el registro la concesi n de la mina que el dueño llama Cerro Verde ó',
      'la fijaci(cid:243)n de precios en el aæo de la crisis mayor',
    ]
    expect(
      lostLines(raw, [
        'se inscribe en el registro la concesión de la mina que el dueño llama Cerro Verde',
        'la fijación de precios en el año de la crisis mayor',
      ]),
    ).toEqual([])
  })
})

describe('maskedSpans', () => {
  it('aligns the masked paragraph with the other', () => {
    expect(maskedSpans('doña Elisa Ficticia, RUN 11.111.111-1, vive aquí', 'doña [persona 1], RUN [RUT], vive aquí')).toEqual([
      { mark: '[persona 1]', hidden: 'Elisa Ficticia' },
      { mark: '[RUT]', hidden: '11.111.111-1' },
    ])
  })

  it('follows a mark across paragraphs and keeps the marks of the source', () => {
    expect(maskedSpans('7, comuna de Lota', ', comuna de Lota')).toEqual([{ mark: '[…]', hidden: '7' }])
    expect(maskedSpans('el señor [XIMENA] habló', 'el señor [XIMENA] habló')).toEqual([])
    expect(maskedSpans('otra cosa', 'nada igual')).toBeNull()
  })
})

describe('overMasking', () => {
  it('counts words masked by mistake, by kind', () => {
    const spans = [
      { mark: '[persona 1]', hidden: 'Elisa Ficticia Moraga' },
      { mark: '[persona 2]', hidden: 'Ficticia Moraga, Elisa' },
      { mark: '[documento]', hidden: 'Rol 12-2020' },
      { mark: '[persona 3]', hidden: 'la acequia seca' },
      { mark: '[persona 4]', hidden: 'Bello' },
      { mark: '[domicilio]', hidden: 'calle Ley Uno 12' },
    ]
    const { masked, wrong } = overMasking('texto', spans, ['MORAGA FICTICIA ELISA'], [hashWords('Bello')])
    expect(masked).toBe(17)
    expect(wrong).toEqual({ rol: 3, fecha: 0, monto: 0, norma: 0, ministro: 6, 'palabra común': 2, 'visto a mano': 1 })
  })
})
