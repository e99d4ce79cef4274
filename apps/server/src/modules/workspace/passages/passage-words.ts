import { createHash } from 'node:crypto'
import type { PassagePoint } from '@basejuris/contract'
import type { Paragraph, Section } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import type { PassageHashes } from './passage-content.ts'

/** Words that the hashes of an edge or of the context take together. One word alone could be guessed from its hash. */
const windowSize = 8

/** A half-open part of the paragraphs of a ruling: indices of paragraphs and UTF-16 positions in them. */
export interface PassageRange {
  readonly first: number
  readonly from: number
  readonly last: number
  readonly to: number
}

/** A ruling's paragraphs in order. */
export function paragraphsOf(sections: readonly Section[]): Paragraph[] {
  return sections.flatMap(({ paragraphs }) => paragraphs)
}

interface Word {
  readonly paragraph: number
  readonly from: number
  readonly to: number
  readonly folded: string
}

function* wordsOf(paragraphs: readonly Paragraph[]): Generator<Word> {
  for (const [paragraph, { text }] of paragraphs.entries())
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu))
      yield { paragraph, from: index, to: index + word.length, folded: foldText(word) }
}

const hashOf = (words: readonly Word[]): string =>
  createHash('sha256')
    .update(words.map(({ folded }) => folded).join(' '))
    .digest('base64url')
    .slice(0, 22)

const isBehind = (word: Word, paragraph: number, position: number): boolean =>
  word.paragraph > paragraph || (word.paragraph === paragraph && word.from >= position)

/** Indices of the first word of a range and of the first one behind it. */
function wordSpan(words: readonly Word[], { first, from, last, to }: PassageRange): [start: number, end: number] {
  const start = words.findIndex((word) => isBehind(word, first, from))
  const behind = words.findIndex((word) => isBehind(word, last, to))
  return [start === -1 ? words.length : start, behind === -1 ? words.length : behind]
}

/** The words before or behind a passage; null where there are fewer than a window of them. */
const context = (words: readonly Word[], from: number): string | null => {
  const window = from < 0 ? [] : words.slice(from, from + windowSize)
  return window.length < windowSize ? null : hashOf(window)
}

/** Hashes of a range that begins and ends between words and has at least one. */
export function hashPassage(paragraphs: readonly Paragraph[], range: PassageRange): PassageHashes {
  const words = [...wordsOf(paragraphs)]
  const [start, end] = wordSpan(words, range)
  const own = words.slice(start, end)
  const [head, tail] = [own[0], own.at(-1)]
  return {
    palabras: own.length,
    texto: hashOf(own),
    inicio: hashOf(own.slice(0, windowSize)),
    fin: hashOf(own.slice(-windowSize)),
    antes: context(words, start - windowSize),
    despues: context(words, end),
    margen: [head?.paragraph === range.first ? head.from - range.from : 0, tail?.paragraph === range.last ? range.to - tail.to : 0],
  }
}

export interface FoundPassage {
  readonly range: PassageRange
  /** Its words are those that were saved. */
  readonly unchanged: boolean
}

/** The saved place, while its paragraphs reach that far. */
function savedRange(paragraphs: readonly Paragraph[], desde: PassagePoint, hasta: PassagePoint): PassageRange | null {
  const [first, last] = [desde, hasta].map(({ ancla }) => paragraphs.findIndex(({ anchor }) => anchor === ancla)) as [number, number]
  if (first === -1 || last < first) return null
  const reaches = desde.posicion <= (paragraphs[first]?.text.length ?? 0) && hasta.posicion <= (paragraphs[last]?.text.length ?? 0)
  return reaches ? { first, from: desde.posicion, last, to: hasta.posicion } : null
}

/**
 * Where a saved passage stands in a text: at its place, elsewhere with the same words, or between the same edges with other words, as
 * after a masking. Null when neither its edges nor what surrounded them are there.
 */
export function findPassageAgain(
  paragraphs: readonly Paragraph[],
  { desde, hasta, huella }: { readonly desde: PassagePoint; readonly hasta: PassagePoint; readonly huella: PassageHashes },
): FoundPassage | null {
  const words = [...wordsOf(paragraphs)]
  const saved = savedRange(paragraphs, desde, hasta)
  if (saved !== null) {
    const [start, end] = wordSpan(words, saved)
    if (end - start === huella.palabras && hashOf(words.slice(start, end)) === huella.texto) return { range: saved, unchanged: true }
  }
  const span = findSameWords(words, huella) ?? findBetweenEdges(words, huella)
  if (span === null) return null
  return { range: rangeOf(paragraphs, words.slice(span.start, span.end), huella), unchanged: span.unchanged }
}

interface WordSpan {
  readonly start: number
  readonly end: number
  readonly unchanged: boolean
}

/** Indices at which a window of words has a hash. */
function windowsWith(words: readonly Word[], hash: string | null, size = windowSize): number[] {
  if (hash === null) return []
  const found: number[] = []
  for (let at = 0; at + size <= words.length; at++) if (hashOf(words.slice(at, at + size)) === hash) found.push(at)
  return found
}

/** The saved words elsewhere; of several places the one behind the same words as before. A few words count only there. */
function findSameWords(words: readonly Word[], { palabras, texto, inicio, antes, despues }: PassageHashes): WordSpan | null {
  const starts = windowsWith(words, inicio, Math.min(windowSize, palabras)).filter(
    (start) => hashOf(words.slice(start, start + palabras)) === texto,
  )
  const isBeside = (at: number, hash: string | null): boolean => hash !== null && context(words, at) === hash
  const start =
    starts.find((at) => isBeside(at - windowSize, antes) || isBeside(at + palabras, despues)) ??
    (palabras < windowSize ? undefined : starts[0])
  return start === undefined ? null : { start, end: start + palabras, unchanged: true }
}

/** What stands now between the edges of the passage, or between the words around it, in about the length it had. */
function findBetweenEdges(words: readonly Word[], { palabras, inicio, fin, antes, despues }: PassageHashes): WordSpan | null {
  const own = palabras < windowSize ? { inicio: null, fin: null } : { inicio, fin }
  const starts = [...windowsWith(words, own.inicio), ...windowsWith(words, antes).map((at) => at + windowSize)]
  const ends = [...windowsWith(words, own.fin).map((at) => at + windowSize), ...windowsWith(words, despues)]
  const spans = starts.flatMap((start) => ends.map((end) => ({ start, end, unchanged: false })))
  const distance = ({ start, end }: WordSpan): number => Math.abs(end - start - palabras)
  const maxDistance = palabras / 2 + windowSize
  return spans.filter((span) => span.end > span.start && distance(span) <= maxDistance).sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The range of these words with the characters that the passage had around them. */
function rangeOf(paragraphs: readonly Paragraph[], words: readonly Word[], { margen }: PassageHashes): PassageRange {
  const [head, tail] = [words[0], words.at(-1)]
  const [first, last] = [head?.paragraph ?? 0, tail?.paragraph ?? 0]
  const from = Math.max(0, (head?.from ?? 0) - margen[0])
  const to = Math.min(paragraphs[last]?.text.length ?? 0, (tail?.to ?? 0) + margen[1])
  return { first, from, last, to }
}
