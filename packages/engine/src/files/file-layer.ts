/** A file being written. Its content may not survive a crash before `sync`. */
export interface WritableFile {
  write(bytes: Uint8Array): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

export interface ReadableFile {
  readonly size: number
  /** Fills `into` from `position`. Throws when the file ends before. Synchronous, because a search never yields to the event loop. */
  read(into: Uint8Array, position: number): void
  close(): void
}

/** Everything the engine needs of a disk. Tests substitute one that fails, fills up or loses unsynced writes. */
export interface FileLayer {
  makeFolder(path: string): Promise<void>
  /** Names in a folder. Empty when it does not exist. */
  list(folder: string): Promise<string[]>
  /** null when the file does not exist. */
  readWhole(path: string): Promise<Uint8Array | null>
  /** Replaces an existing file. */
  create(path: string): Promise<WritableFile>
  /** Returns false when the file exists. */
  createExclusive(path: string, content: Uint8Array): Promise<boolean>
  open(path: string): ReadableFile
  rename(from: string, to: string): Promise<void>
  /** No error when the file does not exist. */
  remove(path: string): Promise<void>
  /** Makes creations, renames and removals in a folder durable. */
  syncFolder(path: string): Promise<void>
}
