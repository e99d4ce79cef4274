import type { CheckedCitation } from '@basejuris/contract'

/** A run of the checked text. `citation` is what it cites, `quotedOf` the citation whose quotation is not as the ruling has it. */
export interface TextRun {
  readonly from: number
  readonly text: string
  readonly citation: CheckedCitation | null
  readonly quotedOf: CheckedCitation | null
}

export interface TextPart {
  readonly from: number
  readonly runs: readonly TextRun[]
}

/** UTF-16 units after which a part ends with its line. A browser skips the parts that are off screen. */
const partCharacters = 3_000

interface Range {
  readonly from: number
  readonly to: number
  readonly citation: CheckedCitation | null
  readonly quotedOf: CheckedCitation | null
}

const unlike = new Set(['difiere', 'en_otra', 'no_consta'])

const rangesOf = (citations: readonly CheckedCitation[]): Range[] =>
  citations
    .flatMap((citation): Range[] => [
      { from: citation.desde, to: citation.hasta, citation, quotedOf: null },
      ...citation.evidencia.citasTextuales
        .filter(({ resultado }) => unlike.has(resultado))
        .map(({ desde, hasta }) => ({ from: desde, to: hasta, citation: null, quotedOf: citation })),
    ])
    .sort((a, b) => a.from - b.from || a.to - b.to)

/** Splits a text at its citations. Of citations that overlap the later one has what the earlier left, perhaps nothing. */
export function splitRuns(text: string, citations: readonly CheckedCitation[]): TextRun[] {
  const runs: TextRun[] = []
  let at = 0
  const add = (to: number, citation: CheckedCitation | null, quotedOf: CheckedCitation | null) => {
    if (to > at || citation !== null) runs.push({ from: at, text: text.slice(at, to), citation, quotedOf })
    at = Math.max(at, to)
  }
  const ranges = rangesOf(citations)
  for (const [index, { from, to, citation, quotedOf }] of ranges.entries()) {
    if (from > at) add(from, null, null)
    // A quotation gives way to the citations inside it.
    const next = ranges.slice(index + 1, index + 2).find((other) => quotedOf !== null && other.from < to)
    add(Math.max(at, next?.from ?? to), citation, quotedOf)
  }
  add(text.length, null, null)
  return runs
}

/** Parts of some thousand characters. Each ends with a line, unless a line is longer than that many times over. */
export function splitParts(runs: readonly TextRun[]): TextPart[] {
  const parts: TextPart[] = []
  let part: TextRun[] = []
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
const cutAtLines = (run: TextRun): TextRun[] => {
  const pieces: TextRun[] = []
  for (let start = 0; start < run.text.length; ) {
    const line = run.text.indexOf('\n', start + partCharacters)
    const first = start === 0 ? run.text.indexOf('\n') : -1
    const end = first >= 0 && first < run.text.length - 1 ? first + 1 : line < 0 ? run.text.length : line + 1
    pieces.push({ ...run, from: run.from + start, text: run.text.slice(start, end) })
    start = end
  }
  return pieces
}

/** Number of the paragraph, from 1, in which each citation begins. Blank lines are none. */
export function paragraphNumbers(text: string, citations: readonly CheckedCitation[]): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  const lines = text.split('\n')
  let [line, start, paragraph] = [0, 0, 0]
  const isWritten = (at: number): boolean => (lines[at] ?? '').trim() !== ''
  paragraph = isWritten(0) ? 1 : 0
  for (const { n, desde } of citations) {
    while (line + 1 < lines.length && start + (lines[line] ?? '').length < desde) {
      start += (lines[line] ?? '').length + 1
      line += 1
      if (isWritten(line)) paragraph += 1
    }
    numbers.set(n, paragraph)
  }
  return numbers
}
