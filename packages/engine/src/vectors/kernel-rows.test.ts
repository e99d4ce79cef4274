import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import { diskFiles } from '../files/disk-files.ts'
import { PageCache } from '../files/page-cache.ts'
import { Segment } from '../segment/segment.ts'
import { openSegmentFile } from '../segment/segment-file.ts'
import type { VectorReader } from '../segment/vector-reader.ts'
import { randomFrom } from '../testing/random-documents.ts'
import { createHighBytes, createLowBytes } from './kernel-rows.ts'
import { ResidentRows, strideOf } from './resident-rows.ts'
import { type ChosenRows, type Region, vectorKernel } from './vector-kernel.ts'

const namespace = 'documents'
const rows = Uint32Array.from([0, 1, 2, 7, 50, 51, 90, 99])
let folder: string
let segments: Segment[]

/** A file segment of a hundred vectors. */
const segmentOf = async (dimension: number): Promise<VectorReader> => {
  const own = join(folder, String(segments.length))
  const engine = await openEngine({
    folder: own,
    dimension,
    schema: 'test',
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75 } },
  })
  const random = randomFrom(dimension)
  const changes = Array.from({ length: 100 }, (_, i) => {
    const vector = Float32Array.from({ length: dimension }, () => random() - 0.5)
    const document = { id: `d${i}`, group: 'g', fields: {}, facets: {}, sortKeys: {}, vector }
    return { kind: 'upsert' as const, namespace, document }
  })
  await engine.apply({ sequence: 1, changes })
  await engine.close()
  const name = (await readdir(own)).find((each) => each.endsWith('.segment')) ?? ''
  const { source, directory } = openSegmentFile(diskFiles, join(own, name), new PageCache(2 ** 24))
  const segment = new Segment(source, directory, name)
  segments.push(segment)
  return segment.vectors as VectorReader
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
  segments = []
})
afterEach(async () => {
  for (const segment of segments) segment.close()
  await rm(folder, { recursive: true })
})

const rowIn = (region: Region, place: number, { dimension }: VectorReader): number[] => {
  const start = place * strideOf(dimension)
  return [
    ...vectorKernel()
      .bytes(region)
      .subarray(start, start + dimension),
  ]
}

it('provides resident rows and copied rows, adjacent or not', async () => {
  for (const dimension of [32, 40])
    for (const staying of [0, 1, 51, 60, 100]) {
      const vectors = await segmentOf(dimension)
      const laid = ({ region, chosen }: ChosenRows): number[][] => Array.from(chosen, (place) => rowIn(region, place, vectors))
      const highs = createHighBytes(staying * strideOf(dimension)).of(vectors, rows)
      const lows = createLowBytes((100 - staying) * strideOf(dimension)).of(vectors, rows)
      expect(laid(highs)).toEqual(Array.from(rows, (row) => [...vectors.high(row)]))
      expect(laid(lows)).toEqual(Array.from(rows, (row) => [...vectors.low(row)]))
    }
})

it('keeps as many rows as fit, and more once another segment is closed', async () => {
  const dimension = 32
  const staying = new ResidentRows(130 * dimension, (vectors, from, count) => vectors.highRows(from, count))
  const [first, second] = [await segmentOf(dimension), await segmentOf(dimension)]
  expect(staying.of(first).count).toBe(100)
  expect(staying.of(second).count).toBe(30)
  segments.shift()?.close()
  const { region, count } = staying.of(second)
  expect(count).toBe(100)
  expect(rowIn(region, 99, second)).toEqual([...second.high(99)])
})
