import { type Database, type EarlierText, getRulingVersion, listRulingVersions } from '@basejuris/database'
import type { RulingVersion, Section } from '@basejuris/domain'
import type { RawRecord } from '../record/source.ts'
import type { RemaskTask } from '../workers/remask-sections.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** A record that is being reprocessed. */
export interface ReprocessedRecord {
  readonly recordId: string
  readonly raw: RawRecord & { readonly sourceId: string }
}

/**
 * Masks the earlier versions of reprocessed records again, so that a leak fixed by newer masking is not readable in them. A text that
 * cannot be masked is removed.
 */
export async function remaskEarlierVersions(
  database: Database,
  pool: WorkerPool,
  records: ReadonlyMap<string, RulingVersion>,
  reprocessed: readonly ReprocessedRecord[],
): Promise<EarlierText[]> {
  const texts: EarlierText[] = []
  for (const { recordId, raw } of reprocessed) {
    const docId = records.get(recordId)?.docId
    if (docId === undefined) continue
    const own = (await listRulingVersions(database, docId)).filter((one) => one.recordId === recordId && one.status !== 'withdrawn')
    for (const { version } of own) {
      const stored = await getRulingVersion(database, docId, version).catch(() => null)
      if (stored !== null) texts.push({ docId, version, sections: await remask(pool, { ...raw, sections: stored.ruling.sections }) })
    }
  }
  return texts
}

const remask = (pool: WorkerPool, task: RemaskTask): Promise<Section[] | null> =>
  pool.run<Section[] | null>('remaskSections', task).catch(() => null)
