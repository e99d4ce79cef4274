import type { Paragraph, Ruling, Section, SectionKind } from '@basejuris/domain'
import { splitSentences } from '@basejuris/legal-text'
import { countWords } from './count-words.ts'

/** A unit that is found and shown on its own: a section, or a slice of a long one. */
export interface Passage {
  readonly id: string
  /** Anchor of its section. */
  readonly anchor: string
  readonly kind: SectionKind
  /** The paragraphs it covers, or part of one long paragraph, verbatim. */
  readonly paragraphs: readonly Paragraph[]
}

export function passageText(passage: Passage): string {
  return passage.paragraphs.map(({ text }) => text).join('\n')
}

const targetWords = 300
const maxWords = 400

interface Piece extends Paragraph {
  readonly words: number
}

/**
 * Cuts sections into slices of about 300 and at most 400 words. It cuts at paragraphs, within long paragraphs at sentences, else at
 * words.
 */
export function slicePassages(ruling: Pick<Ruling, 'docId' | 'sections'>): Passage[] {
  return ruling.sections.flatMap((section) => sliceSection(ruling.docId, section))
}

/** Finds a passage by the id from `slicePassages`. Null when the ruling no longer has it. */
export function findPassage(ruling: Pick<Ruling, 'docId' | 'sections'>, passageId: string): Passage | null {
  const anchor = anchorOfPassage(passageId)
  const section = ruling.sections.find((each) => each.anchor === anchor)
  return (section === undefined ? [] : sliceSection(ruling.docId, section)).find(({ id }) => id === passageId) ?? null
}

/** `…#c8/2` → `c8`. */
export function anchorOfPassage(passageId: string): string {
  return passageId.slice(passageId.lastIndexOf('#') + 1).replace(/\/\d+$/u, '')
}

const sliceSection = (docId: string, section: Section): Passage[] => {
  const slices: Piece[][] = []
  let words = 0
  for (const piece of section.paragraphs.flatMap(cutParagraph)) {
    const last = slices.at(-1)
    if (last === undefined || words >= targetWords || words + piece.words > maxWords) {
      slices.push([piece])
      words = 0
    } else last.push(piece)
    words += piece.words
  }
  return slices.map((pieces, i) => ({
    id: `${docId}#${section.anchor}${slices.length === 1 ? '' : `/${i + 1}`}`,
    anchor: section.anchor,
    kind: section.kind,
    paragraphs: pieces.map(({ anchor, text }) => ({ anchor, text })),
  }))
}

interface Range {
  readonly from: number
  readonly to: number
  readonly words: number
}

const cutParagraph = ({ anchor, text }: Paragraph): Piece[] => {
  const words = countWords(text)
  if (words === 0) return []
  if (words <= maxWords) return [{ anchor, text, words }]
  const ranges: Range[] = []
  for (const range of splitSentences(text).flatMap(({ from, to }) => cutSentence(text, from, to))) {
    const last = ranges.at(-1)
    if (last === undefined || last.words + range.words > maxWords) ranges.push(range)
    else ranges[ranges.length - 1] = { from: last.from, to: range.to, words: last.words + range.words }
  }
  return ranges.map(({ from, to, words: size }) => ({ anchor, text: text.slice(from, to), words: size }))
}

const cutSentence = (text: string, from: number, to: number): Range[] => {
  const ends = wordEnds(text.slice(from, to))
  const ranges: Range[] = []
  for (let first = 0; first < ends.length; first += maxWords) {
    const last = Math.min(first + maxWords, ends.length)
    ranges.push({
      from: first === 0 ? from : from + (ends[first - 1] as number),
      to: from + (ends[last - 1] as number),
      words: last - first,
    })
  }
  return ranges
}

const wordEnds = (text: string): number[] => Array.from(text.matchAll(/\S+/gu), (match) => match.index + match[0].length)
