import { findMatches } from '@basejuris/legal-text'
import type { Span } from './span.ts'

/** A text with some parts written otherwise, which tells where each part of it comes from. */
export class RewrittenText {
  readonly text: string
  /** Places in the original of the beginning and the end of each character. Null when nothing was changed. */
  readonly #places: { readonly starts: readonly number[]; readonly ends: readonly number[] } | null

  constructor(text: string, places: { readonly starts: readonly number[]; readonly ends: readonly number[] } | null = null) {
    this.text = text
    this.#places = places
  }

  /** Each match written as `rewrite` says, or left alone where it answers null. */
  replace(pattern: RegExp, rewrite: (match: RegExpExecArray) => string | null): RewrittenText {
    const changes = findMatches(this.text, pattern).flatMap((match) => {
      const written = rewrite(match)
      return written === null || written === match[0] || match[0] === ''
        ? []
        : [{ from: match.index, to: match.index + match[0].length, written }]
    })
    if (changes.length === 0) return this
    const [pieces, starts, ends]: [string[], number[], number[]] = [[], [], []]
    const copy = (from: number, to: number): void => {
      pieces.push(this.text.slice(from, to))
      for (let at = from; at < to; at++) {
        starts.push(this.#startOf(at))
        ends.push(this.#endOf(at))
      }
    }
    let done = 0
    for (const { from, to, written } of changes) {
      copy(done, from)
      pieces.push(written)
      for (let at = 0; at < written.length; at++) {
        starts.push(this.#startOf(from))
        ends.push(this.#endOf(to - 1))
      }
      done = to
    }
    copy(done, this.text.length)
    return new RewrittenText(pieces.join(''), { starts, ends })
  }

  /** The part of the original that the span was written for. */
  originOf({ from, to }: Span): Span {
    return { from: this.#startOf(from), to: this.#endOf(to - 1) }
  }

  /** The part of this text that was written for a span of the original. */
  spanOf({ from, to }: Span): Span {
    if (this.#places === null) return { from, to }
    const first = this.#places.ends.findIndex((end) => end > from)
    const last = this.#places.starts.findLastIndex((start) => start < to)
    return { from: Math.max(first, 0), to: last + 1 }
  }

  #startOf(at: number): number {
    return this.#places === null ? at : (this.#places.starts[at] ?? this.#places.ends.at(-1) ?? 0)
  }

  #endOf(at: number): number {
    return this.#places === null ? at + 1 : (this.#places.ends[at] ?? 0)
  }
}
