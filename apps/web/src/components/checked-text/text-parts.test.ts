import type { CheckedCitation } from '@basejuris/contract'
import { describe, expect, it } from 'vitest'
import { misquotedRanges } from '../../features/citation-checker/misquoted-ranges.ts'
import { sampleCitation, sampleQuotation } from '../../testing/checked-samples.ts'
import { splitParts, splitRuns } from './text-parts.ts'

const cite = (n: number, desde: number, hasta: number, quoted?: readonly [number, number]): CheckedCitation =>
  sampleCitation({
    n,
    desde,
    hasta,
    evidencia: {
      citasTextuales: quoted === undefined ? [] : [sampleQuotation({ desde: quoted[0], hasta: quoted[1], resultado: 'no_consta' })],
    },
  })
const shapes = (text: string, citations: readonly CheckedCitation[]) =>
  splitRuns(text, citations, misquotedRanges(citations)).map(({ text, citation, quotedOf }) => [
    text,
    citation?.n ?? null,
    quotedOf?.n ?? null,
  ])

describe('runs of a checked text', () => {
  it('mark each citation where it stands', () => {
    expect(shapes('ver rol 1-2020 y rol 2-2020.', [cite(1, 4, 14), cite(2, 17, 27)])).toEqual([
      ['ver ', null, null],
      ['rol 1-2020', 1, null],
      [' y ', null, null],
      ['rol 2-2020', 2, null],
      ['.', null, null],
    ])
  })

  it('keep every citation of an overlap, with the text that is left for it', () => {
    expect(shapes('arts. 160 y 162 CT', [cite(1, 0, 18), cite(2, 0, 18), cite(3, 12, 18)])).toEqual([
      ['arts. 160 y 162 CT', 1, null],
      ['', 2, null],
      ['', 3, null],
    ])
  })

  it('mark a quotation that is not as written, around a citation inside it', () => {
    expect(shapes('«uno rol 1-2020 dos» fin', [cite(1, 5, 15, [0, 20])])).toEqual([
      ['«uno ', null, 1],
      ['rol 1-2020', 1, null],
      [' dos» fin', null, null],
    ])
  })

  it('give the text back, in parts that end with a line', () => {
    const line = `${'palabra '.repeat(60)}\n`
    const text = line.repeat(100) + 'x'.repeat(9_000)
    const citations = Array.from({ length: 50 }, (_, at) => cite(at + 1, at * line.length * 2 + 8, at * line.length * 2 + 40))
    const parts = splitParts(splitRuns(text, citations, misquotedRanges(citations)))
    expect(parts.flatMap(({ runs }) => runs.map((run) => run.text)).join('')).toBe(text)
    expect(parts.length).toBeGreaterThan(10)
    for (const { runs } of parts.slice(0, -1)) expect(runs.at(-1)?.text.endsWith('\n')).toBe(true)
    for (const { from, runs } of parts) expect(text.startsWith(runs.map((run) => run.text).join(''), from)).toBe(true)
  })

  it('split two million characters with 3,000 citations in moments', () => {
    const text = `${'palabra '.repeat(80)}\n`.repeat(3_120)
    const citations = Array.from({ length: 3_000 }, (_, at) => cite(at + 1, at * 641 + 8, at * 641 + 30))
    const started = performance.now()
    expect(splitParts(splitRuns(text, citations, misquotedRanges(citations))).length).toBeGreaterThan(400)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
