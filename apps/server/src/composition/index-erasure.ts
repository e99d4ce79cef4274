import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, describePrivacyMeasures, type OpenDatabase, type RunAlone } from '@basejuris/database'
import type { IndexMaintenance } from '@basejuris/ingestion'
import type { FastifyBaseLogger } from 'fastify'
import { type OpenSearchOptions, openSearch, storedSchema } from './open-search.ts'

type Rebuild = IndexMaintenance['rebuild']

/** Knows whether files of the index may hold what was hidden or withheld since they were built. */
export interface IndexErasure {
  readonly isPending: () => Promise<boolean>
  /** Rebuilds the index, one rebuild at a time, and stores that no file holds what was hidden before. */
  readonly rebuild: Rebuild
}

interface OpenIndexErasure {
  readonly database: Database
  readonly runAlone: RunAlone
  readonly dataDir: string
  readonly rebuild: Rebuild
  /** The index was empty when this process opened it, so that nothing hidden before is in it. */
  readonly isNew: boolean
}

/**
 * A file of the data folder holds the state of the privacy measures for which the index was built last. It differs from the database after an
 * interruption, and the rebuild is then taken up.
 */
async function openIndexErasure({ database, runAlone, dataDir, rebuild, isNew }: OpenIndexErasure): Promise<IndexErasure> {
  const path = join(dataDir, 'index-measures.txt')
  const store = async (state: string): Promise<void> => {
    await writeFile(`${path}.new`, state, { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
  }
  const none = '0 -'
  if (isNew) await store(await describePrivacyMeasures(database))
  let last: Promise<unknown> = Promise.resolve()
  return {
    isPending: async () => (await readFile(path, 'utf8').catch(() => none)) !== (await describePrivacyMeasures(database)),
    rebuild: (options) => {
      const run = last.then(async () => {
        const state = await describePrivacyMeasures(database)
        const applied = await runAlone('rebuild index', () => rebuild(options))
        await store(state)
        return applied
      })
      last = run.catch(() => undefined)
      return run
    },
  }
}

/** Opens the index that this process searches, and what knows whether its files must be erased. */
export async function openErasableSearch(options: OpenSearchOptions) {
  const { dataDir, searchAddress } = options.config
  const { database, runAlone } = options
  const isNew = searchAddress === null ? !existsSync(join(dataDir, 'index')) : (await storedSchema(options)) === null
  const search = await openSearch(options)
  const { rebuild } = search.maintenance
  return { search, erasure: await openIndexErasure({ database, runAlone, dataDir, rebuild, isNew }) }
}

interface ResumeErasure {
  readonly erasure: IndexErasure
  readonly database: OpenDatabase
  readonly eraseRaw: () => Promise<void>
  readonly catchUp: () => Promise<void>
  readonly log: FastifyBaseLogger
}

/** Finishes in the background what an order to hide or withhold left when it was interrupted. Answers how to stop. */
export function resumeErasure({ erasure, database, eraseRaw, catchUp, log }: ResumeErasure): () => Promise<void> {
  const stopping = new AbortController()
  const resume = async (): Promise<void> => {
    if (!(await erasure.isPending())) return
    log.info('the index is rebuilt, because an order to hide or withhold was interrupted')
    await catchUp()
    await eraseRaw()
    await database.eraseDeleted('rulings')
    await erasure.rebuild({ signal: stopping.signal })
    log.info('the interrupted order is finished')
  }
  const resumed = resume().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'the interrupted order waits for the next start')
  })
  return async () => {
    stopping.abort(new Error('The process is stopping'))
    await resumed
  }
}
