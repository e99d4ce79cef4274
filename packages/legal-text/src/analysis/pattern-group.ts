import { PatternFilter } from './pattern-filter.ts'

/** Says whether a pattern matches in a part of the text that was read. */
export type MatchesIn = (pattern: RegExp, part: string) => boolean

/** Patterns that mind the case, asked of parts of one text: those that cannot match in it, as a `PatternFilter` says, are not tried. */
export class PatternGroup {
  readonly #filter: PatternFilter
  readonly #places: ReadonlyMap<RegExp, number>

  constructor(patterns: readonly RegExp[]) {
    this.#filter = new PatternFilter(patterns.map(({ source }) => source))
    this.#places = new Map(patterns.map((pattern, place) => [pattern, place]))
  }

  /** The answers hold until another text is read. A pattern outside the group is always tried. */
  read(text: string): MatchesIn {
    const mayMatch = this.#filter.read(text)
    return (pattern, part) => {
      const place = this.#places.get(pattern)
      return (place === undefined || mayMatch(place)) && pattern.test(part)
    }
  }
}
