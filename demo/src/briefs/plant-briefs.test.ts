import { describe, expect, it } from 'vitest'
import { generateDemoRulings } from '../generate.ts'
import { type BriefMaterial, type BriefNorm, errorKinds, plantBriefs } from './index.ts'
import { foldWords } from './quoted-words.ts'

const norm = (name: string, law: string | null, last: number): BriefNorm => ({
  name,
  law,
  usualNames: law === null ? [] : [`Ley de Bases de ${law}`],
  acronyms: [],
  articles: Array.from({ length: last }, (_, at) => String(at + 1)),
})

const rulings = [...generateDemoRulings({ rulings: 200 })]
const material: BriefMaterial = {
  rulings,
  reserved: new Set(rulings.filter((_, at) => at % 20 === 0).map(({ id }) => id)),
  clearCaptions: new Set(rulings.map(({ id }) => id)),
  norms: new Map([
    ['CT', norm('Código del Trabajo', null, 510)],
    ['CC', norm('Código Civil', null, 2524)],
    ['ley-19880', norm('Ley N° 19.880', '19880', 63)],
    ['ley-19496', norm('Ley N° 19.496', '19496', 62)],
  ]),
  repealed: [norm('Ley N° 18.175', '18175', 100)],
  isLaw: (number) => ['19880', '19496'].includes(number),
}
const briefs = [...plantBriefs(material, { seed: 1, briefs: 30, wordings: 'first' })]
const citations = briefs.flatMap(({ text, citations: planted }) => planted.map((citation) => ({ ...citation, brief: text })))

describe('briefs with planted errors', () => {
  it('say where each citation stands, and hold no mark', () => {
    for (const { brief, from, to, text } of citations) expect(brief.slice(from, to)).toBe(text)
    for (const { text } of briefs) expect(text).not.toMatch(/[\uE000-\uF8FF{}]/u)
  })

  it.each([
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth',
    'twenty-first',
  ])('are written with the %s set of wordings', (wordings) => {
    const other = [...plantBriefs(material, { seed: 1, briefs: 30, wordings })]
    for (const { text, citations: planted } of other) {
      expect(text).not.toMatch(/[\uE000-\uF8FF{}]/u)
      for (const each of planted) expect(text.slice(each.from, each.to)).toBe(each.text)
    }
  })

  it('hold every kind of error equally often', () => {
    const counts = errorKinds.map((kind) => citations.filter(({ truth }) => truth === kind).length)
    expect(counts).toEqual(errorKinds.map(() => (briefs.length * 4) / errorKinds.length))
  })

  it('name articles and laws that do not exist', () => {
    for (const { text, note } of citations.filter(({ truth }) => truth === 'article')) {
      const [, name = '', article = ''] = /^(.+?) (\d+(?: \p{L}+)?)$/u.exec(note) ?? []
      const cited = [...material.norms.values()].find((one) => one.name === name)
      expect(cited?.articles, text).not.toContain(article)
    }
  })

  it('differ with the seed, and with nothing else', () => {
    const again = [...plantBriefs(material, { seed: 1, briefs: 3, wordings: 'first' })]
    const other = [...plantBriefs(material, { seed: 2, briefs: 3, wordings: 'first' })]
    expect(again).toEqual(briefs.slice(0, 3))
    expect(other.map(({ text }) => text)).not.toEqual(again.map(({ text }) => text))
    expect(() => [...plantBriefs(material, { seed: 1, briefs: 1, wordings: 'none' })]).toThrow('first')
  })

  it('quote rulings as they are where the quotation is right', () => {
    const texts = rulings.map(({ texto }) => foldWords(texto))
    const quoted = briefs.flatMap(({ text }) => [...text.matchAll(/«([^»]{60,})»/gu)].map(([, words = '']) => words))
    const whole = quoted.filter((words) => !/…|\.\.\./u.test(words)).map(foldWords)
    const found = whole.filter((words) => texts.some((text) => text.includes(words)))
    expect(whole.length).toBeGreaterThan(20)
    expect(found.length / whole.length).toBeGreaterThan(0.6)
  })
})
