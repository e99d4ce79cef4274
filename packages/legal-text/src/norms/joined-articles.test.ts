import { describe, expect, it } from 'vitest'
import { findNormCitations } from './find-norm-citations.ts'

const read = (text: string): string[] =>
  findNormCitations(text).map(({ label, missingArticle }) => (missingArticle === null ? label : `${label} sin ${missingArticle}`))

describe('articles joined in rare ways', () => {
  it.each([
    ['los artículos 19 y ss., en especial el 32 de la Ley N° 19.880', ['art. 19 Ley N° 19.880', 'art. 32 Ley N° 19.880']],
    [
      'los artículos 772 y sobre todo 783 del Código de Procedimiento Civil',
      ['art. 772 Código de Procedimiento Civil', 'art. 783 Código de Procedimiento Civil'],
    ],
    ['los artículos 41 (en su redacción vigente) y 62 de la Ley Nº 19.880', ['art. 41 Ley N° 19.880', 'art. 62 Ley N° 19.880']],
    ['los arts. 12 / 17 de la Ley N° 21.325', ['art. 12 Ley N° 21.325', 'art. 17 Ley N° 21.325']],
    [
      'los artículos 464, letra d., así como el 238 del Código de Procedimiento Civil',
      ['art. 464 letra d) Código de Procedimiento Civil', 'art. 238 Código de Procedimiento Civil'],
    ],
    ['los artículos 5, inciso 2.º, así como el 24 de la Ley N.º 17.322', ['art. 5 inciso 2° Ley N° 17.322', 'art. 24 Ley N° 17.322']],
    ['los artículos 12 e inciso primero del 17 de la Ley N° 21.325', ['art. 12 Ley N° 21.325', 'art. 17 inciso 1° Ley N° 21.325']],
    ['los artículos 5 y letra b) del 12 de la Ley N° 17.322', ['art. 5 Ley N° 17.322', 'art. 12 letra b) Ley N° 17.322']],
    [
      'los artículos 19 N° 1, 9 y 24 y 20 de la Constitución Política',
      ['art. 19 N° 1, N° 9 y N° 24 Constitución Política de la República', 'art. 20 Constitución Política de la República'],
    ],
    [
      'los artículos 19 N° 1, 20 y 21 de la Constitución Política',
      ['art. 19 N° 1', 'art. 20', 'art. 21'].map((article) => `${article} Constitución Política de la República`),
    ],
    [
      'los artículos 19, N°s 3° (inciso sexto) y 2°, de la Constitución Política',
      ['art. 19 N° 3 inciso 6° y N° 2 Constitución Política de la República'],
    ],
    ['el artículo signado 41 de la Ley N° 19.880', ['art. 41 Ley N° 19.880']],
    ['los arts. 12 (letra c)) y 17 de la Ley N° 21.325', ['art. 12 letra c) Ley N° 21.325', 'art. 17 Ley N° 21.325']],
    ['el art. 12 (N° 1, letra c)) de la Ley N° 21.325', ['art. 12 N° 1 letra c) Ley N° 21.325']],
    ['el artículo 41\ninciso 2.º de la Ley № 19.880', ['art. 41 inciso 2° Ley N° 19.880']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    'y/o',
    'y / o',
    'y/u',
    'o bien',
    'e incluso',
    'ni',
    '+',
    'con relación al',
    'con directa relación al',
    'en consonancia con el',
    'en correlación con el artículo',
    'concordado con el',
    ', leído en conjunto con el',
    'interpretado a la luz del',
    ', al igual que el',
    'amén del',
    'seguido del',
  ])('«%s» joins two articles', (joint) => {
    expect(read(`los artículos 41 ${joint} 62 de la Ley N° 19.880`)).toEqual(['art. 41 Ley N° 19.880', 'art. 62 Ley N° 19.880'])
  })

  it('a capital before a parenthesis is of the article', () => {
    expect(read('la subcontratación (Código del Trabajo, arts. 183-A y 183-B)')).toEqual([
      'art. 183 A Código del Trabajo',
      'art. 183 B Código del Trabajo',
    ])
  })

  it('a slash is none behind one article', () => {
    expect(read('el artículo 12 / 17 de la Ley N° 21.325')).not.toContain('art. 12 Ley N° 21.325')
  })
})

describe('an article behind its norm', () => {
  it.each([
    [
      'el Código de Procedimiento Civil, por lo que toca a su artículo 227 sexies, no lo dice',
      ['art. 227 sexies Código de Procedimiento Civil'],
    ],
    ['el Código Civil, en cuanto a su artículo 1545, lo dice', ['art. 1545 Código Civil']],
    ['la Ley N.° 19.880 (v. art. 41)', ['art. 41 Ley N° 19.880']],
    ['la Ley N.° 19.880 (en particular, artículo 41)', ['art. 41 Ley N° 19.880']],
    ['la Ley N.° 19.880 (v. art. 454)', ['Ley N° 19.880 sin 454']],
    ['la Ley N° 19.496, de Protección al Consumidor, en el artículo 300', ['Ley N° 19.496 sin 300']],
    ['la Ley N° 19.496, de Protección al Consumidor – artículo 300', ['Ley N° 19.496 sin 300']],
    ['la Ley N° 19.496 (de Protección al Consumidor), artículo 300', ['Ley N° 19.496 sin 300']],
    ['la Ley N° 19.496 (de Protección al Consumidor), en su artículo 16', ['art. 16 Ley N° 19.496']],
    ['la Ley N° 19.496, de la que ya se habló, en el artículo 300', ['Ley N° 19.496']],
    ['el artículo signado 198, No. 2, de la Ley 19.496', ['Ley N° 19.496 sin 198']],
    ['el Art. 23314 inciso 2.º del Código Civil', ['Código Civil sin 23314']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
