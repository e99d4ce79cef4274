import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PostingList } from './posting-list.ts'

const postings = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 2 ** 31 }), fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 6 })), {
    selector: ([ordinal]) => ordinal,
  })
  .map((list) => list.map(([ordinal, positions]) => [ordinal, positions.sort((a, b) => a - b)] as const).sort((a, b) => a[0] - b[0]))

describe('a posting list', () => {
  it('gives back what was put in, and can be walked to any document', () => {
    fc.assert(
      fc.property(postings, fc.nat({ max: 2 ** 31 }), (list, target) => {
        const stored = new PostingList()
        for (const [ordinal, positions] of list) stored.append(ordinal, positions)
        const cursor = stored.cursor()
        for (const [ordinal, positions] of list) {
          expect(cursor.next()).toBe(true)
          expect([cursor.ordinal, cursor.frequency, cursor.positions()]).toEqual([ordinal, positions.length, positions])
        }
        expect(cursor.next()).toBe(false)
        const walker = stored.cursor()
        const expected = list.find(([ordinal]) => ordinal >= target)
        expect(walker.advanceTo(target)).toBe(expected !== undefined)
        if (expected !== undefined) expect(walker.ordinal).toBe(expected[0])
      }),
    )
  })
})
