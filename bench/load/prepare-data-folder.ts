import { setTimeout } from 'node:timers/promises'
import { findCompletedRun } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import { type IngestProgress, ingestRecords } from '@basejuris/ingestion'
import { EngineUnavailable } from '@basejuris/search'
import { readConfig } from '@basejuris/server/config'
import { openPlatform, type Platform } from '@basejuris/server/platform'

const reportEvery = 2000
const source = 'carga'

export interface Prepared {
  /** Null where the rulings were there already. */
  readonly storedPerSecond: number | null
  /** Of the index, with the clusters. */
  readonly indexMs: number
}

/**
 * Fills a data folder with generated rulings, their clusters and their index, as the product does, or the servers that the variables name. An existing folder
 * is brought up to date. An interrupted call continues on the next run.
 */
export async function prepareDataFolder(
  dataDir: string,
  rulings: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Prepared> {
  const shared = { DATA_DIR: dataDir, KEEP_RAW: '0', LOG_LEVEL: 'warn', ...variables }
  const configOf = (roles: string) => ({ ...readConfig({ ...shared, ROLES: roles }), demo: null })
  const storing = await openPlatform(configOf('worker'))
  let storedPerSecond: number | null
  try {
    storedPerSecond = await storeRulings(storing, dataDir, rulings)
    await storing.services.db.execute('vacuum (analyze)')
  } finally {
    await storing.close()
  }
  const startedMs = performance.now()
  const indexing = await openPlatform(configOf('api'))
  try {
    await catchUp(indexing)
    const indexMs = performance.now() - startedMs
    console.log(`  indexed in ${Math.round(indexMs / 1000)} s`)
    return { storedPerSecond, indexMs }
  } finally {
    await indexing.close()
  }
}

/** A cluster that is full of work may not answer for a while: what it has of the index stays. */
async function catchUp(platform: Platform): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await platform.catchUpIndex()
    } catch (error) {
      if (!(error instanceof EngineUnavailable) || attempt === maxAttempts) throw error
      console.log(`  ${error.message}: indexing goes on`)
      await setTimeout(pauseMs)
    }
  }
}
const maxAttempts = 30
const pauseMs = 10_000

async function storeRulings({ services }: Platform, dataDir: string, rulings: number): Promise<number | null> {
  const set = {
    name: source,
    fingerprint: `${demoFingerprint}/${rulings}`,
    total: rulings,
    records: () => generateDemoRulings({ rulings }),
  }
  if ((await findCompletedRun(services.db, { source, fingerprint: set.fingerprint })) !== null) return null
  let reported = 0
  const onProgress = ({ done }: IngestProgress): void => {
    if (done < reported + reportEvery) return
    reported = done
    console.log(`  ${done} of ${rulings} rulings stored`)
  }
  const { perSecond } = await ingestRecords({ set, database: services.db, dataDir, onProgress })
  console.log(`  stored at ${perSecond}/s`)
  return perSecond
}
