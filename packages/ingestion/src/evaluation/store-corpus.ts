import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, listDocIds, listRulings, listRulingVersions, listSimilarityRows } from '@basejuris/database'
import { followClusters } from '../clusters/follow-clusters.ts'
import { type QuarantineEntry, readQuarantine } from '../raw-store/quarantine.ts'
import { ingest } from '../run/ingest.ts'
import type { IngestSummary } from '../run/ingest-summary.ts'
import type { IngestProgress } from '../run/run-progress.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { type PersonalDataLeft, personalDataLeft } from './personal-data-left.ts'
import { recordKey } from './survey-corpus.ts'

export interface StoredFolder {
  readonly folder: string
  readonly summary: IngestSummary
  /** Here `archivo` is relative to the folder's parent. */
  readonly quarantine: readonly QuarantineEntry[]
}

export interface StoredCorpus {
  readonly folders: readonly StoredFolder[]
  readonly rulings: number
  readonly left: readonly PersonalDataLeft[]
  /** Names (`source:id`) of the records of each cluster, and of each ruling with several records. */
  readonly clusters: readonly (readonly string[])[]
  /** Cluster of every compared ruling, by the source's id. */
  readonly clusterOf: ReadonlyMap<string, string>
}

const readBatch = 100
const clusterBatch = 50

export interface StoreOptions {
  readonly database: Database
  readonly dataDir: string
  readonly onProgress: (folder: string, progress: IngestProgress) => void
}

/** Ingests each folder of a corpus separately, clusters the rulings and reads every stored field. */
export async function storeCorpus(root: string, { database, dataDir, onProgress }: StoreOptions): Promise<StoredCorpus> {
  const folders: StoredFolder[] = []
  const pool = openWorkerPool()
  try {
    for (const folder of (await readdir(root)).sort()) {
      const path = join(root, folder)
      const summary = await ingest({ source: 'auto', path, database, dataDir, pool, onProgress: (at) => onProgress(folder, at) })
      const entries = summary.quarantine === null ? [] : await Array.fromAsync(readQuarantine(summary.quarantine))
      folders.push({ folder, summary, quarantine: entries.map((entry) => ({ ...entry, archivo: `${folder}/${entry.archivo}` })) })
    }
  } finally {
    await pool.close()
  }
  let followed = -1
  for (let next = await followClusters(database, clusterBatch); next !== followed; next = await followClusters(database, clusterBatch))
    followed = next
  return { folders, ...(await readStored(database)) }
}

const readStored = async (database: Database): Promise<Omit<StoredCorpus, 'folders'>> => {
  const left: PersonalDataLeft[] = []
  const groups = new Map<string, string[]>()
  const clusterOf = new Map<string, string>()
  let rulings = 0
  for (let docIds = await nextIds(database); docIds.length > 0; docIds = await nextIds(database, docIds.at(-1))) {
    const rows = new Map((await listSimilarityRows(database, docIds)).map((row) => [row.docId, row.clusterId]))
    for (const ruling of await listRulings(database, docIds)) {
      rulings += 1
      left.push(...personalDataLeft(ruling))
      const cluster = rows.get(ruling.docId)
      const names = (await listRulingVersions(database, ruling.docId)).map(recordKey)
      groups.set(cluster ?? ruling.docId, [...(groups.get(cluster ?? ruling.docId) ?? []), ...new Set(names)])
      if (cluster !== undefined) for (const name of names) clusterOf.set(name.slice(name.indexOf(':') + 1), cluster)
    }
  }
  return { rulings, left, clusters: [...groups.values()].filter(({ length }) => length > 1), clusterOf }
}

const nextIds = (database: Database, after?: string): Promise<string[]> =>
  listDocIds(database, { limit: readBatch, ...(after === undefined ? {} : { after }) })
