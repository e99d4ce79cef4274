import { setTimeout } from 'node:timers/promises'
import {
  countRulings,
  type Database,
  defineQueue,
  findCompletedRun,
  isDemonstrationRemoved,
  type Jobs,
  listDocIds,
  removeRulings,
} from '@basejuris/database'
import { demoFingerprint, demoSize } from '@basejuris/demo/fingerprint'
import { documentsVersion, type IngestEnvironment, ingestRecords } from '@basejuris/ingestion'
import { z } from 'zod'
import { generateDemonstration } from './generate-demonstration.ts'

export const demoSource = 'demo'
/** Changes with the corpus and with the parsers, so that either reloads it. Its records are generated and not stored raw. */
const fingerprint = `${demoFingerprint}/${documentsVersion}`
const removalBatch = 500
const pollMs = 500

/** Loads or removes the demonstration corpus. Stored jobs have the key `wanted`. */
export const demonstrationQueue = defineQueue('demonstration', z.object({ wanted: z.boolean() }), {
  retryLimit: 100,
  expireInSeconds: 60 * 60,
  policy: 'exclusive',
})

/**
 * Enqueues loading if the corpus is requested and incomplete, or removal if it is present and not wanted. What an operator removed is not
 * wanted, whatever is requested.
 */
export async function requestDemonstration(database: Database, jobs: Pick<Jobs, 'send'>, requested: boolean): Promise<void> {
  const wanted = requested && !(await isDemonstrationRemoved(database))
  const present = (await listDocIds(database, { source: demoSource, limit: 1 })).length > 0
  const complete = present && (await findCompletedRun(database, { source: demoSource, fingerprint })) !== null
  if (wanted ? !complete : present) await enqueueDemonstration(jobs, wanted)
}

/** Enqueues loading or removal. Refused while a job of the corpus waits or runs. */
export async function enqueueDemonstration(jobs: Pick<Jobs, 'send'>, wanted: boolean): Promise<void> {
  await jobs.send(demonstrationQueue, { wanted }, { key: demoSource })
}

/** An operator's order that comes meanwhile is followed by the same job. */
export function demonstrationJob(environment: Omit<IngestEnvironment, 'signal'>) {
  const { database } = environment
  return async ({ wanted: requested }: { readonly wanted: boolean }, { signal }: { readonly signal: AbortSignal }): Promise<void> => {
    const isUnwanted = async (): Promise<boolean> => !requested || (await isDemonstrationRemoved(database))
    while (true) {
      const unwanted = await isUnwanted()
      if (unwanted) await removeDemonstration(database, isUnwanted, signal)
      else await loadDemonstration(environment, isUnwanted, signal)
      if ((await isUnwanted()) === unwanted) return
    }
  }
}

/** Ends early once the corpus is not wanted any more. */
async function loadDemonstration(
  environment: Omit<IngestEnvironment, 'signal'>,
  isUnwanted: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const set = { name: demoSource, fingerprint, total: demoSize, records: generateDemonstration }
  const cancelled = new AbortController()
  const ended = new AbortController()
  const watching = cancelOnceUnwanted(isUnwanted, { cancelled, ended: ended.signal })
  try {
    await ingestRecords({ ...environment, set, signal: AbortSignal.any([signal, cancelled.signal]) })
  } catch (error) {
    if (signal.aborted || !cancelled.signal.aborted) throw error
  } finally {
    ended.abort()
    await watching
  }
}

/** Asks until it is told to end. A database that is away is asked again: the ingestion fails by itself, and a rejection would end the process. */
export async function cancelOnceUnwanted(
  isUnwanted: () => Promise<boolean>,
  { cancelled, ended }: { readonly cancelled: AbortController; readonly ended: AbortSignal },
): Promise<void> {
  while (!ended.aborted) {
    if (await isUnwanted().catch(() => false)) cancelled.abort(new Error('The demonstration corpus was removed'))
    await setTimeout(pollMs, undefined, { signal: ended }).catch(() => undefined)
  }
}

/** May be interrupted: each batch is a transaction, and the next start goes on. */
async function removeDemonstration(database: Database, isUnwanted: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while ((await countRulings(database, { source: demoSource })) > 0 && (await isUnwanted())) {
    signal.throwIfAborted()
    await removeRulings(database, await listDocIds(database, { source: demoSource, limit: removalBatch }))
  }
}
