import { describe, expect, it } from 'vitest'
import { addFictionalWarning, citeAt, citeQuote, describeQuote } from './citation-text.ts'

const official = 'Corte Suprema, Cuarta Sala, rol N° 12.345-2020, 3 de mayo de 2021, «Pérez con Naviera Sur S.A.».'
const short = 'CS, rol N° 12.345-2020, 03-05-2021'
const warning = ' (sentencia ficticia de demostración)'

describe('citeAt', () => {
  it('puts the place at the end, before a closing caption', () => {
    expect(citeAt(short, 'c. 7°')).toBe('CS, rol N° 12.345-2020, 03-05-2021, c. 7°.')
    expect(citeAt(official, 'c. 7°')).toBe(
      'Corte Suprema, Cuarta Sala, rol N° 12.345-2020, 3 de mayo de 2021, c. 7°, «Pérez con Naviera Sur S.A.».',
    )
  })

  it('keeps the warning of a fictional ruling last', () => {
    expect(citeAt(short + warning, 'c. 7°')).toBe(`CS, rol N° 12.345-2020, 03-05-2021, c. 7°${warning}.`)
    expect(citeAt(`CS, «Pérez con Naviera»${warning}.`, 'c. 7°')).toBe(`CS, c. 7°, «Pérez con Naviera»${warning}.`)
  })

  it('leaves the citation of the whole ruling as it is, with its stop', () => {
    expect(citeAt(official, '')).toBe(official)
    expect(citeAt(short, '')).toBe(`${short}.`)
    expect(citeAt(short + warning, '')).toBe(`${short}${warning}.`)
  })

  it('moves no caption that stands first', () => {
    expect(citeAt('«Pérez con Naviera», CS, 03-05-2021', 'c. 7°')).toBe('«Pérez con Naviera», CS, 03-05-2021, c. 7°.')
  })
})

describe('citeQuote', () => {
  it('quotes in one line and nests quotation marks', () => {
    expect(citeQuote({ words: 'la causal\n  «necesidades de la empresa» exige', place: 'c. 7°', voice: null }, short)).toBe(
      '«la causal “necesidades de la empresa” exige» (CS, rol N° 12.345-2020, 03-05-2021, c. 7°).',
    )
  })

  it("says first whose words they are, where they are not the court's", () => {
    expect(citeQuote({ words: 'nunca se le avisó', place: 'c. 7°', voice: 'Alega la actora' }, short)).toBe(
      `Alega la actora: «nunca se le avisó» (${short}, c. 7°).`,
    )
  })

  it('carries the warning inside its parenthesis', () => {
    expect(citeQuote({ words: 'la causal', place: '', voice: null }, short + warning)).toBe(
      `«la causal» (${short}; sentencia ficticia de demostración).`,
    )
  })
})

describe('describeQuote', () => {
  it('names the ruling without the words, and whose words they are', () => {
    expect(describeQuote({ voice: null }, short)).toBe(`${short}.`)
    expect(describeQuote({ voice: 'Alega la actora' }, short + warning)).toBe(`Alega la actora. ${short}${warning}.`)
  })
})

describe('addFictionalWarning', () => {
  it('marks a fictional ruling once', () => {
    expect(addFictionalWarning(`${short}.`, true)).toBe(`${short}${warning}.`)
    expect(addFictionalWarning(`${short}${warning}.`, true)).toBe(`${short}${warning}.`)
    expect(addFictionalWarning(short, false)).toBe(short)
  })
})
