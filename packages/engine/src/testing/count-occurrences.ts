import type { TokenStream } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'

/** Matches of a `phrase` or `near` query, by brute force. */
export function countOccurrences(stream: TokenStream, query: Extract<TextQuery, { kind: 'phrase' | 'near' }>): number {
  const occurrences = query.terms.map((term) => Array.from(stream.positions).filter((_, i) => stream.terms[i] === term))
  if (occurrences.length === 0 || occurrences.some((list) => list.length === 0)) return 0
  const sections = query.withinSection === true ? (stream.sections ?? []) : []
  const sectionOf = (position: number): number => sections.filter((beginning) => beginning <= position).length
  const inSameSection = (start: number, end: number): boolean => sectionOf(start) === sectionOf(end)
  return query.kind === 'near' ? countNear(occurrences, query.within, inSameSection) : countPhrase(occurrences, query, inSameSection)
}

type InSameSection = (start: number, end: number) => boolean

const countPhrase = (
  occurrences: readonly number[][],
  { terms, positions, slop }: Extract<TextQuery, { kind: 'phrase' }>,
  inSameSection: InSameSection,
): number => {
  const offsets = positions ?? terms.map((_, i) => i)
  const maxSpan = (offsets.at(-1) as number) - (offsets[0] as number) + slop
  const reaches = (i: number, start: number, previous: number): boolean => {
    if (i === occurrences.length) return previous - start <= maxSpan && inSameSection(start, previous)
    const min = previous + (offsets[i] as number) - (offsets[i - 1] as number)
    return (occurrences[i] as number[]).some((place) => place >= min && reaches(i + 1, start, place))
  }
  return [...new Set(occurrences[0])].filter((start) => reaches(1, start, start)).length
}

/** Positions of any term that have every term within the distance. */
const countNear = (occurrences: readonly number[][], within: number, inSameSection: InSameSection): number =>
  [...new Set(occurrences.flat())].filter((start) =>
    occurrences.every((list) => list.some((place) => place >= start && place - start <= within && inSameSection(start, place))),
  ).length
