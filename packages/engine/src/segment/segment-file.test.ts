import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import { SegmentDamaged } from '../files/byte-source.ts'
import { diskFiles } from '../files/disk-files.ts'
import { PageCache, pageSize } from '../files/page-cache.ts'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { testDimension } from '../testing/random-documents.ts'
import { openSegmentFile } from './segment-file.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
  const namespaces = { [testNamespace]: { k1: 1.2, b: {}, defaultB: 0.75 } }
  const engine = await openEngine({ folder, dimension: testDimension, schema: 'test', namespaces })
  await engine.apply(batchOf(1, randomChanges(1, 2_000, 2_000)))
  await engine.close()
  path = join(folder, (await readdir(folder)).find((name) => name.endsWith('.segment')) ?? '')
})
afterEach(() => rm(folder, { recursive: true }))

it('reads uncached without evicting pages', () => {
  const cache = new PageCache(2 ** 24)
  const { source } = openSegmentFile(diskFiles, path, cache)
  const cached = cache.used
  const read = source.readUncached(100, 2 * pageSize)
  expect(cache.used).toBe(cached)
  expect(read).toEqual(source.view(100, 2 * pageSize))
  expect(cache.used).toBe(cached + 3 * pageSize)
  expect(() => source.readUncached(source.size, 1)).toThrow(SegmentDamaged)
  source.close()
})

it('refuses a damaged page in uncached reads too', async () => {
  const bytes = await readFile(path)
  bytes[pageSize + 5] = bytes[pageSize + 5]! ^ 1
  await writeFile(path, bytes)
  const { source } = openSegmentFile(diskFiles, path, new PageCache(2 ** 24))
  expect(() => source.readUncached(pageSize, 10)).toThrow(/the checksum of the page/)
  source.close()
})

it('copies the requested bytes, and refuses a page damaged before its first copy', async () => {
  const whole = openSegmentFile(diskFiles, path, new PageCache(2 ** 24)).source
  const into = new Uint8Array(2 * pageSize)
  whole.copyUncached(100, into)
  expect(into).toEqual(new Uint8Array(whole.view(100, 2 * pageSize)))
  expect(() => whole.copyUncached(whole.size - 1, into)).toThrow(SegmentDamaged)
  whole.close()
  const bytes = await readFile(path)
  bytes[pageSize + 5] = bytes[pageSize + 5]! ^ 1
  await writeFile(path, bytes)
  const damaged = openSegmentFile(diskFiles, path, new PageCache(2 ** 24)).source
  damaged.copyUncached(0, into.subarray(0, pageSize))
  expect(() => damaged.copyUncached(pageSize + 900, into.subarray(0, 10))).toThrow(/the checksum of the page/)
  damaged.close()
})
