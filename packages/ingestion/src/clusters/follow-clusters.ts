import {
  type Database,
  findFounders,
  getSimilarityProgress,
  listChangesAfter,
  listContentHashes,
  listSimilarityRows,
  type RulingChange,
  type SimilarityRow,
  type SimilarityStep,
  saveSimilarityStep,
} from '@basejuris/database'
import { similarityVersion } from '@basejuris/legal-text'
import { compareRulings, toFounder } from './compare-rulings.ts'
import { type ComputeProfiles, computeProfilesInProcess } from './compute-profiles.ts'
import { type ComparedRuling, planClusters, similarityRow } from './plan-clusters.ts'

const defaultBatchSize = 20

/**
 * Puts the rulings of the next changes into clusters of near-identical ones, in one transaction, and answers the sequence clusters now stand at:
 * no index may go beyond it. A killed call leaves nothing half done; two processes may call it at once.
 */
export async function followClusters(
  database: Database,
  batchSize = defaultBatchSize,
  computeProfiles: ComputeProfiles = computeProfilesInProcess,
): Promise<number> {
  while (true) {
    const from = await getSimilarityProgress(database)
    const changes = from.version === similarityVersion ? await listChangesAfter(database, from.sequence, batchSize) : []
    if (changes.length === 0 && from.version === similarityVersion) return from.sequence
    const to = { sequence: changes.at(-1)?.sequence ?? 0, version: similarityVersion }
    const saved = await saveSimilarityStep(database, { from, to, ...(await planStep(database, changes, computeProfiles)) })
    if (saved && changes.length > 0) return to.sequence
  }
}

const planStep = async (
  database: Database,
  changes: readonly RulingChange[],
  computeProfiles: ComputeProfiles,
): Promise<Pick<SimilarityStep, 'drop' | 'dissolve' | 'put'>> => {
  const docIds = changes.map(({ docId }) => docId)
  const rows = new Map((await listSimilarityRows(database, docIds)).map((row) => [row.docId, row]))
  const hashes = await listContentHashes(database, docIds)
  const changed = docIds.filter((docId) => hashes.get(docId) === undefined || hashes.get(docId) !== rows.get(docId)?.contentHash)
  const compared = await compareRulings(database, changed, hashes, computeProfiles)
  const staying = compared.flatMap((one) => stayingFounder(one, rows.get(one.ruling.docId)))
  const stay = new Set(staying.map(({ docId }) => docId))
  const drop = changed.filter((docId) => rows.has(docId))
  const dissolve = drop.filter((docId) => rows.get(docId)?.founder === true && !stay.has(docId))
  const moving = compared.filter(({ ruling }) => !stay.has(ruling.docId))
  const stored = await findFounders(
    database,
    moving.flatMap(({ profile }) => profile?.bands ?? []),
  )
  const gone = new Set(dissolve)
  const founders = stored.filter(({ docId }) => !gone.has(docId)).map((row) => toFounder(database, row, computeProfiles))
  return { drop, dissolve, put: [...staying, ...(await planClusters(moving, founders))] }
}

/** A founder whose facts changed but not its text stays one: its members need no new comparison. */
const stayingFounder = (one: ComparedRuling, row: SimilarityRow | undefined): SimilarityRow[] => {
  const { profile } = one
  if (row?.founder !== true || profile === null || profile.shingles.length !== row.shingles) return []
  return profile.bands.every((band, at) => band === row.bands[at]) ? [similarityRow(one, profile, row.clusterId)] : []
}
