import type { Quotation } from './find-quotations.ts'

interface Range {
  readonly from: number
  readonly to: number
}

/** The citations that a quotation may be taken from, by their place in the list. */
export interface Attribution {
  readonly ruling: number | null
  readonly norm: number | null
  /** The citation that stands nearer. */
  readonly nearer: 'ruling' | 'norm'
}

/** Characters within which a citation announces the quotation behind it. */
const reachBefore = 600
/** Characters within which one follows it, in parentheses or in the same sentence. */
const reachAfter = 250
const sentenceEnd = /[.;]\s+(?=\p{Lu})|\n/u
/** «… por escrito».[3]», where a note with that number begins a later line. */
const noteMark = /^[»”"]?[\s.,;)]{0,3}\[(?<number>\d{1,4})\]/u
const noteStart = /(?<=\n)\[(?<number>\d{1,4})\][^\n]*/gu
/** «… por escrito» (rol N° 12.345-2020)». */
const parenthesis = /^[\s,.]{0,3}[([]/u

/**
 * Which citation each quotation belongs to, in order; null where there is none. One behind it in a note or in parentheses comes first, then the
 * last one before it in its paragraph, then one behind it in its sentence. A quotation that opens its paragraph may belong to the last citation of
 * the paragraph before.
 */
export function attributeQuotations(
  text: string,
  quotations: readonly Quotation[],
  { rulings, norms }: { readonly rulings: readonly Range[]; readonly norms: readonly Range[] },
): (Attribution | null)[] {
  const notes = [...text.matchAll(noteStart)].map(({ index, groups, 0: { length } }): Note => {
    return { number: groups?.['number'] ?? '', from: index, to: index + length }
  })
  return quotations.map((quotation) => {
    const note = noteOf(text, quotation, notes)
    const ruling = inNote(note, rulings) ?? nearest(text, quotation, rulings)
    const norm = inNote(note, norms) ?? nearest(text, quotation, norms)
    if (ruling === null && norm === null) return null
    return {
      ruling: ruling?.index ?? null,
      norm: norm?.index ?? null,
      nearer: (ruling?.distance ?? Number.POSITIVE_INFINITY) <= (norm?.distance ?? Number.POSITIVE_INFINITY) ? 'ruling' : 'norm',
    }
  })
}

interface Note extends Range {
  readonly number: string
}

/** The note to which a mark right behind the quotation points: the next one with its number. */
const noteOf = (text: string, { to }: Range, notes: readonly Note[]): Note | null => {
  const number = noteMark.exec(text.slice(to, to + 12))?.groups?.['number']
  return number === undefined ? null : (notes.find((note) => note.number === number && note.from > to) ?? null)
}

const inNote = (note: Note | null, citations: readonly Range[]): Near | null => {
  if (note === null) return null
  const index = firstFrom(citations, note.from)
  const first = citations[index]
  return first === undefined || first.from >= note.to ? null : { index, distance: 0 }
}

interface Near {
  readonly index: number
  /** In characters; less for one in parentheses behind the quotation. */
  readonly distance: number
}

const nearest = (text: string, { from, to }: Quotation, citations: readonly Range[]): Near | null => {
  const next = firstFrom(citations, to)
  const last = firstFrom(citations, from) - 1
  const [previous, following] = [citations[last], citations[next]]
  const behind = following === undefined ? null : behindIt(text, { from, to }, following)
  if (behind?.parenthesised) return { index: next, distance: 0 }
  if (previous !== undefined && previous.to <= from && announces(text, previous, from)) return { index: last, distance: from - previous.to }
  return behind === null ? null : { index: next, distance: behind.distance }
}

/** Index of the first citation that begins at or behind `at`. */
const firstFrom = (citations: readonly Range[], at: number): number => {
  let [low, high] = [0, citations.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((citations[middle]?.from ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

const behindIt = (text: string, { to }: Range, citation: Range): { readonly distance: number; readonly parenthesised: boolean } | null => {
  const distance = citation.from - to
  if (distance > reachAfter) return null
  const between = text.slice(to + 1, citation.from)
  return sentenceEnd.test(between) ? null : { distance, parenthesised: parenthesis.test(between) }
}

/** In the same paragraph, or at the end of the one before where the quotation opens its own. */
const announces = (text: string, citation: Range, from: number): boolean => {
  if (from - citation.to > reachBefore) return false
  const between = text.slice(citation.to, from)
  const lines = between.split('\n').filter((line, index) => index === 0 || line.trim() !== '')
  return lines.length === 1 || (lines.length === 2 && /^\s*[«“"„]?$/u.test(lines[1] ?? ''))
}
