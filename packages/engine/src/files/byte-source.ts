/** Where a segment's bytes come from: memory, or a file through the page cache. */
export interface ByteSource {
  readonly size: number
  /**
   * A stretch of the bytes, never to be written to. Its offset in memory keeps the alignment it has in the file, up to 8.
   * @throws SegmentDamaged when the stretch lies outside, or its checksum differs
   */
  view(offset: number, length: number): Buffer
  /** The same for what is read once and copied elsewhere: it takes the place of nothing in the cache. */
  readUncached(offset: number, length: number): Buffer
  /** Fills `into` from `offset` past the cache, with no more than was asked for: a page is read whole, and its checksum compared, the first time only. */
  copyUncached(offset: number, into: Uint8Array): void
  close(): void
}

/** A file that cannot be trusted: cut short, altered, or of another format. Nothing of it is used. */
export class SegmentDamaged extends Error {
  override name = 'SegmentDamaged'
  readonly file: string

  constructor(file: string, what: string) {
    super(`${file}: ${what}`)
    this.file = file
  }
}

/** There is no such file. A reader may have been overtaken by the writer; a writer has lost it. */
export class SegmentMissing extends SegmentDamaged {
  constructor(file: string) {
    super(file, 'is missing')
  }
}

export function memorySource(bytes: Uint8Array, name: string): ByteSource {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const view = (offset: number, length: number): Buffer => {
    if (!(offset >= 0 && length >= 0 && offset + length <= buffer.length)) throw new SegmentDamaged(name, `nothing at ${offset}, ${length}`)
    return buffer.subarray(offset, offset + length)
  }
  const copyUncached = (offset: number, into: Uint8Array): void => into.set(view(offset, into.length))
  return { size: buffer.length, view, readUncached: view, copyUncached, close: () => undefined }
}
