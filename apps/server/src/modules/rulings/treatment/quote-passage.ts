import type { TreatmentPassage } from '@basejuris/contract'
import type { CitationPlace } from '@basejuris/database'
import type { Section } from '@basejuris/domain'

/** Letters quoted on each side of the words that decide. */
const lettersBefore = 90
const lettersBehind = 170

const wordBegins = /(?<!\S)\S/gu
const sentenceEnds = /[.;](?=\s+\p{Lu})/gu

/** The words of a place with those around them, cut between words; null where the paragraph has no such range. */
export function quotePassage(
  { paragraphs }: Pick<Section, 'paragraphs'>,
  { anchor, from, to }: CitationPlace,
  version: number,
): TreatmentPassage | null {
  const text = paragraphs.find((each) => each.anchor === anchor)?.text
  if (text === undefined || from >= to || to > text.length) return null
  const begin = beginOf(text, from)
  const end = endOf(text, to)
  return {
    version,
    ancla: anchor,
    desde: from,
    hasta: to,
    antes: text.slice(begin, from),
    texto: text.slice(from, to),
    despues: text.slice(to, end),
  }
}

/** The last beginning of a sentence near the words, or of a word. */
function beginOf(text: string, from: number): number {
  const start = Math.max(0, from - lettersBefore)
  const before = text.slice(start, from)
  const ends = [...before.matchAll(sentenceEnds)].at(-1)
  const words = [...before.matchAll(wordBegins)].map(({ index }) => index)
  if (ends !== undefined) return start + (words.find((index) => index > ends.index) ?? before.length)
  return start === 0 ? 0 : start + (words.find((index) => index > 0) ?? before.length)
}

/** The first end of a sentence behind the words, or of a word. */
function endOf(text: string, to: number): number {
  const behind = text.slice(to, to + lettersBehind)
  const sentence = behind.search(/[.;](?=\s+\p{Lu})/u)
  if (sentence >= 0) return to + sentence + 1
  if (to + lettersBehind >= text.length) return text.length
  return to + Math.max(0, behind.search(/\s\S*$/u))
}
