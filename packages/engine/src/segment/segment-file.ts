import { crc32 } from 'node:zlib'
import { type Bitset, emptyBitset, hasBit, setBit } from '../bytes/bitset.ts'
import { type ByteSource, SegmentDamaged, SegmentMissing } from '../files/byte-source.ts'
import type { FileLayer, ReadableFile } from '../files/file-layer.ts'
import { type CachedExtents, type PageCache, pageSize } from '../files/page-cache.ts'
import { formatVersion, headerSize, parseJson, type SegmentDirectory, segmentMagic, tailSize } from './format.ts'
import { isSegmentDirectory } from './is-segment-directory.ts'

export interface OpenedSegmentFile {
  readonly source: ByteSource
  readonly directory: SegmentDirectory
  /** In bytes. */
  readonly size: number
  /** CRC-32 of the page checksums and the directory, so of the whole content. */
  readonly checksum: number
  /** Reads the whole file and compares every checksum. Calls `step` often with the share done, from 0 to 1. @throws SegmentDamaged */
  verifyPages(step: (share: number) => Promise<void>): Promise<void>
}

/** Reads header, tail, page table and directory. Pages are read and verified on first use. */
export function openSegmentFile(files: FileLayer, path: string, cache: PageCache): OpenedSegmentFile {
  const file = openOrRefuse(files, path)
  try {
    const { dataLength, pages, directory, checksum } = readEnd(file, path)
    const source = new CachedFile(file, path, dataLength, pages, cache)
    const header = source.view(0, headerSize)
    if (header.toString('latin1', 0, 8) !== segmentMagic) throw new SegmentDamaged(path, 'not a segment')
    const version = header.readUInt32LE(8)
    if (version !== formatVersion) throw new SegmentDamaged(path, `format ${version}, this program reads ${formatVersion}`)
    if (header.readUInt32LE(12) !== pageSize) throw new SegmentDamaged(path, 'pages of another size')
    return { source, directory, size: file.size, checksum, verifyPages: (step) => source.verifyPages(step) }
  } catch (error) {
    file.close()
    throw error
  }
}

const openOrRefuse = (files: FileLayer, path: string): ReadableFile => {
  try {
    return files.open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new SegmentMissing(path)
    throw error
  }
}

const readEnd = (file: ReadableFile, path: string) => {
  const damaged = (what: string): SegmentDamaged => new SegmentDamaged(path, what)
  if (file.size < headerSize + tailSize) throw damaged('truncated')
  const tail = Buffer.alloc(tailSize)
  file.read(tail, file.size - tailSize)
  if (tail.toString('latin1', 16) !== segmentMagic) throw damaged('its end is missing')
  const dataLength = tail.readDoubleLE(0)
  const directoryLength = tail.readUInt32LE(8)
  const pageCount = Math.ceil(dataLength / pageSize)
  if (!(dataLength >= headerSize && dataLength + pageCount * 4 + directoryLength + tailSize === file.size))
    throw damaged('its parts do not fit its size')
  const end = Buffer.alloc(pageCount * 4 + directoryLength)
  file.read(end, dataLength)
  const checksum = crc32(tail.subarray(0, 12), crc32(end))
  if (checksum !== tail.readUInt32LE(12)) throw damaged('the checksum of its directory differs')
  const pages = new Uint32Array(end.buffer.slice(end.byteOffset, end.byteOffset + pageCount * 4))
  const directory: unknown = parseJson(end.toString('utf8', pageCount * 4))
  if (!isSegmentDirectory(directory, dataLength)) throw damaged('its directory is not valid')
  return { dataLength, pages, checksum, directory }
}

const pagesAtOnce = 16

class CachedFile implements ByteSource {
  readonly size: number
  readonly #file: ReadableFile
  readonly #path: string
  readonly #pages: Uint32Array
  readonly #cache: PageCache
  readonly #extents: CachedExtents = new Map()
  /** Pages that `copyUncached` has verified. */
  readonly #copied: Bitset

  constructor(file: ReadableFile, path: string, size: number, pages: Uint32Array, cache: PageCache) {
    this.#file = file
    this.#path = path
    this.size = size
    this.#pages = pages
    this.#cache = cache
    this.#copied = emptyBitset(pages.length)
  }

  view(offset: number, length: number): Buffer {
    return this.#within(offset, length, (first, count) =>
      this.#cache.extent(this.#extents, first, count, () => this.#readPages(first, count)),
    )
  }

  readUncached(offset: number, length: number): Buffer {
    return this.#within(offset, length, (first, count) => this.#readPages(first, count))
  }

  copyUncached(offset: number, into: Uint8Array): void {
    if (into.length === 0) return
    const { first, count } = this.#pagesOf(offset, into.length)
    for (let page = first; page < first + count; page++) {
      if (hasBit(this.#copied, page)) continue
      this.#readPages(page, 1)
      setBit(this.#copied, page)
    }
    this.#file.read(into, offset)
  }

  async verifyPages(step: (share: number) => Promise<void>): Promise<void> {
    for (let page = 0; page < this.#pages.length; page += pagesAtOnce) {
      this.#readPages(page, Math.min(pagesAtOnce, this.#pages.length - page))
      await step(page / this.#pages.length)
    }
  }

  close(): void {
    this.#cache.evictFile(this.#extents)
    this.#file.close()
  }

  #within(offset: number, length: number, pages: (first: number, count: number) => Buffer): Buffer {
    const { first, count } = this.#pagesOf(offset, length)
    const start = offset - first * pageSize
    return length === 0 ? Buffer.alloc(0) : pages(first, count).subarray(start, start + length)
  }

  /** The pages that a byte range touches. */
  #pagesOf(offset: number, length: number): { first: number; count: number } {
    if (!(offset >= 0 && length >= 0 && offset + length <= this.size))
      throw new SegmentDamaged(this.#path, `no bytes at ${offset}, ${length}`)
    const first = Math.floor(offset / pageSize)
    return { first, count: Math.floor((offset + length - 1) / pageSize) - first + 1 }
  }

  #readPages(first: number, count: number): Buffer {
    const start = first * pageSize
    const bytes = Buffer.allocUnsafeSlow(Math.min(count * pageSize, this.size - start))
    this.#file.read(bytes, start)
    for (let i = 0; i < count; i++) {
      if (crc32(bytes.subarray(i * pageSize, (i + 1) * pageSize)) !== this.#pages[first + i])
        throw new SegmentDamaged(this.#path, `the checksum of the page at ${start + i * pageSize} differs`)
    }
    return bytes
  }
}
