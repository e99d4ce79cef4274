import { foldText } from '../../analysis/fold-text.ts'
import { findPeople } from '../names/find-people.ts'
import { findNameRuns, wordsOfName } from './name-runs.ts'

interface Span {
  readonly from: number
  readonly to: number
}

export interface MaskedPerson {
  readonly text: string
  /** Mentions replaced. */
  readonly mentions: number
}

export interface PersonToMask {
  /** Every form in which one person is named: «Juan Pérez Soto», a nickname. */
  readonly names: readonly string[]
  /** Number of the pseudonym. */
  readonly person: number
  /** True where one word alone names the person: in a caption. */
  readonly single?: boolean
}

/** A replaced name may reveal further mentions to the next pass. */
const maxPasses = 5
const pseudonym = /\[persona (\d{1,4})\]/gu
const initialsPattern = /(?<![\p{L}.])(?:\p{Lu}\.[ \u00a0]?){2,6}(?![\p{L}\d])/gu

/** The lowest pseudonym number that is not in the text. */
export function nextPseudonym(text: string): number {
  return 1 + [...text.matchAll(pseudonym)].reduce((most, match) => Math.max(most, Number(match[1])), 0)
}

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('')

const spansOf = (text: string, name: string, single: boolean): Span[] => {
  const words = wordsOfName(name)
  const minWords = single || words.length === 1 ? 1 : 2
  const written = findNameRuns(text, new Set(words)).filter((run) => run.words >= minWords)
  if (words.length < 2) return written
  const meant = findPeople(text, { parties: [name], officials: [] }).filter(({ person }) => person.captioned)
  const initials = initialsOf(words)
  const byInitials = [...text.matchAll(initialsPattern)].flatMap((match) =>
    foldText(match[0]).replace(/[^\p{L}]/gu, '') === initials ? [{ from: match.index, to: match.index + match[0].trimEnd().length }] : [],
  )
  return [...written, ...meant, ...(initials.length > 2 ? byInitials : [])]
}

/** In order, overlaps joined. Spans that touch a pseudonym are dropped. */
const merged = (text: string, spans: readonly Span[]): Span[] => {
  const taken = [...text.matchAll(pseudonym)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  const joined: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (taken.some(({ from, to }) => span.from < to && span.to > from)) continue
    const last = joined.at(-1)
    if (last !== undefined && span.from < last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else joined.push(span)
  }
  return joined
}

/**
 * Replaces one person, judges too, in a text by `[persona n]`: the name in full or in part, with the surnames first, in capitals, and by
 * initials.
 * One surname alone is replaced where the text means that person. Line breaks are kept.
 */
export function maskPerson(text: string, who: PersonToMask): MaskedPerson {
  let masked = { text, mentions: 0 }
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = maskOnce(masked.text, who)
    if (next.mentions === 0) break
    masked = { text: next.text, mentions: masked.mentions + next.mentions }
  }
  return masked
}

const maskOnce = (text: string, { names, person, single = false }: PersonToMask): MaskedPerson => {
  const spans = merged(
    text,
    names.flatMap((name) => spansOf(text, name, single)),
  )
  const pieces: string[] = []
  let done = 0
  for (const { from, to } of spans) {
    pieces.push(text.slice(done, from), `[persona ${person}]`, text.slice(from, to).replace(/[^\n]/gu, ''))
    done = to
  }
  return { text: [...pieces, text.slice(done)].join(''), mentions: spans.length }
}

/** Number of capitalised words of a name that remain in a text: other people's, places, or something to review by hand. */
export function countRemainingWords(text: string, names: readonly string[]): number {
  return findNameRuns(text, new Set(names.flatMap(wordsOfName))).length
}
