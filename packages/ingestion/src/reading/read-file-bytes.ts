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
 * The bytes of a file from byte `from` on, in chunks of at most 256 KiB, decompressed when its name ends in `.gz`. `from` counts
 * decompressed bytes. Throws errors of the file system and the decompressor; a truncated `.gz` throws after its last good byte.
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

/** The first `bytes` bytes as text, without damaged or unreadable parts. */
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
    // The part before the damage is enough to detect the format.
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8')
}

/** The record problem that an error of `readFileBytes` means. */
export function readingProblem(error: unknown): RecordProblemCode {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? 'archive_damaged' : 'file_unreadable'
}
