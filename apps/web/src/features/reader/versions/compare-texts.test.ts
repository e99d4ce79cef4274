import type { SectionView } from '@basejuris/contract'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangedPassage, compareTexts, piecesOfSide } from './compare-texts.ts'

const sections = (...texts: string[]): SectionView[] =>
  texts.map((texto, index) => ({
    ancla: `c${index + 1}`,
    tipo: 'considerando',
    numero: index + 1,
    titulo: `${index + 1}°`,
    parrafos: texto.split('\n').map((line, at) => ({ ancla: `p${index + 1}${at}`, texto: line, marcas: [], referencias: [] })),
  }))
const changes = (before: SectionView[], after: SectionView[]) =>
  compareTexts(before, after).filter((stretch): stretch is ChangedPassage => stretch.kind === 'changed')

describe('compareTexts', () => {
  it('reports the changed words, their place and the unchanged amount', () => {
    const before = sections('Que comparece doña Ana.', 'Que se rechaza la demanda.', 'Que no hay costas.')
    const after = sections('Que comparece doña Ana.', 'Que se acoge la demanda.', 'Que no hay costas.')
    expect(compareTexts(before, after)).toEqual([
      { kind: 'same', paragraphs: 1 },
      {
        kind: 'changed',
        place: 'c. 2°',
        before: 'p20',
        after: 'p20',
        pieces: [
          { kind: 'same', text: 'Que se ' },
          { kind: 'out', text: 'rechaza' },
          { kind: 'in', text: 'acoge' },
          { kind: 'same', text: ' la demanda.' },
        ],
      },
      { kind: 'same', paragraphs: 1 },
    ])
  })

  it('reports added and removed paragraphs whole', () => {
    const [added] = changes(sections('Uno.'), sections('Uno.', 'Dos.'))
    expect(added).toMatchObject({ before: null, after: 'p20', pieces: [{ kind: 'in', text: 'Dos.' }] })
    const [removed] = changes(sections('Uno.', 'Dos.'), sections('Dos.'))
    expect(removed).toMatchObject({ before: 'p10', after: null, place: 'c. 1°', pieces: [{ kind: 'out', text: 'Uno.' }] })
  })

  it('follows a paragraph that was split in two', () => {
    const [split] = changes(sections('Que comparece doña Ana. Que demanda.'), sections('Que comparece doña Ana.\nQue demanda.'))
    expect(split?.pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text.trim())).toEqual(['', ''])
  })

  it('finds nothing between a text and itself', () => {
    expect(compareTexts(sections('Uno.', 'Dos.'), sections('Uno.', 'Dos.'))).toEqual([{ kind: 'same', paragraphs: 2 }])
    expect(compareTexts([], [])).toEqual([])
  })

  it('reproduces both texts, each from its side', () => {
    const text = fc.array(fc.constantFrom('Que', 'la', 'demanda', 'se', 'acoge', '\n', '1°', '«no»'), { minLength: 1, maxLength: 30 })
    const texts = fc.array(
      text.map((words) => words.join(' ')),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const stretches = changes(sections(...before), sections(...after))
        const compared = (side: 'out' | 'in') =>
          stretches
            .map(({ pieces }) =>
              piecesOfSide(pieces, side)
                .map(({ text }) => text)
                .join(''),
            )
            .join('\n')
        const lines = (given: string[]) => given.flatMap((one) => one.split('\n'))
        for (const line of compared('in').split('\n')) expect(line === '' || lines(after).includes(line)).toBe(true)
        for (const line of compared('out').split('\n')) expect(line === '' || lines(before).includes(line)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('compares two long unrelated texts in bounded time', () => {
    const long = (word: string) => sections(...Array.from({ length: 400 }, (_, at) => `${word}${at} `.repeat(120)))
    expect(cpuMillis(() => void compareTexts(long('a'), long('b')))).toBeLessThan(3000)
  })
})
