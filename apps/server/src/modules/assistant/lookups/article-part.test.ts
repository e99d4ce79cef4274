import { expect, it } from 'vitest'
import { partOfArticle } from './article-part.ts'

const paragraph = (texto: string, numeral: string | null = null, letra: string | null = null, inciso = 1) => ({
  texto,
  inciso,
  numeral,
  letra,
})
const parrafos = [
  paragraph('Artículo 9.- Se prohíbe:'),
  paragraph('1.- Lo siguiente:', '1'),
  paragraph('a) Apagar el faro;', '1', 'a'),
  paragraph('b) Pintarlo.', '1', 'b'),
  paragraph('2.- Dormir en él.', '2'),
  paragraph('Lo demás se permite.', null, null, 2),
]
const read = (...subdivisions: Parameters<typeof partOfArticle>[1]) => {
  const { texts, place, missing } = partOfArticle([{ parrafos }], subdivisions)
  return { words: texts.flat().map(({ texto }) => texto.slice(0, 4)), place, missing }
}

it('gives a numeral or a letter behind the words that lead to it', () => {
  expect(read({ numeral: '2' })).toEqual({ words: ['Artí', '2.- '], place: ' N° 2', missing: '' })
  expect(read({ numeral: '1', letra: 'b' })).toEqual({ words: ['Artí', '1.- ', 'b) P'], place: ' N° 1 letra b)', missing: '' })
  expect(read({ numeral: '1', inciso: '2' }).words).toEqual(['Artí', '1.- ', 'a) A', 'b) P'])
})

it('gives the whole article where nothing of it is named, or it has none such', () => {
  for (const subdivisions of [[], [{ inciso: '2' }], [{ numeral: '1' }, { numeral: '2' }]])
    expect(read(...subdivisions)).toMatchObject({ place: '', missing: '' })
  expect(read({ numeral: '9' })).toMatchObject({ place: '', missing: 'el N° 9' })
  expect(read({ letra: 'h' }).missing).toBe('la letra h)')
  expect(read({ numeral: '9' }).words).toHaveLength(parrafos.length)
})
