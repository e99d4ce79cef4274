import { courtWords, findMatches, seatWords } from '@basejuris/legal-text'
import type { Span } from './span.ts'

/** A query with slips in the names of courts corrected, and the place in the query of each place in it. */
export interface CorrectedText {
  readonly folded: string
  readonly changed: readonly Span[]
  readonly originOf: (at: number) => number
}

const minWordLength = 4
const words = /\p{L}{4,}/gu
/** Words one letter away from a court's, which are no slip. */
const otherWords = new Set('norte corta corto porte jugado juzgada juzgar familiares cortes'.split(' '))
const headWords = [...courtWords].filter((word) => word.length >= minWordLength)
const placeWords = [...seatWords].filter((word) => word.length >= minWordLength)
/** The place behind the name of a kind of court: «corte de apelaciones de puerto mont». */
const places =
  /(?<=(?<!\p{L})(?:(?:corte\s+de\s+)?apelaciones|i\.?c\.?a\.?|c\.\s?a\.?|(?:(?:juzgado|jdo\.?|tribunal|trib\.?)\s+(?:de\s+|del\s+|oral\s+|en\s+lo\s+)*\p{L}+(?:\s+(?:y\s+)?(?:laboral|garantia|familia|previsional|local|penal|trabajo)){0,2}))\s+(?:de\s+)?)\p{L}{3,}(?:\s+\p{L}{4,})?/gu

/** Corrects words of courts, and of the towns behind them, that are one letter away. `folded` is the query folded to its own length. */
export function correctCourtWords(folded: string): CorrectedText {
  const heads = replaceWords(identity(folded), words, headWords)
  return replaceWords(heads, places, placeWords)
}

const identity = (folded: string): CorrectedText => ({ folded, changed: [], originOf: (at) => at })

const replaceWords = (text: CorrectedText, within: RegExp, known: readonly string[]): CorrectedText => {
  const changes = findMatches(text.folded, within).flatMap((part) =>
    findMatches(part[0], words).flatMap(({ index, 0: word }) => {
      const meant =
        courtWords.has(word) || seatWords.has(word) || otherWords.has(word) ? undefined : known.find((each) => isOneEdit(word, each))
      return meant === undefined ? [] : [{ at: part.index + index, length: word.length, meant }]
    }),
  )
  if (changes.length === 0) return text
  let folded = ''
  let done = 0
  const changed: Span[] = []
  for (const { at, length, meant } of changes) {
    folded += text.folded.slice(done, at)
    changed.push({ from: folded.length, to: folded.length + meant.length })
    folded += meant
    done = at + length
  }
  const grown = changes.map(({ length, meant }, index) => ({ to: changed[index]?.to ?? 0, by: meant.length - length }))
  const before = (at: number): number => at - grown.reduce((sum, { to, by }) => (to <= at ? sum + by : sum), 0)
  const shifted = text.changed.map(({ from, to }) => ({ from: after(changes, from), to: after(changes, to) }))
  return { folded: folded + text.folded.slice(done), changed: [...shifted, ...changed], originOf: (at) => text.originOf(before(at)) }
}

const after = (changes: readonly { readonly at: number; readonly length: number; readonly meant: string }[], place: number): number =>
  place + changes.reduce((sum, { at, length, meant }) => (at + length <= place ? sum + meant.length - length : sum), 0)

/** One letter more, less, other, or exchanged with the next. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const swapped = `${restA.charAt(1)}${restA.charAt(0)}${restA.slice(2)}`
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || swapped === restB
}
