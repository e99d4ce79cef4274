import type { TokenStream } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'

/** Places of a phrase or of terms near one another, by trying every start. */
export function countPlaces(stream: TokenStream, query: Extract<TextQuery, { kind: 'phrase' | 'near' }>): number {
  const places = query.terms.map((term) => Array.from(stream.positions).filter((_, i) => stream.terms[i] === term))
  if (places.length === 0 || places.some((list) => list.length === 0)) return 0
  const sections = query.withinSection === true ? (stream.sections ?? []) : []
  const sectionOf = (position: number): number => sections.filter((beginning) => beginning <= position).length
  const areTogether = (start: number, end: number): boolean => sectionOf(start) === sectionOf(end)
  return query.kind === 'near' ? countNear(places, query.within, areTogether) : countPhrase(places, query, areTogether)
}

type AreTogether = (start: number, end: number) => boolean

const countPhrase = (
  places: readonly number[][],
  { terms, positions, slop }: Extract<TextQuery, { kind: 'phrase' }>,
  areTogether: AreTogether,
): number => {
  const wanted = positions ?? terms.map((_, i) => i)
  const longest = (wanted.at(-1) as number) - (wanted[0] as number) + slop
  const reaches = (i: number, start: number, previous: number): boolean => {
    if (i === places.length) return previous - start <= longest && areTogether(start, previous)
    const least = previous + (wanted[i] as number) - (wanted[i - 1] as number)
    return (places[i] as number[]).some((place) => place >= least && reaches(i + 1, start, place))
  }
  return [...new Set(places[0])].filter((start) => reaches(1, start, start)).length
}

/** Positions of any term from which every term lies at most so far on. */
const countNear = (places: readonly number[][], within: number, areTogether: AreTogether): number =>
  [...new Set(places.flat())].filter((start) =>
    places.every((list) => list.some((place) => place >= start && place - start <= within && areTogether(start, place))),
  ).length
