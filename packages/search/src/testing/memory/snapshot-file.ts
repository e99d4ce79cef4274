import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

const magic = 'BJMEMIDX'
/** Raised whenever the bytes change meaning; another version is refused. */
export const snapshotVersion = 1
const blockSize = 1 << 20
const alignment = 8

/** Why a snapshot cannot be used; the owner then replays from the beginning. */
export class SnapshotRefused extends Error {
  override name = 'SnapshotRefused'
}

/**
 * A file of sections, each its length (32 bits, little-endian), four bytes of padding, its bytes and padding to eight. Before them magic and
 * version, after them the CRC-32 of all that precedes.
 */
export class SnapshotFileWriter {
  readonly #path: string
  readonly #file: FileHandle
  #checksum = 0

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  static async create(path: string): Promise<SnapshotFileWriter> {
    const writer = new SnapshotFileWriter(path, await open(`${path}.tmp`, 'w', 0o600))
    const header = Buffer.alloc(16)
    header.write(magic, 'latin1')
    header.writeUInt32LE(snapshotVersion, 8)
    await writer.#write(header)
    return writer
  }

  async json(value: unknown): Promise<void> {
    await this.bytes(Buffer.from(JSON.stringify(value)))
  }

  async bytes(...parts: readonly Uint8Array[]): Promise<void> {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    const head = Buffer.alloc(alignment)
    head.writeUInt32LE(length)
    await this.#write(head)
    let block: Uint8Array[] = []
    let size = 0
    for (const part of parts) {
      block.push(part)
      size += part.length
      if (size < blockSize) continue
      await this.#write(Buffer.concat(block))
      block = []
      size = 0
    }
    await this.#write(Buffer.concat([...block, Buffer.alloc((alignment - (length % alignment)) % alignment)]))
  }

  /** Everything is on disk, then the file takes the place of the one before. */
  async commit(): Promise<void> {
    const end = Buffer.alloc(4)
    end.writeUInt32LE(this.#checksum)
    await this.#write(end)
    await this.#file.sync()
    await this.#file.close()
    await rename(`${this.#path}.tmp`, this.#path)
    const folder = await open(dirname(this.#path), 'r')
    await folder.sync().finally(() => folder.close())
  }

  async abandon(): Promise<void> {
    await this.#file.close()
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += blockSize) {
      const part = bytes.subarray(at, at + blockSize)
      this.#checksum = crc32(part, this.#checksum)
      for (let done = 0; done < part.length; ) done += (await this.#file.write(part, done)).bytesWritten
    }
  }
}

/** Reads the sections in the order they were written. Byte sections are views into the file's buffer. */
export class SnapshotFileReader {
  readonly #buffer: Buffer
  #at = 16

  private constructor(buffer: Buffer) {
    this.#buffer = buffer
  }

  /** null when there is no file; rejects with `SnapshotRefused` when it is damaged or of another version. */
  static async open(path: string): Promise<SnapshotFileReader | null> {
    const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (content === null) return null
    const aligned = content.byteOffset % alignment === 0 ? content : Buffer.from(Uint8Array.from(content).buffer)
    if (aligned.length < 20 || aligned.toString('latin1', 0, magic.length) !== magic)
      throw new SnapshotRefused(`${path} is not an index snapshot`)
    const version = aligned.readUInt32LE(8)
    if (version !== snapshotVersion) throw new SnapshotRefused(`${path} has format ${version}, this program reads ${snapshotVersion}`)
    const end = aligned.length - 4
    if (crc32(aligned.subarray(0, end)) !== aligned.readUInt32LE(end)) throw new SnapshotRefused(`${path} is damaged: its checksum differs`)
    return new SnapshotFileReader(aligned)
  }

  json<Value>(): Value {
    return JSON.parse(Buffer.from(this.bytes()).toString('utf8')) as Value
  }

  bytes(): Uint8Array {
    const length = this.#buffer.readUInt32LE(this.#at)
    const start = this.#buffer.byteOffset + this.#at + alignment
    this.#at += alignment + length + ((alignment - (length % alignment)) % alignment)
    return new Uint8Array(this.#buffer.buffer, start, length)
  }

  integers(): Uint32Array {
    const bytes = this.bytes()
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  }
}
