import { expect, it } from 'vitest'
import { presentParagraphs } from './present-parts.ts'

it('reads the numbers of a list in their usual forms, and no other line, as numerals', () => {
  const text =
    'Artículo 4°.- Se aceptan estas excepciones:\n1a. La primera.\n2ª La segunda.\n3a.- La tercera.\n4°. La cuarta.\n5o. La quinta.\n6.- La sexta.\nNinguna otra.'
  expect(presentParagraphs('art-4', text).map(({ inciso, numeral }) => [inciso, numeral])).toEqual([
    [1, null],
    [1, '1'],
    [1, '2'],
    [1, '3'],
    [1, '4'],
    [1, '5'],
    [1, '6'],
    [2, null],
  ])
  expect(presentParagraphs('art-5', 'Artículo 5°.- Uno.\n2 a 3 días después, dos.')[1]).toMatchObject({ inciso: 2, numeral: null })
})
