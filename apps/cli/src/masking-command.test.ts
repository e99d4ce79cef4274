import { expect, it } from 'vitest'
import { maskingText } from './masking-command.ts'

it('lists kinds, pseudonyms and places for review', () => {
  const report = {
    docId: 'fam-x',
    kinds: [
      { mark: '[RUT]', count: 1 },
      { mark: '[persona]', count: 2 },
    ],
    scope: 'everyone' as const,
    people: [{ person: 1, captioned: true, minor: true, mentions: 2 }],
    places: [
      { anchor: 'p1', at: 4, mark: '[persona 1]' },
      { anchor: 'p1', at: 40, mark: '[RUT]' },
      { anchor: 'p3', at: 0, mark: '[persona 1]' },
    ],
  }
  expect(maskingText(report).split('\n')).toEqual([
    'fam-x: 3 datos reemplazados.',
    'Nombres: se reemplazan los de todas las personas naturales.',
    '  [RUT]          1',
    '  [persona]      2',
    '  [persona 1]  2 menciones, en la carátula, menor de edad',
    '  p1         [persona 1] en 4 · [RUT] en 40',
    '  p3         [persona 1] en 0',
  ])
  expect(maskingText({ ...report, kinds: [], scope: null, people: [], places: [] })).toBe(
    'fam-x: 0 datos reemplazados.\nNombres: no se reemplazan.',
  )
})
