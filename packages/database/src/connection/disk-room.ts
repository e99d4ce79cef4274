import { randomFillSync } from 'node:crypto'
import fs from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm'

/** A file of the embedded database's log (`wal_segment_size`). */
const logSegmentBytes = 16 * 1_048_576
/** What the reserve holds: the next file of the log for the write at work, and one for the checkpoint that ends the process. */
const reserveBytes = 2 * logSegmentBytes
/** Below this every write is refused. */
const minFreeBytes = 4 * logSegmentBytes
/** Below this ingestion and other bulk work stop, so that people can still write. */
const minFreeForBulkBytes = 8 * logSegmentBytes
const pieceBytes = 1_048_576
const checkEveryMs = 5_000
/** The SQLSTATE of a full disk, and the codes of the operating system: no room, or no quota. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`

/** Too little room on the disk for this work. The message is for the operator. */
export class StorageFull extends Error {
  readonly code = 'ENOSPC'

  constructor(folder: string, free: number, needed: number) {
    super(
      `Falta espacio en el disco de ${folder}: quedan ${inMegabytes(free)} libres y se necesitan ${inMegabytes(needed)}. Libere espacio.`,
    )
    this.name = 'StorageFull'
  }
}

/** Whether work failed because the disk is full: refused here, by PostgreSQL or by the operating system. */
export function isStorageFull(error: unknown): boolean {
  const origin = error instanceof DrizzleQueryError ? error.cause : error
  return origin instanceof Error && 'code' in origin && fullCodes.has(origin.code)
}

/**
 * Room on the disk of a data folder. Writes are refused before it is full. A file holds room for the log of the embedded database, which
 * must never meet a full disk: it gives way when the log needs its space.
 */
export class DiskRoom {
  readonly #folder: string
  readonly #reserve: string | null

  /** `reserve` is the path of the file that holds room for the log; without one only the free space counts. */
  constructor(folder: string, { reserve = null }: { readonly reserve?: string | null } = {}) {
    this.#folder = folder
    this.#reserve = reserve
    this.fillReserve()
  }

  get isFull(): boolean {
    return this.#free() < minFreeBytes + this.#missingReserve()
  }

  /** @throws {StorageFull} when a write must not begin */
  requireRoom(): void {
    this.requireBytes(0)
  }

  /** Bulk work may fill many files of the log between two checkpoints. @throws {StorageFull} */
  requireRoomForBulk(): void {
    this.requireBytes(minFreeForBulkBytes - minFreeBytes)
  }

  /** @throws {StorageFull} unless so many bytes may be written and other writes still have room */
  requireBytes(bytes: number): void {
    const [free, needed] = [this.#free(), bytes + minFreeBytes + this.#missingReserve()]
    if (free < needed) throw new StorageFull(this.#folder, free, needed)
  }

  /** Gives the reserved room to the log. False when it was given before. */
  releaseReserve(): boolean {
    if (this.#reserve === null || this.#missingReserve() > 0) return false
    fs.rmSync(this.#reserve, { force: true })
    return true
  }

  /** Reserves room again, once the disk has enough. */
  fillReserve(): void {
    if (this.#reserve === null || this.#missingReserve() === 0 || this.isFull) return
    const file = fs.openSync(this.#reserve, 'w', 0o600)
    try {
      // Random bytes: a file system that compresses would hold no room for zeros.
      const piece = randomFillSync(Buffer.alloc(pieceBytes))
      for (let done = 0; done < reserveBytes; ) done += fs.writeSync(file, piece)
    } catch (error) {
      fs.rmSync(this.#reserve, { force: true })
      if (!isStorageFull(error)) throw error
    } finally {
      fs.closeSync(file)
    }
  }

  /** Reserves room again and reports each change between full and not full. Answers how to stop. */
  watch(onChange: (isFull: boolean) => void): () => void {
    let wasFull = false
    const timer = setInterval(() => {
      this.fillReserve()
      const { isFull } = this
      if (isFull !== wasFull) onChange(isFull)
      wasFull = isFull
    }, checkEveryMs)
    timer.unref()
    return () => clearInterval(timer)
  }

  #free(): number {
    const { bavail, bsize } = fs.statfsSync(this.#folder)
    return bavail * bsize
  }

  #missingReserve(): number {
    if (this.#reserve === null) return 0
    return (fs.statSync(this.#reserve, { throwIfNoEntry: false })?.size ?? 0) >= reserveBytes ? 0 : reserveBytes
  }
}
