/** The bytes of a segment, from memory or from a file through the page cache. */
export interface ByteSource {
  readonly size: number
  /**
   * A range of the bytes. Callers must not write to it. Its memory keeps the file's alignment, up to 8. @throws SegmentDamaged when the
   * range lies outside or a checksum differs
   */
  view(offset: number, length: number): Buffer
  /** Like `view`, but leaves the cache alone. */
  readUncached(offset: number, length: number): Buffer
  /** Fills `into` from `offset`, past the cache. Verifies each page on its first copy only. */
  copyUncached(offset: number, into: Uint8Array): void
  close(): void
}

/** The file is truncated, altered or of another format. Nothing of it is used. */
export class SegmentDamaged extends Error {
  override name = 'SegmentDamaged'
  readonly file: string

  constructor(file: string, what: string) {
    super(`${file}: ${what}`)
    this.file = file
  }
}

/** The file does not exist. A reader may be behind the writer; a writer has lost it. */
export class SegmentMissing extends SegmentDamaged {
  constructor(file: string) {
    super(file, 'is missing')
  }
}

export function memorySource(bytes: Uint8Array, name: string): ByteSource {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const view = (offset: number, length: number): Buffer => {
    if (!(offset >= 0 && length >= 0 && offset + length <= buffer.length))
      throw new SegmentDamaged(name, `no bytes at ${offset}, ${length}`)
    return buffer.subarray(offset, offset + length)
  }
  const copyUncached = (offset: number, into: Uint8Array): void => into.set(view(offset, into.length))
  return { size: buffer.length, view, readUncached: view, copyUncached, close: () => undefined }
}
