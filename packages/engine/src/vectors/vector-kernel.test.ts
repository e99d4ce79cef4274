import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { builtFile, compileVectors } from '../../wasm/build.ts'
import type { CodeQuery } from './encode-vectors.ts'
import { headSize, type Region, VectorKernel } from './vector-kernel.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const rowsOf = (size: number) => fc.array(bytes(size), { minLength: 1, maxLength: 9 })

const put = (kernel: VectorKernel, rows: readonly Uint8Array[]): Region => {
  const region = kernel.allocate(rows.reduce((sum, row) => sum + row.length, 0))
  rows.forEach((row, i) => {
    kernel.bytes(region).set(row, i * row.length)
  })
  return region
}

it('is built from the source beside it', async () => {
  expect(Buffer.from(await compileVectors()).equals(await readFile(builtFile))).toBe(true)
})

const differing = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, byte, i) => sum + [...(byte ^ b[i]!).toString(2)].filter((bit) => bit === '1').length, 0)
const weighed = (code: Uint8Array, { heavy, light }: CodeQuery): number => 2 * differing(code, heavy) + differing(code, light)
const queryOf = (size: number) => fc.record({ heavy: bytes(size), light: bytes(size) })

it('compares heads of codes of any size with the head of a query', () => {
  const kernel = new VectorKernel()
  fc.assert(
    fc.property(
      fc.constantFrom(16, 32, 128).chain((size) => fc.tuple(rowsOf(headSize), queryOf(size))),
      ([heads, query]) => {
        const region = put(kernel, heads)
        const filled = (bits: Uint8Array): Uint8Array => Uint8Array.from({ length: headSize }, (_, i) => bits[i] ?? 0)
        const beginning = { heavy: filled(query.heavy), light: filled(query.light) }
        expect([...kernel.headDistances(region, heads.length, query)]).toEqual(heads.map((head) => weighed(head, beginning)))
        kernel.release(region)
      },
    ),
  )
})

it('compares chosen codes of any size with a query', () => {
  const kernel = new VectorKernel()
  fc.assert(
    fc.property(
      fc
        .constantFrom(16, 32, 128, 256)
        .chain((size) => fc.tuple(rowsOf(size), queryOf(size), fc.array(fc.nat(), { minLength: 1, maxLength: 70 }))),
      ([codes, query, numbers]) => {
        const region = put(kernel, codes)
        const chosen = Uint32Array.from(numbers, (number) => number % codes.length)
        const expected = Array.from(chosen, (row) => weighed(codes[row] as Uint8Array, query))
        expect([...kernel.codeDistances({ region, chosen }, query)]).toEqual(expected)
        kernel.release(region)
      },
    ),
  )
})

it('multiplies rows of 8 bits with one of 16', () => {
  const kernel = new VectorKernel()
  const query = fc.array(fc.integer({ min: -2047, max: 2047 }), { minLength: 1024, maxLength: 1024 })
  fc.assert(
    fc.property(rowsOf(1024), query, (rows, values) => {
      const region = put(kernel, rows)
      const expected = rows.map((row) => new Int8Array(row.buffer).reduce((sum, step, i) => sum + step * (values[i] as number), 0))
      const chosen = Uint32Array.from(rows.keys()).reverse()
      expect([...kernel.products({ region, chosen }, Int16Array.from(values))]).toEqual(expected.reverse())
      kernel.release(region)
    }),
    { numRuns: 30 },
  )
})

it('multiplies rows of 16 bits, stored as separate bytes, with floats', () => {
  const kernel = new VectorKernel()
  const float = fc.integer({ min: -64, max: 64 }).map((value) => value / 64)
  const step = fc.integer({ min: -127 * 256, max: 127 * 256 })
  const row = <Value>(value: fc.Arbitrary<Value>, size: number) => fc.array(value, { minLength: size, maxLength: size })
  fc.assert(
    fc.property(
      fc.constantFrom(16, 80).chain((size) => fc.tuple(fc.array(row(step, size), { minLength: 1, maxLength: 9 }), row(float, size))),
      ([rows, query]) => {
        const highOf = (value: number): number => (value + 128) >> 8
        const region = put(
          kernel,
          rows.map((each) => Uint8Array.from(each, highOf)),
        )
        const lows = put(kernel, rows.map((each) => Uint8Array.from(each, (value) => value - highOf(value) * 256)).reverse())
        const chosenLows = Uint32Array.from(rows.keys())
        const expected = rows.map((each) => each.reduce((sum, value, i) => sum + value * (query[i] as number), 0)).reverse()
        const chosen = Uint32Array.from(rows.keys()).reverse()
        const products = kernel.fineProducts({ region, chosen }, { region: lows, chosen: chosenLows }, Float32Array.from(query))
        for (const [i, product] of products.entries()) expect(product).toBeCloseTo(expected[i] as number, 0)
        kernel.release(region)
        kernel.release(lows)
      },
    ),
  )
})

it('allocates memory without overlap, and releases it', () => {
  const kernel = new VectorKernel()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.boolean()), { maxLength: 30 }), (steps) => {
      const held: Region[] = []
      for (const [size, back] of steps) {
        const region = kernel.allocate(size)
        for (const other of held) expect(region.at + region.size <= other.at || other.at + other.size <= region.at).toBe(true)
        held.push(region)
        if (back) kernel.release(held.shift() as Region)
      }
      for (const region of held) kernel.release(region)
    }),
  )
})
