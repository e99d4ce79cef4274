import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionIds } from '@basejuris/domain'
import {
  createHashingEncoder,
  embeddedEngine,
  type IndexChange,
  type IndexEngine,
  opensearchEngine,
  parseEngineAddress,
  parseJudgedQueries,
  parseVectorAddress,
  type SearchHost,
  toIndexDocuments,
} from '@basejuris/search'
import { readNormalised } from '@basejuris/search/evaluation/read-normalised.fixture'
import { type Answered, type Comparison, compareAnswers, depth, reviewed } from './compare-answers.ts'
import { reportOverlaps } from './report-overlaps.ts'

const batchSize = 50
const querySets = ['judged_dev.jsonl', 'judged2_dev.jsonl']
const modes = ['lexica', 'hibrida', 'semantica'] as const

export interface OverlapOptions {
  readonly realFiles: string
  /** In the form of SEARCH_URL. */
  readonly searchUrl: string
  /** In the form of VECTOR_URL; empty without a store. */
  readonly vectorUrl: string
  /** Where the embedded indexes are written. */
  readonly folder: string
  /** At most so many queries. */
  readonly queries: number
}

interface Rival {
  readonly name: string
  readonly engine: IndexEngine<SearchHost>
}

/** Shares of the best ten that the embedded engine and others have in common, on the real rulings. */
export async function benchEngineOverlap(options: OverlapOptions): Promise<boolean> {
  const { realFiles, folder, queries: limit } = options
  if (!existsSync(join(realFiles, 'corpus/rulings'))) return skipped(`no private set of real rulings in ${realFiles}`)
  const rivals = rivalsOf(options)
  if (rivals.length === 0) return skipped('--search-url names no OpenSearch cluster, as SEARCH_URL does; npm test -- overlap starts one')
  const encoder = createHashingEncoder()
  const opening = { dimension: encoder.dimension, schema: 'overlap' }
  const here = await embeddedEngine(join(folder, 'alone')).open(opening)
  const there: SearchHost[] = []
  try {
    for (const { engine } of rivals) there.push(await engine.open(opening))
    const total = await fill([here, ...there], realFiles)
    const asked = querySets.flatMap((set) => parseJudgedQueries(readFileSync(join(realFiles, 'queries', set), 'utf8'))).slice(0, limit)
    const comparisons = rivals.map((): Comparison[] => [])
    for (const [n, { query, family }] of asked.entries())
      for (const mode of modes) {
        const expected = await answer(here, query, mode)
        for (const [at, host] of there.entries())
          comparisons[at]?.push({ n: n + 1, family, mode, ...(await compareAnswers(mode, expected, await answer(host, query, mode))) })
      }
    return rivals
      .map(({ name }, at) =>
        reportOverlaps(`the embedded engine and ${name}: ${total} rulings, ${asked.length} queries`, comparisons[at] ?? []),
      )
      .every(Boolean)
  } finally {
    for (const host of [here, ...there]) await host.writer.close()
    for (const { engine } of rivals) await engine.discard()
  }
}

const rivalsOf = ({ searchUrl, vectorUrl, folder }: OverlapOptions): Rival[] => {
  const address = parseEngineAddress(searchUrl)
  const vectors = parseVectorAddress(vectorUrl)
  return [
    ...(address === null ? [] : [{ name: `OpenSearch, ${address.shards} shards`, engine: opensearchEngine(address) }]),
    ...(vectors === null
      ? []
      : [
          {
            name: `its words with vectors of Qdrant, quantisation ${vectors.quantisation}`,
            engine: embeddedEngine(join(folder, 'words'), { vectors }),
          },
        ]),
  ]
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

const answer = async (host: SearchHost, query: string, mode: (typeof modes)[number]): Promise<Answered> => {
  const request = { query, collections: collectionIds, fictional: 'incluir', filters: {}, sort: 'relevancia', page: 1, mode } as const
  const { search } = host.searchWith({ encoder: createHashingEncoder() })
  const { hits, total, others } = await search({ ...request, size: depth, group: false })
  return {
    best: hits,
    matches: total + others,
    more: async () => (await search({ ...request, size: reviewed, group: false })).hits,
  }
}
