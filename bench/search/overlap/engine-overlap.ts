import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionIds } from '@basejuris/domain'
import {
  createHashingEncoder,
  embeddedEngine,
  type IndexChange,
  opensearchEngine,
  parseEngineAddress,
  parseJudgedQueries,
  type SearchHost,
  toIndexDocuments,
} from '@basejuris/search'
import { readNormalised } from '@basejuris/search/evaluation/read-normalised.fixture'

const depth = 10
const minOverlap = 0.9
const batchSize = 50
const querySets = ['judged_dev.jsonl', 'judged2_dev.jsonl']

export interface OverlapOptions {
  readonly realFiles: string
  /** In the form of SEARCH_URL. */
  readonly searchUrl: string
  /** Where the embedded index is written. */
  readonly folder: string
  /** At most so many queries. */
  readonly queries: number
}

/** Shares of the best ten that the embedded engine and a cluster have in common, on the real rulings. */
export async function benchEngineOverlap({ realFiles, searchUrl, folder, queries: limit }: OverlapOptions): Promise<boolean> {
  if (!existsSync(join(realFiles, 'corpus/rulings'))) return skipped(`no private set of real rulings in ${realFiles}`)
  const address = parseEngineAddress(searchUrl)
  if (address === null) return skipped('--search-url names no OpenSearch cluster, as SEARCH_URL does; npm test -- overlap starts one')
  const encoder = createHashingEncoder()
  const options = { dimension: encoder.dimension, schema: 'overlap' }
  const here = await embeddedEngine(folder).open(options)
  const engine = opensearchEngine(address)
  const there = await engine.open(options)
  try {
    const total = await fill([here, there], realFiles)
    const asked = querySets.flatMap((set) => parseJudgedQueries(readFileSync(join(realFiles, 'queries', set), 'utf8'))).slice(0, limit)
    const overlaps: Record<string, number[]> = {}
    for (const { query } of asked)
      for (const mode of ['lexica', 'hibrida', 'semantica'] as const) {
        const [expected, answer] = await Promise.all([here, there].map((host) => bestOf(host, query, mode)))
        overlaps[mode] = [...(overlaps[mode] ?? []), shareOf(expected ?? [], answer ?? [])]
      }
    console.log(
      `overlap@${depth} of the embedded engine and OpenSearch, ${address.shards} shards: ${total} rulings, ${asked.length} queries`,
    )
    return Object.entries(overlaps)
      .map(([mode, shares]) => report(mode, shares))
      .every(Boolean)
  } finally {
    await here.writer.close()
    await there.writer.close()
    await engine.discard()
  }
}

const skipped = (reason: string): boolean => {
  console.log(`not run: overlap: ${reason}`)
  return true
}

const fill = async (hosts: readonly SearchHost[], realFiles: string): Promise<number> => {
  const rulings = readNormalised(join(realFiles, 'corpus/rulings'))
  const encoder = createHashingEncoder()
  for (let at = 0; at < rulings.length; at += batchSize) {
    const documents = await Promise.all(rulings.slice(at, at + batchSize).map((ruling) => toIndexDocuments(ruling, encoder)))
    const changes = documents.flatMap(({ ruling, passages }): IndexChange[] => [
      { kind: 'upsert', namespace: 'rulings', document: ruling },
      ...passages.map((document): IndexChange => ({ kind: 'upsert', namespace: 'passages', document })),
    ])
    for (const { writer } of hosts) await writer.apply({ sequence: at + 1, changes })
  }
  return rulings.length
}

const bestOf = async (host: SearchHost, query: string, mode: 'lexica' | 'hibrida' | 'semantica'): Promise<string[]> => {
  const request = { query, collections: collectionIds, fictional: 'incluir', filters: {}, sort: 'relevancia', page: 1, mode } as const
  const { hits } = await host.searchWith({ encoder: createHashingEncoder() }).search({ ...request, size: depth, group: false })
  return hits.map(({ docId }) => docId)
}

/** Of the longer list. Two empty lists agree. */
const shareOf = (expected: readonly string[], answer: readonly string[]): number => {
  const longer = Math.max(expected.length, answer.length)
  return longer === 0 ? 1 : expected.filter((id) => answer.includes(id)).length / longer
}

const report = (mode: string, shares: readonly number[]): boolean => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const whole = shares.filter((share) => share === 1).length
  const isReached = mean >= minOverlap
  const low = shares.flatMap((share, i) => (share < minOverlap ? [`${i + 1}: ${share.toFixed(1)}`] : []))
  console.log(`${isReached ? 'ok' : 'FAILED'}  ${mode}: mean ${mean.toFixed(3)}, equal in ${whole} of ${shares.length}; gate ${minOverlap}`)
  if (low.length > 0) console.log(`    below the gate, by number of the query: ${low.join(', ')}`)
  return isReached
}
