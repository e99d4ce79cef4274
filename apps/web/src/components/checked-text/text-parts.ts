/** A numbered citation with its half-open UTF-16 range. Numbers begin at 1 and follow the text. */
export interface MarkedCitation {
  readonly n: number
  readonly desde: number
  readonly hasta: number
}

/** A run of a text. `citation` is what it cites, `quotedOf` the citation whose quotation is not as the ruling has it. */
export interface TextRun<C> {
  readonly from: number
  readonly text: string
  readonly citation: C | null
  readonly quotedOf: C | null
}

export interface TextPart<C> {
  readonly from: number
  readonly runs: readonly TextRun<C>[]
}

/** UTF-16 units after which a part ends with its line. A browser skips the parts that are off screen. */
const partCharacters = 3_000

/** A stretch of a text: a citation, or a quotation that belongs to one. */
export interface TextRange<C> {
  readonly from: number
  readonly to: number
  readonly citation: C | null
  readonly quotedOf: C | null
}

/** Splits a text at its citations. Of citations that overlap the later one has what the earlier left, perhaps nothing. */
export function splitRuns<C extends MarkedCitation>(
  text: string,
  citations: readonly C[],
  quotations: readonly TextRange<C>[] = [],
): TextRun<C>[] {
  const runs: TextRun<C>[] = []
  let at = 0
  const add = (to: number, citation: C | null, quotedOf: C | null) => {
    if (to > at || citation !== null) runs.push({ from: at, text: text.slice(at, to), citation, quotedOf })
    at = Math.max(at, to)
  }
  const ranges = [...citations.map(rangeOf), ...quotations].sort((a, b) => a.from - b.from || a.to - b.to)
  for (const [index, { from, to, citation, quotedOf }] of ranges.entries()) {
    if (from > at) add(from, null, null)
    // A quotation gives way to the citations inside it.
    const next = ranges.slice(index + 1, index + 2).find((other) => quotedOf !== null && other.from < to)
    add(Math.max(at, next?.from ?? to), citation, quotedOf)
  }
  add(text.length, null, null)
  return runs
}

const rangeOf = <C extends MarkedCitation>(citation: C): TextRange<C> => ({
  from: citation.desde,
  to: citation.hasta,
  citation,
  quotedOf: null,
})

/** Parts of some thousand characters. Each ends with a line, unless a line is longer than that many times over. */
export function splitParts<C>(runs: readonly TextRun<C>[]): TextPart<C>[] {
  const parts: TextPart<C>[] = []
  let part: TextRun<C>[] = []
  let length = 0
  const close = () => {
    const [first] = part
    if (first !== undefined) parts.push({ from: first.from, runs: part })
    part = []
    length = 0
  }
  for (const run of runs)
    for (const piece of run.citation === null ? cutAtLines(run) : [run]) {
      part.push(piece)
      length += piece.text.length
      if (length >= partCharacters && piece.text.endsWith('\n')) close()
    }
  close()
  return parts
}

/** Pieces of a run, each with whole lines of a part. */
const cutAtLines = <C>(run: TextRun<C>): TextRun<C>[] => {
  const pieces: TextRun<C>[] = []
  for (let start = 0; start < run.text.length; ) {
    const line = run.text.indexOf('\n', start + partCharacters)
    const first = start === 0 ? run.text.indexOf('\n') : -1
    const end = first >= 0 && first < run.text.length - 1 ? first + 1 : line < 0 ? run.text.length : line + 1
    pieces.push({ ...run, from: run.from + start, text: run.text.slice(start, end) })
    start = end
  }
  return pieces
}
