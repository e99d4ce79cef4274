import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLastSequence, listDocIds, listFacts, listSimilarityRows, type OpenDatabase } from '@basejuris/database'
import { type DemoRecord, demoFingerprint, demoSize } from '@basejuris/demo'
import type { RulingFacts } from '@basejuris/domain'
import { followClusters, ingestRecords } from '@basejuris/ingestion'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { generateDemonstration } from './generate-demonstration.ts'

const truths = z
  .object({ clusters: z.array(z.object({ id: z.string(), rulings: z.array(z.string()) })) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../../demo/planted-truths.json'), 'utf8')))
const planted = new Map(truths.clusters.flatMap(({ id, rulings }) => rulings.map((ruling) => [ruling, id] as const)))
/** Rulings outside the planted clusters that are loaded too. */
const others = 200

describe('clusters of the demonstration corpus', () => {
  let database: OpenDatabase
  let dataDir = ''
  let clusters: { facts: RulingFacts; cluster: string; planted: string | null }[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'clusters-'))
    let left = others
    const generated = (await Array.fromAsync(generateDemonstration())) as DemoRecord[]
    expect(generated).toHaveLength(demoSize)
    const records = generated.filter(({ id }) => planted.has(id) || left-- > 0)
    const set = { name: 'demo', fingerprint: `${demoFingerprint}/clusters`, total: records.length, records: () => records }
    await ingestRecords({ set, database: database.db, dataDir })
    while ((await followClusters(database.db)) < (await getLastSequence(database.db)));
    const docIds = await listDocIds(database.db, { limit: 10_000 })
    const rows = new Map((await listSimilarityRows(database.db, docIds)).map(({ docId, clusterId }) => [docId, clusterId]))
    clusters = (await listFacts(database.db, docIds)).map((facts) => ({
      facts,
      cluster: rows.get(facts.docId) ?? facts.docId,
      planted: planted.get(facts.idSentence) ?? null,
    }))
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  it('are those that were planted: at least 95 of 100 pairs of one outcome', () => {
    const members = clusters.filter((one) => one.planted !== null)
    expect(members).toHaveLength(planted.size)
    const pairs = members.flatMap((a, at) =>
      members
        .slice(at + 1)
        .flatMap((b) => (a.planted === b.planted && a.facts.outcome === b.facts.outcome ? [a.cluster === b.cluster] : [])),
    )
    const recall = pairs.filter(Boolean).length / pairs.length
    console.log({ pairs: pairs.length, recall })
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })

  it('never hold two outcomes', () => {
    const outcomes = Map.groupBy(clusters, ({ cluster }) => cluster)
    for (const members of outcomes.values()) expect(new Set(members.map(({ facts }) => facts.outcome)).size).toBe(1)
  })

  it('take in nothing that was not planted with them', () => {
    const shared = [...Map.groupBy(clusters, ({ cluster }) => cluster).values()].filter(({ length }) => length > 1)
    const mixed = shared.filter((members) => new Set(members.map((one) => one.planted)).size > 1)
    console.log({ shared: shared.length, mixed: mixed.length, unplanted: shared.filter(([first]) => first?.planted === null).length })
    expect(mixed.map((members) => members.map(({ facts }) => facts.idSentence))).toEqual([])
  })
})
