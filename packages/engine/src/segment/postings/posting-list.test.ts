import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyBitset, ordinalsOf } from '../../bytes/bitset.ts'
import { ByteWriter } from '../../bytes/byte-writer.ts'
import { memorySource } from '../../files/byte-source.ts'
import { setPostingBits } from '../posting-bits.ts'
import { PostingCursor } from './posting-cursor.ts'
import { PostingWriter } from './posting-writer.ts'

const size = 4_096

/** A list that is dense in one half of the segment and sparse in the other. */
const documents = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }))
  .map(([first, second, jitter]) => {
    const ordinals: number[] = []
    for (let ordinal = 0, i = 0; ordinal < size; i++) {
      ordinals.push(ordinal)
      ordinal += 1 + (((jitter[i % jitter.length] as number) * i) % (ordinal < size / 2 ? first : second))
    }
    return ordinals
  })

const open = (ordinals: readonly number[]): PostingCursor => {
  const frequencies = Uint32Array.from(ordinals, (ordinal) => 1 + (ordinal % 7))
  const out = new ByteWriter()
  const postings = { count: ordinals.length, ordinals: Uint32Array.from(ordinals), frequencies, positionLengths: frequencies }
  const length = new PostingWriter().write(out, postings, (_, frequency) => frequency)
  return new PostingCursor(memorySource(out.view().slice(), 'list'), { count: ordinals.length, offset: 0, length, positionsLength: 0 })
}

it('returns documents and frequencies of lists of any density', () => {
  fc.assert(
    fc.property(documents, (ordinals) => {
      const cursor = open(ordinals)
      const read: number[] = []
      if (!cursor.list.isShort) cursor.advance()
      do {
        cursor.decodeFrequencies()
        for (let i = 0; i < cursor.size; i++) {
          read.push(cursor.ordinals[i]!)
          expect(cursor.frequencies[i]).toBe(1 + (cursor.ordinals[i]! % 7))
        }
      } while (cursor.advance())
      expect(read).toEqual(ordinals)
      const bits = emptyBitset(size)
      setPostingBits(open(ordinals), bits)
      expect([...ordinalsOf(bits)]).toEqual(ordinals)
    }),
  )
})

it('looks up rising documents, one by one and several at a time', () => {
  fc.assert(
    fc.property(documents, fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: 300 }), (ordinals, some) => {
      const asked = some.sort((a, b) => a - b)
      const expected = asked.map((ordinal) => (ordinals.includes(ordinal) ? 1 + (ordinal % 7) : 0))
      const cursor = open(ordinals)
      expect(asked.map((ordinal) => cursor.frequencyOf(ordinal))).toEqual(expected)
      cursor.rewind()
      expect(asked.map((ordinal) => cursor.frequencyOf(ordinal))).toEqual(expected)
      const found = new Uint32Array(asked.length)
      open(ordinals).frequenciesOf(Uint32Array.from(asked), asked.length, found)
      expect([...found]).toEqual(expected)
    }),
  )
})
