import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { createGunzip } from 'node:zlib'
import { NormProblem, type NormProblemCode } from '../norm-problem.ts'
import type { NormRecord } from '../reader.ts'
import { decodeText } from './decode-text.ts'

/** Bytes of one norm, expanded. The largest known one, the Código Civil with its dates, has under 3 MB. */
export const maxNormBytes = 64 * 1024 * 1024
/** Bytes that one file of lines may expand to. */
const maxFileBytes = 4 * 1024 * 1024 * 1024

/** A record, or why it could not be read. `done` counts the bytes of files read so far, of those that `measureFiles` gives. */
export interface ReadRecord {
  readonly record: NormRecord | null
  readonly problem: { readonly name: string; readonly code: NormProblemCode } | null
  readonly done: number
}

const extensions = /\.(?:xml|json|jsonl|ndjson|md|markdown)(?:\.gz)?$/iu
const linesFile = /\.(?:jsonl|ndjson)(?:\.gz)?$/iu

/** Files of norms under a path, in the order of their names; a file itself, whatever its name. Hidden ones and links are left out. */
export async function* listNormFiles(path: string): AsyncGenerator<string> {
  if (!(await stat(path)).isDirectory()) {
    yield path
    return
  }
  const entries: { name: string; isDirectory: boolean }[] = []
  for await (const entry of await opendir(path))
    if (!entry.name.startsWith('.') && (entry.isDirectory() || (entry.isFile() && extensions.test(entry.name))))
      entries.push({ name: entry.name, isDirectory: entry.isDirectory() })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, isDirectory } of entries) {
    if (isDirectory) yield* listNormFiles(join(path, name))
    else yield join(path, name)
  }
}

/** Bytes of all files of norms under a path. */
export async function measureFiles(path: string): Promise<number> {
  let total = 0
  for await (const file of listNormFiles(path)) total += (await stat(file)).size
  return total
}

/** Records of all files under a path, one in memory at a time. Damaged ones are yielded with their problem; the next ones are read. */
export async function* readRecords(path: string): AsyncGenerator<ReadRecord> {
  let before = 0
  for await (const file of listNormFiles(path)) {
    const name = relative(path, file).split(sep).join('/') || basename(file)
    const { size } = await stat(file)
    const records = linesFile.test(file) ? readLines(file, name) : readWhole(file, name)
    for await (const { record, problem, bytes } of records) yield { record, problem, done: before + Math.min(bytes, size) }
    before += size
  }
}

interface FileRecord extends Omit<ReadRecord, 'done'> {
  /** Bytes of the file read so far. */
  readonly bytes: number
}

const failed = (name: string, code: NormProblemCode, bytes: number): FileRecord => ({ record: null, problem: { name, code }, bytes })

async function* readWhole(file: string, name: string): AsyncGenerator<FileRecord> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const { chunk } of openChunks(file)) {
      length += chunk.length
      if (length > maxNormBytes) {
        yield failed(name, 'too_large', length)
        return
      }
      chunks.push(chunk)
    }
    yield { record: { name, text: decodeText(Buffer.concat(chunks)) }, problem: null, bytes: length }
  } catch (error) {
    yield failed(name, problemOf(error), length)
  }
}

async function* readLines(file: string, name: string): AsyncGenerator<FileRecord> {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let isSkipping = false
  let line = 0
  let total = 0
  let bytes = 0
  const finish = (): FileRecord | null => {
    line += 1
    const joined = Buffer.concat(pending)
    const tooLarge = isSkipping
    pending = []
    pendingBytes = 0
    isSkipping = false
    return toLineRecord({ name: `${name}:${line}`, bytes: joined, tooLarge, done: bytes })
  }
  try {
    for await (const { chunk, read } of openChunks(file)) {
      bytes = read
      total += chunk.length
      if (total > maxFileBytes) throw new NormProblem('expands_too_much')
      let start = 0
      for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
        if (!isSkipping) pending.push(chunk.subarray(start, end))
        const record = finish()
        if (record !== null) yield record
        start = end + 1
      }
      pendingBytes += chunk.length - start
      if (pendingBytes > maxNormBytes) {
        pending = []
        isSkipping = true
      } else pending.push(chunk.subarray(start))
    }
    const last = pending.length > 0 || isSkipping ? finish() : null
    if (last !== null) yield last
  } catch (error) {
    yield failed(name, problemOf(error), bytes)
  }
}

interface Line {
  readonly name: string
  readonly bytes: Buffer
  readonly tooLarge: boolean
  readonly done: number
}

function toLineRecord({ name, bytes, tooLarge, done }: Line): FileRecord | null {
  if (tooLarge) return failed(name, 'too_large', done)
  if (bytes.every((byte) => byte <= 0x20)) return null
  try {
    return { record: { name, text: decodeText(bytes) }, problem: null, bytes: done }
  } catch (error) {
    return failed(name, problemOf(error), done)
  }
}

/** Expanded chunks of a file, with the bytes read of it so far. */
async function* openChunks(file: string): AsyncGenerator<{ readonly chunk: Buffer; readonly read: number }> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  const source = file.endsWith('.gz') ? stream.pipe(createGunzip()) : stream
  stream.on('error', (error) => source.destroy(error))
  try {
    for await (const chunk of source) yield { chunk: chunk as Buffer, read: stream.bytesRead }
  } finally {
    stream.destroy()
  }
}

/** Problems of the file's content; errors of the disk are thrown on. */
function problemOf(error: unknown): NormProblemCode {
  if (error instanceof NormProblem) return error.code
  if (error instanceof Error && 'code' in error && /^Z_/u.test(String(error.code))) return 'cut_archive'
  throw error
}
