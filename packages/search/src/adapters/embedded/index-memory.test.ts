import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryForIndex } from './index-memory.ts'

const mebibyte = 2 ** 20
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-memory-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Takes no room on the disk. */
const fileOf = async (megabytes: number, ...path: string[]): Promise<void> => {
  const file = join(folder, ...path)
  await writeFile(file, '')
  await truncate(file, megabytes * mebibyte)
}

it.each([
  [0, 32],
  [105, 32],
  [800, 100],
  [9000, 256],
])('an index of %i MiB is opened with %i MiB for pages and as many for vectors', async (stored, expected) => {
  await mkdir(join(folder, 'rulings'))
  await fileOf(stored / 2, 'segment-1')
  await fileOf(stored / 2, 'rulings', 'segment-2')
  expect(await memoryForIndex(folder)).toEqual({ cacheBytes: expected * mebibyte, residentVectorBytes: expected * mebibyte })
})

it('a folder that is not there yet gets the smallest memory', async () => {
  expect((await memoryForIndex(join(folder, 'none'))).cacheBytes).toBe(32 * mebibyte)
})
