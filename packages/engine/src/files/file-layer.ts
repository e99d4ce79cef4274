/** A file being written. Nothing is promised to survive a crash before `sync`. */
export interface WritableFile {
  write(bytes: Uint8Array): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

export interface ReadableFile {
  readonly size: number
  /** Fills `into` from `position`; throws when the file ends before. Blocks: a search never waits for another turn of the event loop. */
  read(into: Uint8Array, position: number): void
  close(): void
}

/** All the engine asks of a disk; tests put one in its place that fails, fills up, or forgets what was not synced. */
export interface FileLayer {
  makeFolder(path: string): Promise<void>
  /** Names in a folder; none when it does not exist. */
  list(folder: string): Promise<string[]>
  /** null when there is no such file. */
  readWhole(path: string): Promise<Uint8Array | null>
  /** Replaces what may be there. */
  create(path: string): Promise<WritableFile>
  /** Creates the file only if there is none; false when there is one. */
  createExclusive(path: string, content: Uint8Array): Promise<boolean>
  open(path: string): ReadableFile
  rename(from: string, to: string): Promise<void>
  /** No error when there is no such file. */
  remove(path: string): Promise<void>
  /** Makes creations, renames and removals in a folder survive a crash. */
  syncFolder(path: string): Promise<void>
}
