import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { isGzip } from '../reading/read-file-bytes.ts'
import type { SourceFile, SourceRecord } from '../record/source.ts'
import { type DetectedFile, detectSource, listSourceFiles } from '../sources/detect-source.ts'
import { getSource } from '../sources/index.ts'
import type { FeedPosition, FeedRecord, RecordFeed } from './record-feed.ts'

/** Usual compression ratio of JSON text, for the estimate of the time left alone. */
const gzipRatio = 5

const fingerprintOf = (path: string, files: readonly SourceFile[]): string => {
  const hash = createHash('sha256').update(path)
  for (const { relativePath, bytes, modifiedMs } of files) hash.update(`\n${relativePath}\t${bytes}\t${Math.round(modifiedMs)}`)
  return hash.digest('hex').slice(0, 32)
}

const bytesDone = (file: SourceFile, offset: number): number => Math.min(file.bytes, isGzip(file.path) ? offset / gzipRatio : offset)

const unknownFormat = (file: SourceFile): SourceRecord => ({
  position: { file: file.relativePath, index: 0, offset: 0, nextOffset: 0 },
  raw: new Uint8Array(0),
  hints: {},
  problem: 'unknown_format',
})

async function* readFiles(
  detected: readonly DetectedFile[],
  after: FeedPosition | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<FeedRecord> {
  let before = 0
  for (const { file, source } of detected) {
    const started = after?.file === file.relativePath
    const skip = after !== null && file.relativePath < after.file
    if (!skip && source === null && !started) yield { sourceId: '', record: unknownFormat(file), done: before + file.bytes }
    if (!skip && source !== null) {
      for await (const record of source.records(file, started ? after : null, signal)) {
        yield { sourceId: source.id, record, done: before + bytesDone(file, record.position.nextOffset) }
      }
    }
    before += file.bytes
  }
}

/**
 * The records of a file or folder. With `auto` each file goes to the source that recognises it, and an unrecognised file becomes one
 * record with a problem. @throws {UnknownSource} {PathNotFound}
 */
export async function openFileFeed(sourceId: string, path: string): Promise<RecordFeed> {
  const forced = sourceId === 'auto' ? null : getSource(sourceId)
  const detected = forced === null ? await detectSource(path) : (await listSourceFiles(path)).map((file) => ({ file, source: forced }))
  const files = detected.map(({ file }) => file)
  return {
    source: sourceId,
    path: resolve(path),
    fingerprint: fingerprintOf(resolve(path), files),
    total: files.reduce((sum, file) => sum + file.bytes, 0),
    unit: 'bytes',
    open: (after, signal) => readFiles(detected, after, signal),
  }
}
