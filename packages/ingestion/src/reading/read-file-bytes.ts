import { createReadStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { RecordProblemCode } from '../record/record-problem.ts'

const chunkBytes = 256 * 1024

/** True for files stored compressed. */
export function isGzip(path: string): boolean {
  return path.toLowerCase().endsWith('.gz')
}

/**
 * The bytes of a file, decompressed when its name ends in `.gz`, from byte `from` on (of the decompressed content). Chunks of at most
 * 256 KiB. Throws what the file system or the decompressor throws; a cut `.gz` throws after its last good byte.
 */
export async function* readFileBytes(path: string, from = 0, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const abort = signal === undefined ? {} : { signal }
  if (!isGzip(path)) {
    yield* createReadStream(path, { start: from, highWaterMark: chunkBytes, ...abort }) as AsyncIterable<Uint8Array>
    return
  }
  const output = new PassThrough({ highWaterMark: chunkBytes })
  const flow = pipeline(createReadStream(path, { highWaterMark: chunkBytes }), createGunzip({ chunkSize: chunkBytes }), output, abort)
  flow.catch(() => undefined)
  let skip = from
  try {
    for await (const chunk of output as AsyncIterable<Uint8Array>) {
      if (skip >= chunk.length) skip -= chunk.length
      else {
        yield skip > 0 ? chunk.subarray(skip) : chunk
        skip = 0
      }
    }
  } finally {
    output.destroy()
  }
  await flow
}

/** The first `bytes` bytes, as text; damaged or unreadable stretches are left out. */
export async function readHead(path: string, bytes = 64 * 1024): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of readFileBytes(path)) {
      parts.push(chunk)
      size += chunk.length
      if (size >= bytes) break
    }
  } catch {
    // What could be read before the damage is enough to tell the format.
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8')
}

/** What an error of `readFileBytes` means to an operator. */
export function readingProblem(error: unknown): RecordProblemCode {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? 'archive_damaged' : 'file_unreadable'
}
