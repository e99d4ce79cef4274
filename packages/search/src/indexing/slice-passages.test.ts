import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulingOf, section } from '../testing/rulings.ts'
import { anchorOfPassage, findPassage, passageText, slicePassages } from './slice-passages.ts'

const wordsOf = (text: string): string[] => text.match(/\S+/gu) ?? []

describe('slicePassages', () => {
  it('keeps a section whole when it is short', () => {
    const ruling = rulingOf('r', {
      sections: [section('c7', 'considerando', 'Que procede.', 'Que así se dirá.'), section('vistos', 'vistos', 'Vistos:')],
    })
    expect(slicePassages(ruling).map(({ id, anchor, kind }) => ({ id, anchor, kind }))).toEqual([
      { id: 'r#c7', anchor: 'c7', kind: 'considerando' },
      { id: 'r#vistos', anchor: 'vistos', kind: 'vistos' },
    ])
    expect(slicePassages(ruling)[0]?.paragraphs.map(({ anchor }) => anchor)).toEqual(['p1', 'p2'])
  })

  it('cuts a long paragraph at sentences', () => {
    const sentence = 'El tribunal estima que la prueba rendida es suficiente para tener por establecido el hecho. '
    const ruling = rulingOf('r', { sections: [section('texto', 'texto', sentence.repeat(60).trim())] })
    const passages = slicePassages(ruling)
    expect(passages.map(({ id }) => id)).toEqual(['r#texto/1', 'r#texto/2', 'r#texto/3'])
    for (const passage of passages) expect(passageText(passage).endsWith('hecho.')).toBe(true)
  })

  it('omits and repeats nothing, stays within 400 words, and finds each passage by its id', () => {
    const word = fc.constantFrom('palabra', 'fin.', 'Que', 'art.', '\n', 'larga', '¿por')
    const paragraph = fc.array(word, { maxLength: 900 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(fc.array(paragraph, { maxLength: 4 }), { maxLength: 3 }), (sections) => {
        const ruling = rulingOf('caso#1/2', {
          sections: sections.map((paragraphs, i) => section(`c${i + 1}`, 'considerando', ...paragraphs)),
        })
        const passages = slicePassages(ruling)
        expect(passages.flatMap((passage) => wordsOf(passageText(passage)))).toEqual(sections.flat().flatMap(wordsOf))
        for (const passage of passages) {
          expect(wordsOf(passageText(passage)).length).toBeLessThanOrEqual(400)
          expect(findPassage(ruling, passage.id)).toEqual(passage)
          expect(anchorOfPassage(passage.id)).toBe(passage.anchor)
        }
        expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
      }),
      { numRuns: 60 },
    )
  })

  it('does not find a passage the ruling does not have', () => {
    const ruling = rulingOf('r', { sections: [section('c1', 'considerando', 'Que sí.')] })
    expect(findPassage(ruling, 'r#c2')).toBeNull()
    expect(findPassage(ruling, 'r#c1/4')).toBeNull()
  })
})
