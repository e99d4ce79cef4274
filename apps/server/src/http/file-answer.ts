/** How far the making of a file has come. */
export interface FileProgress {
  readonly stage: 'read' | 'set'
  readonly done: number
  readonly total: number
}

/** What a file is called, safe on every system. */
export interface FileTitle {
  readonly name: string
  readonly mediaType: string
}

export type FilePart = Uint8Array | FileProgress | FileTitle

/** A file as a verb answers it, what is known to be wrong being thrown before: its title once, then its bytes, as they are asked for. Whoever stops asking stops the work. */
export type FileAnswer = AsyncIterable<FilePart>
