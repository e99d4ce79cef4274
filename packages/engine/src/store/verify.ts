import { join } from 'node:path'
import { SegmentDamaged } from '../files/byte-source.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { FileLayer } from '../files/file-layer.ts'
import { PageCache } from '../files/page-cache.ts'
import { Segment } from '../segment/segment.ts'
import { openSegmentFile } from '../segment/segment-file.ts'
import { checkSegment } from './check-segment.ts'
import { IndexRefused, manifestName, readManifest } from './manifest.ts'

export interface IndexProblem {
  readonly file: string
  readonly problem: string
}

export interface Verified {
  /** Sequence of the durable state; null when there is no readable one. */
  readonly sequence: number | null
  readonly files: number
  readonly bytes: number
  readonly problems: readonly IndexProblem[]
}

const cacheBytes = 16 * 2 ** 20

/** Reads every byte of the durable state, compares every checksum and walks every list. Changes nothing; may run beside a writer that rests. */
export const verifyIndex = async (folder: string, files: FileLayer = diskFiles): Promise<Verified> => {
  const problems: IndexProblem[] = []
  const manifest = await readManifest(files, folder).catch((error: unknown) => {
    if (!(error instanceof IndexRefused || error instanceof SyntaxError)) throw error
    problems.push({ file: join(folder, manifestName), problem: error.message })
    return null
  })
  for (const { file, documents } of manifest?.segments ?? []) {
    try {
      verifyFile(files, join(folder, file), documents)
    } catch (error) {
      problems.push({ file: join(folder, file), problem: error instanceof Error ? error.message : String(error) })
    }
  }
  const bytes = manifest?.segments.reduce((sum, segment) => sum + segment.bytes, 0) ?? 0
  return { sequence: manifest?.sequence ?? null, files: manifest?.segments.length ?? 0, bytes, problems }
}

const verifyFile = (files: FileLayer, path: string, documents: number): void => {
  const opened = openSegmentFile(files, path, new PageCache(cacheBytes))
  try {
    opened.verifyPages()
    const segment = new Segment(opened.source, opened.directory, path)
    if (segment.size !== documents) throw new SegmentDamaged(path, `has ${segment.size} documents, the manifest says ${documents}`)
    checkSegment(segment)
  } finally {
    opened.source.close()
  }
}
