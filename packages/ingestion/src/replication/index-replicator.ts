import { setTimeout } from 'node:timers/promises'
import { type Database, deleteOtherEncoders, findEncoder } from '@basejuris/database'
import type { IndexHost } from '@basejuris/search'
import type { FollowIndexOptions } from './follow-index.ts'
import { type IndexFollower, startIndexFollower } from './index-follower.ts'
import { rebuildIndex, replaceOf } from './rebuild-index.ts'

/** Receives what happens in the background; details hold ids and messages, never text of a ruling. */
export interface ReplicationLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface IndexReplicatorOptions {
  readonly index: IndexHost
  /** How documents with the vectors of one encoder are made. */
  readonly followOptions: (encoder: string) => Omit<FollowIndexOptions, 'writer'>
  readonly log: ReplicationLog
  /** Name of the encoder whose vectors are searched now. */
  readonly currentEncoder: () => string
}

export interface EncoderChange {
  readonly database: Database
  /** Name of the next encoder. */
  readonly encoder: string
  /** Schema of an index of its documents. */
  readonly schema: string
  /** True when its vectors are stored in the database; otherwise they are made with the documents. */
  readonly stored: boolean
  /** Time between checks whether every ruling has its vectors. */
  readonly pollMs?: number
}

const retryMs = 60_000
const defaultPollMs = 2_000

/** Keeps one index at the state of the database, and pauses while an index of another encoder replaces it. */
export class IndexReplicator {
  readonly #options: IndexReplicatorOptions
  readonly #stopping = new AbortController()
  #follower: IndexFollower | null = null

  constructor(options: IndexReplicatorOptions) {
    this.#options = options
  }

  start(): void {
    const { index, followOptions, log, currentEncoder } = this.#options
    if (this.#stopping.signal.aborted) return
    this.#follower = startIndexFollower({
      ...followOptions(currentEncoder()),
      writer: index.writer,
      onError: (message) => log.error({ message }, 'index could not follow'),
    })
  }

  nudge(): void {
    this.#follower?.nudge()
  }

  async catchUp(): Promise<void> {
    await this.#follower?.catchUp()
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The index was closed'))
    await this.#follower?.stop()
  }

  /** Waits for the vectors of another encoder, then replaces the index by one with them. Resolves when that is done or on `stop`. */
  async changeEncoder({ encoder, schema, stored, database, pollMs = defaultPollMs }: EncoderChange): Promise<void> {
    const { log } = this.#options
    const { signal } = this.#stopping
    while (!signal.aborted) {
      let pauseMs = pollMs
      try {
        if (!stored || (await findEncoder(database, encoder))?.complete) {
          await this.#rebuildWith(encoder, schema)
          await deleteOtherEncoders(database, stored ? [encoder] : [])
          log.info({ encoder }, 'searches use another encoder')
          return
        }
      } catch (error) {
        if (signal.aborted) return
        log.error({ err: error }, 'index could not change its encoder')
        pauseMs = retryMs
      }
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async #rebuildWith(encoder: string, schema: string): Promise<void> {
    const { index, followOptions } = this.#options
    let paused = false
    const replace = () => {
      const replacement = replaceOf(index)(schema)
      // A batch of the old encoder's documents must not be applied to the new index.
      const activate = async (): Promise<boolean> => {
        paused = true
        await this.#follower?.stop()
        return replacement.activate()
      }
      return { ...replacement, activate }
    }
    try {
      await rebuildIndex({ ...followOptions(encoder), replace, signal: this.#stopping.signal })
    } finally {
      if (paused) this.start()
    }
  }
}
