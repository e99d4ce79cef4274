import { describe, expect, it } from 'vitest'
import type { EntryMark } from './document.ts'
import { countMarked, MarkedText } from './marked-text.ts'

const mark = (from: number, to: number, change: Partial<EntryMark> = {}): EntryMark => ({
  paragraph: 0,
  from,
  to,
  color: null,
  saved: { tags: [], notes: [], warning: null },
  ...change,
})
const withTag = (tag: string) => ({ saved: { tags: [tag], notes: [], warning: null } })
const cut = (text: string, marks: readonly EntryMark[], lead = 0) => new MarkedText().cut({ paragraphs: [text], marks }, 0, lead)

describe('the pieces of a paragraph', () => {
  it('join to its text, and have the colour of their passage', () => {
    const { pieces, notes } = cut('7°. Que la carta calla.', [mark(4, 12, { color: 'verde' })], 3)
    expect(pieces.map(({ text, isLead, wash }) => [text, isLead, wash])).toEqual([
      ['7°.', true, null],
      [' ', false, null],
      ['Que la c', false, '#c4ebbf'],
      ['arta calla.', false, null],
    ])
    expect(notes).toEqual([])
  })

  it('are marked inside the lead too, and where passages overlap', () => {
    const { pieces } = cut('1°. Que sí, que no.', [mark(0, 11), mark(8, 19, { color: 'azul' })], 3)
    expect(pieces.map(({ text }) => text).join('')).toBe('1°. Que sí, que no.')
    expect(pieces.every(({ wash }) => wash !== null)).toBe(true)
    expect(pieces.filter(({ isLead }) => isLead).map(({ text }) => text)).toEqual(['1°.'])
  })

  it('number the notes through the ruling, in the order in which passages end', () => {
    const marked = new MarkedText()
    const paragraphs = ['Que la carta calla.', 'Que nada se probó.']
    const marks = [mark(0, 12, withTag('larga')), mark(4, 6, withTag('corta')), mark(0, 9, { paragraph: 1, ...withTag('otra') })]
    const [first, second] = [0, 1].map((at) => marked.cut({ paragraphs, marks }, at))
    expect(first?.notes.map(({ number, lines }) => [number, lines])).toEqual([
      [1, ['Etiquetas: corta']],
      [2, ['Etiquetas: larga']],
    ])
    expect(first?.pieces.filter(({ note }) => note !== null).map(({ text, note }) => [text, note])).toEqual([
      ['la', 1],
      [' carta', 2],
    ])
    expect(second?.notes.map(({ number }) => number)).toEqual([3])
  })

  it('keep an empty paragraph, and ignore what lies behind its end', () => {
    expect(cut('', []).pieces).toEqual([{ text: '', isLead: false, wash: null, note: null }])
    expect(
      cut('Corto.', [mark(3, 99)])
        .pieces.map(({ text }) => text)
        .join(''),
    ).toBe('Corto.')
  })
})

it('a passage over several paragraphs counts once', () => {
  expect(countMarked([{ marks: [mark(0, 5, { saved: null }), mark(0, 9, { paragraph: 1 })] }, {}])).toBe(1)
})
