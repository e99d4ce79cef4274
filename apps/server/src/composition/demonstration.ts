import { countRulings, type Database, defineQueue, findCompletedRun, type Jobs, listDocIds, removeRulings } from '@basejuris/database'
import { demoFingerprint } from '@basejuris/demo/fingerprint'
import { documentsVersion, type IngestEnvironment, ingestRecords } from '@basejuris/ingestion'
import { z } from 'zod'

export const demoSource = 'demo'
/** Changes with the corpus and with the parsers, so that either reloads it. Its records are generated and not stored raw. */
const fingerprint = `${demoFingerprint}/${documentsVersion}`
const removalBatch = 500

/** Loads or removes the demonstration corpus. Stored jobs have the key `wanted`. */
export const demonstrationQueue = defineQueue('demonstration', z.object({ wanted: z.boolean() }), {
  retryLimit: 100,
  expireInSeconds: 60 * 60,
  policy: 'exclusive',
})

/** Enqueues loading if the corpus is wanted and incomplete, or removal if it is present and not wanted. */
export async function requestDemonstration(database: Database, jobs: Jobs, requested: boolean): Promise<void> {
  const present = (await listDocIds(database, { source: demoSource, limit: 1 })).length > 0
  const complete = present && (await findCompletedRun(database, { source: demoSource, fingerprint })) !== null
  if (requested ? !complete : present) await jobs.send(demonstrationQueue, { wanted: requested }, { key: demoSource })
}

export function demonstrationJob(environment: Omit<IngestEnvironment, 'signal'>) {
  return async ({ wanted: requested }: { readonly wanted: boolean }, { signal }: { readonly signal: AbortSignal }): Promise<void> => {
    if (!requested) return removeDemonstration(environment.database, signal)
    // Only here: its hundred modules would delay every start.
    const { demoSize, generateDemoRulings } = await import('@basejuris/demo')
    const set = { name: demoSource, fingerprint, total: demoSize, records: () => generateDemoRulings() }
    await ingestRecords({ ...environment, set, signal })
  }
}

async function removeDemonstration(database: Database, signal: AbortSignal): Promise<void> {
  while ((await countRulings(database)) > 0) {
    signal.throwIfAborted()
    const docIds = await listDocIds(database, { source: demoSource, limit: removalBatch })
    if (docIds.length === 0) return
    await removeRulings(database, docIds)
  }
}
