import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '../../errors/service-error.ts'

/** A finished or growing file on disk, until its reader has taken it. */
export interface SpooledFile {
  /** Bytes so far. */
  readonly size: () => number
  /** Fails with `export.too_large` beyond the limit of a file, and with `export.busy` after `close` or where no room can be made. */
  readonly append: (bytes: Uint8Array) => Promise<void>
  /** All bytes from the first. Fails with `export.busy` when the file had to give way to others. */
  readonly read: () => AsyncGenerator<Uint8Array>
  /** Frees the disk. Idempotent. */
  readonly close: () => Promise<void>
}

/** Files that were made and wait on disk for their readers, so that a slow reader keeps nobody from making another. */
export interface Spool {
  readonly create: () => Promise<SpooledFile>
}

export interface SpoolLimits {
  readonly maxFileBytes: number
  /** Of all files together. When it is reached, the file that has been read for longest gives way. */
  readonly maxBytes: number
}

const mebibyte = 1024 * 1024
const standardLimits: SpoolLimits = { maxFileBytes: 256 * mebibyte, maxBytes: 1024 * mebibyte }
/** Bytes read at once. Small, so that the connection shows how far its reader is. */
const bytesPerRead = 64 * 1024

/**
 * Keeps files in a folder of the data folder. A file loses its name before its first byte, and its key is never stored. Nothing remains
 * of it after an error or a crash.
 */
export function createSpool(folder: string, { maxFileBytes, maxBytes }: SpoolLimits = standardLimits): Spool {
  /** Files that are being read, oldest first. */
  const reading = new Set<SpooledFile>()
  let usedBytes = 0

  function reserve(bytes: number): void {
    while (usedBytes + bytes > maxBytes) {
      const [oldest] = reading
      if (oldest === undefined) throw new ServiceError('export.busy')
      void oldest.close()
    }
    usedBytes += bytes
  }

  async function create(): Promise<SpooledFile> {
    const handle = await openNameless(folder)
    const [key, counter] = [randomBytes(32), randomBytes(16)]
    const cipher = createCipheriv('aes-256-ctr', key, counter)
    let size = 0
    let isClosed = false
    const requireOpen = (): void => {
      if (isClosed) throw new ServiceError('export.busy')
    }
    const file: SpooledFile = {
      size: () => size,
      async append(bytes) {
        for (let from = 0; from < bytes.length; from += mebibyte) {
          const part = bytes.subarray(from, from + mebibyte)
          requireOpen()
          if (size + part.length > maxFileBytes) throw new ServiceError('export.too_large')
          reserve(part.length)
          size += part.length
          await handle.appendFile(cipher.update(part))
        }
      },
      async *read() {
        requireOpen()
        reading.add(file)
        const decipher = createDecipheriv('aes-256-ctr', key, counter)
        for (let from = 0; from < size; ) {
          requireOpen()
          const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(Math.min(bytesPerRead, size - from)), 0, null, from)
          if (bytesRead === 0) throw new Error('a spooled file ended early')
          from += bytesRead
          yield decipher.update(buffer.subarray(0, bytesRead))
        }
      },
      async close() {
        if (isClosed) return
        isClosed = true
        reading.delete(file)
        usedBytes -= size
        await handle.close()
      },
    }
    return file
  }
  return { create }
}

async function openNameless(folder: string): ReturnType<typeof open> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await rm(path)
  return handle
}
