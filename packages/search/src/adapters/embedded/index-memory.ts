import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineIndexOptions } from './engine-index.ts'

export type IndexMemory = Required<Pick<EngineIndexOptions, 'cacheBytes' | 'residentVectorBytes'>>

const mebibyte = 2 ** 20
const minBytes = 32 * mebibyte
const maxBytes = 256 * mebibyte
/** One part in so many of the stored index, for pages and for vectors alike. The system caches the rest of its files. */
const share = 8

/** Memory for pages and for vectors of the index in `folder`, by its size when it is opened. */
export async function memoryForIndex(folder: string): Promise<IndexMemory> {
  const bytes = Math.min(maxBytes, Math.max(minBytes, (await storedBytes(folder)) / share))
  return { cacheBytes: bytes, residentVectorBytes: bytes }
}

/** 0 when there is no such folder. */
async function storedBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = await Promise.all(files.map(async (file) => (file.isFile() ? sizeOf(join(file.parentPath, file.name)) : 0)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** 0 for a file that a merge has just removed. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
