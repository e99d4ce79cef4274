/** Progress of a file that is being made. */
export interface FileProgress {
  readonly stage: 'read' | 'set'
  readonly done: number
  readonly total: number
}

/** File name, safe on every system. */
export interface FileTitle {
  readonly name: string
  readonly mediaType: string
}

export type FilePart = Uint8Array | FileProgress | FileTitle

/**
 * A file as a verb answers it: its title once, then its bytes as they are requested. Foreseeable errors are thrown before. Ending the
 * iteration stops the work.
 */
export type FileAnswer = AsyncIterable<FilePart>
