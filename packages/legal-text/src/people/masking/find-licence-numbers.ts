import type { PersonalSpan } from './masked-span.ts'

const cue = /(?<!\p{L})licencias?(?!\p{L})/giu
const medical = /m[eé]dic|reposo|subsidio|compin|isapre|fonasa|suseso/iu
const sign = String.raw`(?:n(?:[°º"]s?|ros?\.?|[uú]meros?|\.)|folios?)[\s\u00a0:.°º]*(?:n[°º][\s\u00a0]*)?`
/** Numbers of licences as their forms have them: «7654321-0», «3 12345678», «I-12345678», «[documento]». */
const number = String.raw`(?:(?:[A-Z]|\d{1,2})[\s\u00a0]?[-–][\s\u00a0]?)?\d{7,10}(?:[\s\u00a0]?[-–][\s\u00a0]?[\dkK](?!\d))?(?![\d.,/]\d)`
const first = new RegExp(`^[^\\d.;:\n$]{0,60}?${sign}(?:son[\\s\\u00a0]+|es[\\s\\u00a0]+)?(?:los[\\s\\u00a0]+)?(?<number>${number})`, 'iu')
const following = new RegExp(`^[\\s\\u00a0]*(?:[,;]|y|e|[,;][\\s\\u00a0]*y)[\\s\\u00a0]*(?:${sign})?(?<number>${number})`, 'iu')
const maxNumbers = 60
const reach = 200

/** Numbers of medical licences, one by one, behind the words that announce them. Those of vehicles and of other offices stay. */
export function findLicenceNumbers(text: string): PersonalSpan[] {
  const spans: PersonalSpan[] = []
  for (const { index, 0: word } of text.matchAll(cue)) {
    const around = text.slice(Math.max(0, index - reach), index + reach)
    if (!medical.test(around)) continue
    let at = index + word.length
    let match = first.exec(text.slice(at, at + reach))
    for (let count = 0; match !== null && count < maxNumbers; count += 1) {
      const to = at + match[0].length
      spans.push({ kind: 'document', from: to - (match.groups?.['number']?.length ?? 0), to })
      at = to
      match = following.exec(text.slice(at, at + reach))
    }
  }
  return [...spans, ...findRepeated(text, spans)]
}

/** The same numbers where nothing announces them. */
const findRepeated = (text: string, spans: readonly PersonalSpan[]): PersonalSpan[] => {
  const known = new Set(spans.map(({ from, to }) => digitsOf(text.slice(from, to))))
  if (known.size === 0) return []
  return [...text.matchAll(anyNumber)].flatMap(({ index, 0: written }): PersonalSpan[] =>
    known.has(digitsOf(written)) ? [{ kind: 'document', from: index, to: index + written.length }] : [],
  )
}

const digitsOf = (written: string): string => written.replace(/[^\p{L}\d]/gu, '').toUpperCase()
const anyNumber = new RegExp(`(?<![\\p{L}\\d.,/-])${number}`, 'gu')
