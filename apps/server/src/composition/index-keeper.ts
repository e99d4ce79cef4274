import { setTimeout } from 'node:timers/promises'
import { type Database, findEncoder, keepEncoders } from '@basejuris/database'
import { type FollowIndexOptions, type IndexFollower, rebuildIndex, startIndexFollower } from '@basejuris/ingestion'
import type { EmbeddedHost, Encoder } from '@basejuris/search'
import type { FastifyBaseLogger } from 'fastify'

interface Keeping {
  readonly index: Pick<EmbeddedHost, 'writer' | 'startOver'>
  readonly following: (encoder: string) => Omit<FollowIndexOptions, 'writer'>
  readonly log: FastifyBaseLogger
  readonly name: () => string
}

export interface EncoderChange {
  readonly database: Database
  readonly wanted: Encoder
  /** Names an index of its documents. */
  readonly schema: string
  /** Its vectors are kept in the database; others are made with the documents. */
  readonly stored: boolean
  /** Between looks at whether its vectors are all there. */
  readonly pollMs?: number
}

const retryMs = 60_000
const defaultPollMs = 2_000

/** Follows with the documents of the encoder in use, and stops following for the moment in which another takes over. */
export class IndexKeeper {
  readonly #keeping: Keeping
  readonly #stopping = new AbortController()
  #follower: IndexFollower | null = null

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  start(): void {
    const { index, following, log, name } = this.#keeping
    if (this.#stopping.signal.aborted) return
    this.#follower = startIndexFollower({
      ...following(name()),
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

  /** Waits for the vectors of another encoder, then builds an index with them and puts it in place. Resolves when that is done, or the keeper stops. */
  async changeTo({ wanted, schema, stored, database, pollMs = defaultPollMs }: EncoderChange): Promise<void> {
    const { log } = this.#keeping
    const { signal } = this.#stopping
    while (!signal.aborted) {
      let pauseMs = pollMs
      try {
        if (!stored || (await findEncoder(database, wanted.name))?.complete) {
          await this.#rebuildWith(wanted.name, schema)
          await keepEncoders(database, stored ? [wanted.name] : [])
          log.info({ encoder: wanted.name }, 'searches go by another encoder')
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
    const { index, following } = this.#keeping
    let paused = false
    const startOver = () => {
      const replacement = index.replace(schema)
      // A batch of the old encoder's documents must not be applied to the new index.
      const takePlace = async (): Promise<boolean> => {
        paused = true
        await this.#follower?.stop()
        return replacement.takePlace()
      }
      return { ...replacement, takePlace }
    }
    try {
      await rebuildIndex({ ...following(encoder), replace, signal: this.#stopping.signal })
    } finally {
      if (paused) this.start()
    }
  }
}
