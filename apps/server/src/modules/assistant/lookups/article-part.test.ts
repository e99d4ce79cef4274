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
  expect(read({ numeral: '2' })).toEqual({ words: ['Artí', '2.- '], place: ' N° 2', missing: null })
  expect(read({ numeral: '1', letra: 'b' })).toEqual({ words: ['Artí', '1.- ', 'b) P'], place: ' N° 1 letra b)', missing: null })
  expect(read({ numeral: '1', inciso: '2' }).words).toEqual(['Artí', '1.- ', 'a) A', 'b) P'])
})

it('gives the whole article where nothing of it is named, or it has none such', () => {
  for (const subdivisions of [[], [{ inciso: '2' }], [{ numeral: '1' }, { numeral: '2' }]])
    expect(read(...subdivisions)).toMatchObject({ place: '', missing: null })
  expect(read({ numeral: '9' })).toMatchObject({ place: '', missing: { kind: 'numeral', cited: '9', last: '2' } })
  expect(read({ letra: 'h' }).missing).toEqual({ kind: 'letra', cited: 'h', last: 'b' })
  expect(read({ numeral: '9' }).words).toHaveLength(parrafos.length)
})

it('says that a place is missing where the citation checker does', () => {
  expect(read({ inciso: '9' }).missing).toEqual({ kind: 'inciso', cited: '9', last: null })
  expect(read({ numeral: '1' }, { numeral: '7' }).missing).toEqual({ kind: 'numeral', cited: '7', last: '2' })
  const withinLine = [{ parrafos: [paragraph('Artículo 9.- Se prohíbe: 1) apagar el faro; 2) pintarlo, y 3) dormir en él.')] }]
  expect(partOfArticle(withinLine, [{ numeral: '3' }])).toMatchObject({ place: '', missing: null })
})
