import { countRulings, type Database, defineQueue, findCompletedRun, type Jobs, listDocIds, removeRulings } from '@basejuris/database'
import { demoFingerprint, demoSize, generateDemoRulings } from '@basejuris/demo'
import { documentsVersion, type IngestEnvironment, ingestRecords } from '@basejuris/ingestion'
import { z } from 'zod'

export const demoSource = 'demo'
/** Another corpus, or newer parsers, load it anew: its records are generated, so none are kept to remake it from. */
const fingerprint = `${demoFingerprint}/${documentsVersion}`
const removalBatch = 500

/** Loads the demonstration corpus, or takes it out. */
export const demonstrationQueue = defineQueue('demonstration', z.object({ wanted: z.boolean() }), {
  retryLimit: 100,
  expireInSeconds: 60 * 60,
  policy: 'exclusive',
})

/** Asks for the demonstration corpus to be loaded when it is wanted and not complete, or removed when it is there and not wanted. */
export async function requestDemonstration(database: Database, jobs: Jobs, wanted: boolean): Promise<void> {
  const present = (await listDocIds(database, { source: demoSource, limit: 1 })).length > 0
  const complete = present && (await findCompletedRun(database, { source: demoSource, fingerprint })) !== null
  if (wanted ? !complete : present) await jobs.send(demonstrationQueue, { wanted }, { key: demoSource })
}

export function demonstrationJob(environment: Omit<IngestEnvironment, 'signal'>) {
  return async ({ wanted }: { readonly wanted: boolean }, { signal }: { readonly signal: AbortSignal }): Promise<void> => {
    if (!wanted) return removeDemonstration(environment.database, signal)
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
