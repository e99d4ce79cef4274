import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, packedWords, unpack, unpackRising, widthOf } from './bit-packing.ts'
import { ByteWriter } from './byte-writer.ts'
import { VarintReader } from './read-varint.ts'

const wordsOf = (out: ByteWriter): Uint32Array => new Uint32Array(out.view().slice().buffer)
const integers = fc.integer({ min: 0, max: 32 }).chain((bits) => fc.array(fc.integer({ min: 0, max: 2 ** bits - 1 }), { maxLength: 200 }))

it('returns any integers in the announced number of words', () => {
  fc.assert(
    fc.property(integers, (numbers) => {
      const values = Uint32Array.from(numbers)
      const width = widthOf(values, values.length)
      const out = new ByteWriter()
      pack(out, values, values.length, width)
      expect(out.length).toBe(4 * packedWords(values.length, width))
      const back = new Uint32Array(values.length)
      unpack(wordsOf(out), 0, values.length, width, back)
      expect(back).toEqual(values)
    }),
  )
})

it('returns rising ordinals', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1 }), (numbers) => {
      const ordinals = Uint32Array.from(numbers.sort((a, b) => a - b))
      const gaps = ordinals.map((ordinal, i) => ordinal - (i === 0 ? -1 : ordinals[i - 1]!) - 1)
      const width = widthOf(gaps, gaps.length)
      const out = new ByteWriter()
      pack(out, gaps, gaps.length, width)
      const back = new Uint32Array(ordinals.length)
      unpackRising(wordsOf(out), 0, back.length, width, -1, back)
      expect(back).toEqual(ordinals)
    }),
  )
})

it('writes varints of every size', () => {
  const values = [0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152, 0x7fff_ffff, 0xffff_ffff]
  const out = new ByteWriter(1)
  for (const value of values) out.varint(value)
  const reader = new VarintReader(out.view())
  expect(values.map(() => reader.next())).toEqual(values)
})
