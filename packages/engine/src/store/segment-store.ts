import { join } from 'node:path'
import type { Pause } from '../concurrency/pause.ts'
import { memorySource } from '../files/byte-source.ts'
import type { FileLayer } from '../files/file-layer.ts'
import { PageCache } from '../files/page-cache.ts'
import type { SegmentDirectory } from '../segment/format.ts'
import { Segment } from '../segment/segment.ts'
import { openSegmentFile } from '../segment/segment-file.ts'
import { FileSink, MemorySink, type SegmentSink } from '../segment/segment-sink.ts'
import type { ManifestSegment } from './manifest.ts'

export type WriteSegment = (sink: SegmentSink) => Promise<SegmentDirectory>

export interface SegmentFile {
  readonly bytes: number
  /** CRC-32 of the whole content. */
  readonly checksum: number
}

const copyChunkBytes = 1 << 20
const segmentSuffix = '.segment'

/** Creates segments in memory or in files of one folder. Names are numbers, never times. */
export class SegmentStore {
  readonly files: FileLayer
  readonly folder: string | null
  readonly cache: PageCache
  nextSegment = 1
  readonly #segmentFiles = new Map<string, SegmentFile>()
  readonly #directories = new WeakMap<Segment, SegmentDirectory>()

  constructor(files: FileLayer, folder: string | null, cacheBytes: number) {
    this.files = files
    this.folder = folder
    this.cache = new PageCache(cacheBytes)
  }

  /** null when it has no file. */
  fileOf(segment: Segment): SegmentFile | null {
    return this.#segmentFiles.get(segment.name) ?? null
  }

  isFileOf(segment: Segment, { file, bytes, checksum, documents }: ManifestSegment): boolean {
    const own = this.fileOf(segment)
    return segment.name === file && segment.size === documents && own?.bytes === bytes && own.checksum === checksum
  }

  /** Whether this object reads from memory. Another object of the same name may read from a file. */
  isInMemory(segment: Segment): boolean {
    return this.#directories.has(segment)
  }

  open(name: string): Segment {
    const opened = openSegmentFile(this.files, this.#pathOf(name), this.cache)
    this.#segmentFiles.set(name, { bytes: opened.size, checksum: opened.checksum })
    return new Segment(opened.source, opened.directory, name)
  }

  async inMemory(write: WriteSegment): Promise<Segment> {
    const sink = new MemorySink()
    const directory = await write(sink)
    const name = this.#newName()
    const segment = new Segment(memorySource(sink.take(), name), directory, name)
    this.#directories.set(segment, directory)
    return segment
  }

  /** The file is complete on disk once this resolves. The next `syncFolder` makes its name durable. A failure leaves no file. */
  inFile(write: WriteSegment): Promise<Segment> {
    return this.#writeFile(this.#newName(), write)
  }

  /** Copies a segment from memory to a file of the same name. */
  persist(segment: Segment, pause: Pause): Promise<Segment> {
    const directory = this.#directories.get(segment)
    if (directory === undefined) return Promise.resolve(segment)
    return this.#writeFile(segment.name, async (sink) => {
      const { source } = segment.sections
      for (let at = 0; at < source.size; at += copyChunkBytes) {
        sink.write(source.view(at, Math.min(copyChunkBytes, source.size - at)))
        if (sink.isFull) await sink.drain()
        await pause()
      }
      return directory
    })
  }

  /** Best effort: the next opening of the folder removes what cannot be removed now. */
  async removeFile(name: string): Promise<void> {
    if (!this.#segmentFiles.delete(name)) return
    await this.files.remove(this.#pathOf(name)).catch(() => undefined)
  }

  /** Removes files of no state: left by a crash, or still open when they became obsolete. */
  async removeUnreferencedFiles(referenced: ReadonlySet<string>): Promise<void> {
    if (this.folder === null) return
    for (const name of await this.files.list(this.folder))
      if ((name.endsWith(segmentSuffix) && !referenced.has(name)) || name === 'manifest.tmp')
        await this.files.remove(join(this.folder, name)).catch(() => undefined)
  }

  async #writeFile(name: string, write: WriteSegment): Promise<Segment> {
    const file = await this.files.create(this.#pathOf(name))
    const sink = new FileSink(file)
    try {
      await sink.finish(await write(sink))
      await file.close()
      return this.open(name)
    } catch (error) {
      await file.close().catch(() => undefined)
      await this.files.remove(this.#pathOf(name)).catch(() => undefined)
      throw error
    }
  }

  #newName(): string {
    return `${String(this.nextSegment++).padStart(8, '0')}${segmentSuffix}`
  }

  #pathOf(name: string): string {
    if (this.folder === null) throw new Error('this index is kept in memory')
    return join(this.folder, name)
  }
}
