import { dirname } from 'node:path'
import type { FileLayer, ReadableFile, WritableFile } from '../files/file-layer.ts'

/** Current bytes of a file, and those that survive a crash. */
interface Inode {
  content: Buffer
  synced: Buffer
}

export class Crashed extends Error {
  override name = 'Crashed'
}

const sector = 512

/**
 * A disk in memory that keeps only its promises. After a crash, a file has its last synced content, or any mixture by sectors with later
 * writes, cut anywhere. A name in an unsynced folder refers to its old or its new file.
 */
export class CrashingFiles implements FileLayer {
  /** Operations until the crash. All later ones fail too. */
  crashAfter = Infinity
  /** Free bytes. */
  room = Infinity
  readOnly = false
  /** Open files. */
  openFiles = 0
  readonly #names: Map<string, Inode>
  readonly #syncedNames: Map<string, Inode>

  constructor(content: ReadonlyMap<string, Buffer> = new Map()) {
    this.#names = new Map(Array.from(content, ([path, bytes]) => [path, { content: bytes, synced: bytes }]))
    this.#syncedNames = new Map(this.#names)
  }

  /** The disk as a new process finds it. */
  afterCrash(random: () => number): CrashingFiles {
    const found = new Map<string, Buffer>()
    for (const path of new Set([...this.#names.keys(), ...this.#syncedNames.keys()])) {
      const inode = (random() < 0.5 ? this.#names : this.#syncedNames).get(path)
      if (inode !== undefined) found.set(path, surviving(inode, random))
    }
    return new CrashingFiles(found)
  }

  contents(): Map<string, Buffer> {
    return new Map(Array.from(this.#names, ([path, { content }]) => [path, Buffer.from(content)]))
  }

  /** Removes a file as no program would. */
  lose(path: string): void {
    this.#names.delete(path)
  }

  async makeFolder(): Promise<void> {
    this.#step()
  }

  async list(folder: string): Promise<string[]> {
    this.#step()
    return [...this.#names.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1))
  }

  async readWhole(path: string): Promise<Uint8Array | null> {
    this.#step()
    return this.#names.get(path)?.content ?? null
  }

  async create(path: string): Promise<WritableFile> {
    this.#write(0)
    const inode: Inode = { content: Buffer.alloc(0), synced: Buffer.alloc(0) }
    this.#names.set(path, inode)
    return {
      write: async (bytes) => {
        this.#write(bytes.length)
        inode.content = Buffer.concat([inode.content, bytes])
      },
      sync: async () => {
        this.#write(0)
        inode.synced = inode.content
      },
      close: async () => this.#step(),
    }
  }

  async createExclusive(path: string, content: Uint8Array): Promise<boolean> {
    this.#write(content.length)
    if (this.#names.has(path)) return false
    this.#names.set(path, { content: Buffer.from(content), synced: Buffer.alloc(0) })
    return true
  }

  open(path: string): ReadableFile {
    const inode = this.#names.get(path)
    if (inode === undefined) throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' })
    const { content } = inode
    let isOpen = true
    this.openFiles += 1
    return {
      size: content.length,
      read: (into, position) => {
        if (!isOpen) throw Object.assign(new Error(`${path} was closed`), { code: 'EBADF' })
        if (position + into.length > content.length) throw new Error(`${path} ends before ${position + into.length}`)
        into.set(content.subarray(position, position + into.length))
      },
      close: () => {
        if (!isOpen) throw Object.assign(new Error(`${path} was closed twice`), { code: 'EBADF' })
        isOpen = false
        this.openFiles -= 1
      },
    }
  }

  async rename(from: string, to: string): Promise<void> {
    this.#write(0)
    const inode = this.#names.get(from)
    if (inode === undefined) throw Object.assign(new Error(`no file ${from}`), { code: 'ENOENT' })
    this.#names.delete(from)
    this.#names.set(to, inode)
  }

  async remove(path: string): Promise<void> {
    this.#write(0)
    this.#names.delete(path)
  }

  async syncFolder(folder: string): Promise<void> {
    this.#write(0)
    for (const path of new Set([...this.#names.keys(), ...this.#syncedNames.keys()])) {
      if (dirname(path) !== folder) continue
      const inode = this.#names.get(path)
      if (inode === undefined) this.#syncedNames.delete(path)
      else this.#syncedNames.set(path, inode)
    }
  }

  #write(bytes: number): void {
    this.#step()
    if (this.readOnly) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' })
    if (bytes > this.room) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    this.room -= bytes
  }

  #step(): void {
    this.crashAfter -= 1
    if (this.crashAfter < 0) throw new Crashed('the process was killed')
  }
}

const surviving = ({ content, synced }: Inode, random: () => number): Buffer => {
  if (content === synced || random() < 0.3) return synced
  const mixed = Buffer.alloc(content.length)
  for (let at = 0; at < content.length; at += sector) {
    const source = random() < 0.6 ? content : synced
    mixed.set(source.subarray(at, Math.min(at + sector, source.length)), at)
  }
  return random() < 0.5 ? mixed : mixed.subarray(0, Math.floor(random() * (content.length + 1)))
}
