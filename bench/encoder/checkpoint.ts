import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner } from './learning.ts'

export interface Checkpoint {
  /** Epochs that are done. */
  readonly epoch: number
  readonly learner: Learner
}

/** What a checkpoint belongs to: another vocabulary or other settings begin anew. */
export interface Fingerprint {
  readonly rows: readonly number[]
  readonly settings: Readonly<Record<string, number>> & { readonly dimension: number }
}

const headerNumbers = 2

/** The last finished epoch of this training; null when there is none. */
export function readCheckpoint(folder: string, fingerprint: Fingerprint): Checkpoint | null {
  const path = pathOf(folder, fingerprint)
  if (!existsSync(path)) return null
  const { buffer } = Uint8Array.from(readFileSync(path))
  const [epoch = 0, dimension = 0] = new Uint32Array(buffer, 0, headerNumbers)
  const moved = new Float32Array(buffer, 4 * headerNumbers, fingerprint.rows.length)
  const table = new Float32Array(buffer, 4 * (headerNumbers + fingerprint.rows.length))
  return { epoch, learner: { dimension, table, moved } }
}

/** Takes the place of the last checkpoint in one step, so that a killed training keeps one or the other. */
export function writeCheckpoint(folder: string, { epoch, learner }: Checkpoint, fingerprint: Fingerprint): void {
  const path = pathOf(folder, fingerprint)
  const header = Uint32Array.from([epoch, learner.dimension])
  writeFileSync(
    `${path}.partial`,
    Buffer.concat([header, learner.moved, learner.table].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))),
  )
  renameSync(`${path}.partial`, path)
}

const pathOf = (folder: string, fingerprint: Fingerprint): string =>
  join(folder, `${createHash('sha256').update(JSON.stringify(fingerprint)).digest('hex').slice(0, 16)}.checkpoint`)
