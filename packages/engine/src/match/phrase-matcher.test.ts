import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { memorySource } from '../files/byte-source.ts'
import { PostingCursor } from '../segment/postings/posting-cursor.ts'
import { PostingWriter } from '../segment/postings/posting-writer.ts'
import { countOccurrences } from '../testing/count-occurrences.ts'
import { PhraseMatcher } from './phrase-matcher.ts'

/** A list of documents 0, 1, … with the given positions. */
const open = (documents: readonly (readonly number[])[]): PostingCursor => {
  const positions = new ByteWriter()
  const ends = documents.map((each) => {
    for (const [i, position] of each.entries()) positions.varint(position - (each[i - 1] ?? 0))
    return positions.length
  })
  const out = new ByteWriter()
  const postings = {
    count: documents.length,
    ordinals: Uint32Array.from(documents.keys()),
    frequencies: Uint32Array.from(documents, ({ length }) => length),
    positionLengths: Uint32Array.from(ends, (end, i) => end - (ends[i - 1] ?? 0)),
  }
  const length = new PostingWriter().write(out, postings, () => 1)
  out.append(positions.view())
  return new PostingCursor(memorySource(out.view().slice(), 'list'), {
    count: documents.length,
    offset: 0,
    length,
    positionsLength: positions.length,
  })
}

/** Around the end of the marks and around the end of signed integers. */
const far = [65_420, 65_500, 2 ** 31 - 40, 2 ** 32 - 160].map((beginning) => fc.integer({ min: beginning, max: beginning + 120 }))
const positions = fc
  .constantFrom(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 100, max: 200 }), fc.integer({ min: 0, max: 400 }), ...far)
  .chain((most) => fc.array(fc.oneof({ weight: 4, arbitrary: most }, fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 60 }))
  .map((unsorted) => unsorted.sort((a, b) => a - b))
const gaps = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(100, 1_023, 1_024, 70_000))

it('counts the matches of two to four terms at any positions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(positions, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.tuple(gaps, gaps, gaps),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 2 }),
      (documents, between, terms, slop) => {
        const ownGaps = [0, ...between].slice(0, terms)
        const offsets = ownGaps.map((_, i) => ownGaps.slice(0, i + 1).reduce((sum, gap) => sum + gap, 0))
        const cursors = ownGaps.map((_, term) => open(documents.map((each) => each[term] as number[])))
        const length = offsets.at(-1) as number
        const matcher = new PhraseMatcher(cursors, { gaps: ownGaps, slop, length, sections: null })
        for (const [ordinal, document] of documents.entries()) {
          const names = offsets.map((_, term) => `t${term}`)
          const stream = {
            terms: names.flatMap((name, term) => (document[term] as number[]).map(() => name)),
            positions: names.flatMap((_, term) => document[term] as number[]),
          }
          const all = countOccurrences(stream, { kind: 'phrase', terms: names, positions: offsets, slop, fields: {} })
          expect(matcher.countMatches(ordinal)).toBe(all)
          const min = all + (ordinal % 3) - 1
          matcher.rewind()
          expect(matcher.countMatches(ordinal, min)).toBeOneOf(all < min ? [0, all] : [all])
        }
      },
    ),
    { numRuns: 3_000 },
  )
})
