/** A piece of a query, and what is written in its place. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly put: string
}

export type Rewrite = (text: string) => readonly Replacement[]

/** Each match of the pattern as `put` writes it. Null leaves it alone. */
export function replacing(pattern: RegExp, put: (match: RegExpExecArray) => string | null): Rewrite {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const written = put(match)
      return written === null ? [] : [{ from: match.index, to: match.index + match[0].length, put: written }]
    })
}
