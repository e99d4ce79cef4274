/** How far the making of a file has come. */
export interface FileProgress {
  readonly stage: 'read' | 'set'
  readonly done: number
  readonly total: number
}

export type FilePart = Uint8Array | FileProgress

/** A file as a verb answers it. What is known to be wrong is thrown before. */
export interface FileAnswer {
  /** Safe on every system. */
  readonly name: string
  readonly mediaType: string
  /** Asked for as they are sent: whoever stops asking stops the work. */
  readonly parts: AsyncIterable<FilePart>
}
