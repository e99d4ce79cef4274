import type { FoundQuotation, ReadTexts } from '@basejuris/database'
import type { Paragraph, Ruling } from '@basejuris/domain'
import {
  considerandoHash,
  findQuotations,
  findUndecided,
  hashesOfText,
  minTracedWords,
  quotationPrints,
  textPrints,
  type WordHashes,
  WordSequence,
  withoutChangedCapitals,
} from '@basejuris/legal-text'
import { foldOnce, type ReadText } from './text-reading.ts'

/** Raise it when the same text gives other prints or quotations: every ruling is then read again. */
export const traceReader = 7

const maxParagraph = 32_767
const maxWords = 32_767
/** Prints of a quotation by which a ruling that is stored later finds it. */
const storedPrints = 4

/** What one content of a ruling gives to trace by. */
export type OwnTexts = Omit<ReadTexts, 'docId' | 'contentHash'>

/** Prints of the text of a ruling, its considerandos, its quotations, and what it leaves undecided. What was read of it before is not read again. */
export function readTexts(ruling: Pick<Ruling, 'sections'>, read: Pick<ReadText, 'foldedOf' | 'spoken'> | null = null): OwnTexts {
  const foldedOf = read?.foldedOf ?? foldOnce()
  const words = new Map<Paragraph, WordHashes>()
  const paragraphs = ruling.sections.flatMap((section) => section.paragraphs)
  const printed = new Map<number, number>()
  for (const [at, paragraph] of paragraphs.entries()) {
    const own = hashesOfText(paragraph.text, foldedOf(paragraph))
    words.set(paragraph, own)
    for (const print of textPrints(own)) if (!printed.has(print)) printed.set(print, Math.min(at, maxParagraph))
  }
  const considerandos = ruling.sections.flatMap(({ kind, anchor, paragraphs: own }) => {
    const wordsHash = kind === 'considerando' ? considerandoHash(own.flatMap((paragraph) => words.get(paragraph) ?? [])) : null
    return wordsHash === null ? [] : [{ anchor, wordsHash }]
  })
  return {
    prints: [...printed.keys()],
    paragraphs: [...printed.values()],
    undecided: findUndecided(ruling.sections, { spoken: read?.spoken, folded: foldedOf }),
    considerandos,
    quotations: readQuotations(paragraphs),
  }
}

function readQuotations(paragraphs: readonly Paragraph[]): FoundQuotation[] {
  const text = joinParagraphs(paragraphs)
  const places = findQuotations(text).filter(({ words }) => words >= minTracedWords)
  if (places.length === 0) return []
  const at = placesOf(paragraphs)
  return places.map(({ from, to, words }) => {
    const [start, end] = [at(from), at(to)]
    const prints = withoutChangedCapitals(text.slice(from, to)).split('\n').flatMap(printsOf)
    return {
      anchor: start.anchor,
      startsAt: start.offset,
      endAnchor: end.anchor,
      endsAt: end.offset,
      words: Math.min(words, maxWords),
      prints: [...new Set(prints)].sort((a, b) => a - b).slice(0, storedPrints),
    }
  })
}

const printsOf = (text: string): number[] => quotationPrints(new WordSequence(text).words)

export function joinParagraphs(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ text }) => text).join('\n')
}

/** Paragraph and offset in it of an offset in the joined text. */
export function placesOf(paragraphs: readonly Paragraph[]): (offset: number) => { readonly anchor: string; readonly offset: number } {
  let start = 0
  const starts = paragraphs.map(({ anchor, text }) => {
    const place = { anchor, start }
    start += text.length + 1
    return place
  })
  return (offset) => {
    const found = starts.findLast((place) => place.start <= offset) ?? { anchor: '', start: 0 }
    return { anchor: found.anchor, offset: offset - found.start }
  }
}

/** The words of a stored quotation; null where the text no longer has the place. */
export function quotedText(
  paragraphs: readonly Paragraph[],
  { anchor, startsAt, endAnchor, endsAt }: Pick<FoundQuotation, 'anchor' | 'startsAt' | 'endAnchor' | 'endsAt'>,
): string | null {
  const first = paragraphs.findIndex((paragraph) => paragraph.anchor === anchor)
  const last = paragraphs.findIndex((paragraph) => paragraph.anchor === endAnchor)
  if (first < 0 || last < first) return null
  const texts = paragraphs.slice(first, last + 1).map(({ text }) => text)
  const before = texts.slice(0, -1).reduce((sum, text) => sum + text.length + 1, 0)
  return texts.join('\n').slice(startsAt, before + endsAt)
}
