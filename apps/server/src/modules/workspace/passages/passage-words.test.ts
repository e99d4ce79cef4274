import type { Paragraph } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { passageTexts } from './check-passage-range.ts'
import { findPassageAgain, hashPassage, type PassageRange } from './passage-words.ts'

const paragraphs = (...texts: string[]): Paragraph[] => texts.map((text, at) => ({ anchor: `p${at + 1}`, text }))
const long = (word: string, count: number): string => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')

const before = paragraphs(
  `Vistos: ${long('antes', 12)}.`,
  `Primero: Que don Fulano Inventado, ya individualizado, sostiene «que ${long('hecho', 20)}».`,
  `Segundo: Que ${long('prueba', 20)}, y así se declara.`,
)
/** From the quotation mark of the first considerando to the comma of the second. */
const range: PassageRange = { first: 1, from: before[1]?.text.indexOf('«') ?? 0, last: 2, to: before[2]?.text.indexOf(', y así') ?? 0 }
const saved = {
  desde: { ancla: 'p2', posicion: range.from },
  hasta: { ancla: 'p3', posicion: range.to },
  huella: hashPassage(before, range),
}
const read = (now: readonly Paragraph[], passage = saved) => {
  const found = findPassageAgain(now, passage)
  return found === null ? null : { unchanged: found.unchanged, text: passageTexts(now, found.range).map(({ text }) => text) }
}
const words = passageTexts(before, range).map(({ text }) => text)

describe('a saved passage', () => {
  it('stands at its place while its words are there', () => {
    expect(read(before)).toEqual({ unchanged: true, text: words })
    expect(words[0]?.startsWith('«que hecho0')).toBe(true)
  })

  it('is found elsewhere with the same words, with the marks around them', () => {
    const moved = paragraphs('Texto nuevo al comienzo.', before[0]?.text ?? '', 'Otro.', `${before[1]?.text}`, `${before[2]?.text}`)
    expect(read(moved)).toEqual({ unchanged: true, text: words })
  })

  it('is found where accents, capitals and spaces alone changed', () => {
    const respaced = before.map(({ anchor, text }) => ({ anchor, text: text.replaceAll(' ', '  ').toUpperCase() }))
    expect(read(respaced)?.unchanged).toBe(true)
  })

  it('follows a masking within it, and says that it changed', () => {
    const masked = before.map(({ anchor, text }) => ({ anchor, text: text.replace('hecho9 hecho10', '[persona 1]') }))
    const found = read(masked)
    expect(found?.unchanged).toBe(false)
    expect(found?.text.join()).toContain('hecho8 [persona 1] hecho11')
    expect(found?.text.join()).not.toContain('hecho9 ')
    expect(found?.text.at(-1)?.endsWith('prueba19')).toBe(true)
  })

  it('follows a masking at its edge by the words before it', () => {
    const masked = before.map(({ anchor, text }) => ({ anchor, text: text.replace('que hecho0 hecho1', '[persona 1]') }))
    expect(read(masked)?.text[0]).toContain('[persona 1] hecho2')
  })

  it('is not found in another text', () => {
    expect(read(paragraphs(long('otra', 200), long('cosa', 200)))).toBeNull()
    expect(read([])).toBeNull()
  })

  it('of few words is found only beside the words it had', () => {
    const at = before[1]?.text.indexOf('Fulano') ?? 0
    const short = {
      desde: { ancla: 'p2', posicion: at },
      hasta: { ancla: 'p2', posicion: at + 'Fulano Inventado'.length },
      huella: hashPassage(before, { first: 1, from: at, last: 1, to: at + 'Fulano Inventado'.length }),
    }
    expect(read(before, short)).toEqual({ unchanged: true, text: ['Fulano Inventado'] })
    expect(read([{ anchor: 'p0', text: 'Nada.' }, ...before.map((one, n) => ({ ...one, anchor: `p${n + 5}` }))], short)?.text).toEqual([
      'Fulano Inventado',
    ])
    expect(read(paragraphs('Comparece Fulano Inventado en otra causa.'), short)).toBeNull()
  })

  it('keeps no word of the text', () => {
    expect(JSON.stringify(saved)).not.toMatch(/hecho|prueba|Fulano/u)
  })
})
