import { join } from 'node:path'
import { pauseEvery } from '../concurrency/pause.ts'
import { SegmentDamaged, SegmentMissing } from '../files/byte-source.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { FileLayer } from '../files/file-layer.ts'
import { PageCache } from '../files/page-cache.ts'
import { Segment } from '../segment/segment.ts'
import { type OpenedSegmentFile, openSegmentFile } from '../segment/segment-file.ts'
import { checkSegment } from './check-segment.ts'
import { IndexRefused, type Manifest, type ManifestSegment, manifestName, readManifest } from './manifest.ts'

export interface IndexProblem {
  readonly file: string
  readonly problem: string
}

export interface VerifyResult {
  /** Sequence of the durable state; null when it cannot be read. */
  readonly sequence: number | null
  readonly files: number
  readonly bytes: number
  readonly problems: readonly IndexProblem[]
}

export interface VerifyOptions {
  readonly files?: FileLayer
  /** Bytes verified so far and in total. */
  readonly onProgress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}

const cacheBytes = 16 * 2 ** 20
const pauseBudgetMs = 4

type Opened = { readonly entry: ManifestSegment } & ({ readonly file: OpenedSegmentFile } | { readonly problem: Error })

/**
 * Reads every byte of the durable state, compares every checksum and checks every list, in short steps. Writes nothing and takes no
 * lock, so it may run beside the writer. Rejects with the reason of the signal.
 */
export async function verifyIndex(folder: string, { files = diskFiles, onProgress, signal }: VerifyOptions = {}): Promise<VerifyResult> {
  const problems: IndexProblem[] = []
  const { manifest, opened } = await openAll(files, folder).catch((error: unknown) => {
    if (!(error instanceof IndexRefused)) throw error
    problems.push({ file: join(folder, manifestName), problem: error.message })
    return { manifest: null, opened: [] }
  })
  const total = manifest?.segments.reduce((sum, segment) => sum + segment.bytes, 0) ?? 0
  const pause = pauseEvery(pauseBudgetMs)
  let before = 0
  try {
    for (const each of opened) {
      const step = (share: number): Promise<void> => {
        signal?.throwIfAborted()
        onProgress?.(Math.round(before + share * each.entry.bytes), total)
        return pause()
      }
      const problem = await findProblem(join(folder, each.entry.file), each, step)
      signal?.throwIfAborted()
      if (problem !== null) problems.push(problem)
      before += each.entry.bytes
    }
  } finally {
    for (const each of opened) if ('file' in each) each.file.source.close()
  }
  if (total > 0) onProgress?.(total, total)
  return { sequence: manifest?.sequence ?? null, files: opened.length, bytes: total, problems }
}

/** Opens all files at once, so that the writer may remove them afterwards. Retries when the writer has replaced the state. */
const openAll = async (files: FileLayer, folder: string): Promise<{ manifest: Manifest | null; opened: Opened[] }> => {
  const cache = new PageCache(cacheBytes)
  let manifest = await readManifest(files, folder)
  for (;;) {
    const opened = (manifest?.segments ?? []).map((entry) => openOne(files, folder, entry, cache))
    const isMissing = opened.some((each) => 'problem' in each && each.problem instanceof SegmentMissing)
    const present = isMissing ? await readManifest(files, folder) : manifest
    if (JSON.stringify(present) === JSON.stringify(manifest)) return { manifest, opened }
    for (const each of opened) if ('file' in each) each.file.source.close()
    manifest = present
  }
}

const openOne = (files: FileLayer, folder: string, entry: ManifestSegment, cache: PageCache): Opened => {
  try {
    return { entry, file: openSegmentFile(files, join(folder, entry.file), cache) }
  } catch (error) {
    return { entry, problem: asError(error) }
  }
}

const pageVerificationShare = 0.3

const findProblem = async (path: string, opened: Opened, step: (share: number) => Promise<void>): Promise<IndexProblem | null> => {
  try {
    if ('problem' in opened) throw opened.problem
    const { entry, file } = opened
    if (file.size !== entry.bytes || file.checksum !== entry.checksum) throw new SegmentDamaged(path, 'is not the file in the manifest')
    await file.verifyPages((share) => step(share * pageVerificationShare))
    const segment = new Segment(file.source, file.directory, path)
    if (segment.size !== entry.documents)
      throw new SegmentDamaged(path, `has ${segment.size} documents, the manifest says ${entry.documents}`)
    await checkSegment(segment, (share) => step(pageVerificationShare + share * (1 - pageVerificationShare)))
    return null
  } catch (error) {
    return { file: path, problem: asError(error).message }
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
