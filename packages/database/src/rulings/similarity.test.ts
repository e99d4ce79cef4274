import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { putRulings } from './put-rulings.ts'
import { getLastSequence, listChangesAfter } from './ruling-changes.ts'
import { removeRulings } from './rulings.ts'
import {
  findFounders,
  getSimilarityProgress,
  listCluster,
  listClusterPositions,
  listSimilarityRows,
  type SimilarityRow,
  type SimilarityStep,
  saveSimilarityStep,
} from './similarity.ts'

const version = 1
const rowOf = (docId: string, clusterId = docId, rest: Partial<SimilarityRow> = {}): SimilarityRow => ({
  docId,
  clusterId,
  founder: docId === clusterId,
  bands: [1, -2, 3],
  shingles: 100,
  courtRank: 2,
  decidedOn: null,
  contentHash: docId,
  ...rest,
})

describeEachDatabase('clusters of near-identical rulings', (open) => {
  const store = (...docIds: string[]) =>
    putRulings(
      open().db,
      docIds.map((docId) => buildRuling({ docId, idSentence: docId })),
    )
  const step = async (rest: Partial<SimilarityStep>): Promise<boolean> => {
    const from = await getSimilarityProgress(open().db)
    const to = { sequence: await getLastSequence(open().db), version }
    return saveSimilarityStep(open().db, { from, to, drop: [], dissolve: [], put: [], ...rest })
  }
  const touchedBy = async (rest: Partial<SimilarityStep>): Promise<string[]> => {
    const before = await getLastSequence(open().db)
    expect(await step(rest)).toBe(true)
    return (await listChangesAfter(open().db, before, 100)).map(({ docId }) => docId).sort()
  }
  const membersOf = async (docId: string) => (await listCluster(open().db, docId, { offset: 0, limit: 10 })).docIds

  it('keeps progress and refuses a step computed from an older state', async () => {
    expect(await getSimilarityProgress(open().db)).toEqual({ sequence: 0, version: null })
    await store('a')
    const from = await getSimilarityProgress(open().db)
    expect(await step({ put: [rowOf('a')] })).toBe(true)
    expect(await getSimilarityProgress(open().db)).toMatchObject({ sequence: 1, version })
    expect(await step({ from, put: [rowOf('b')] })).toBe(false)
    expect(await listSimilarityRows(open().db, ['a', 'b'])).toEqual([rowOf('a')])
  })

  it('finds founders by any band, never members', async () => {
    await step({ put: [rowOf('a', 'a', { bands: [7, 8] }), rowOf('b', 'b', { bands: [9] }), rowOf('c', 'b', { bands: [7, 9] })] })
    expect((await findFounders(open().db, [8, 100])).map(({ docId }) => docId)).toEqual(['a'])
    expect((await findFounders(open().db, [9, 7])).map(({ docId }) => docId)).toEqual(['a', 'b'])
    expect(await findFounders(open().db, [])).toEqual([])
  })

  it('finds founders by index for any number of bands, and restores the planner settings', async () => {
    const bandsOf = (ruling: number) => Array.from({ length: 32 }, (_, at) => ruling * 100 + at)
    const founders = Array.from({ length: 1500 }, (_, at) => rowOf(`f${at}`, `f${at}`, { bands: bandsOf(at) }))
    await step({ put: founders })
    await open().execute('analyze ruling_likeness')
    const scans = async () => {
      await open().execute('select pg_stat_force_next_flush()')
      const query = `select seq_scan from pg_stat_user_tables where relname = 'ruling_likeness'
        union all select idx_scan from pg_stat_user_indexes where indexrelname = 'ruling_likeness_bands_idx'`
      return (await open().execute(query)).rows.map((row) => Number(Object.values(row as object)[0]))
    }
    const [wholeBefore = 0, indexBefore = 0] = await scans()
    const bands = Array.from({ length: 20 }, (_, at) => bandsOf(5000 + at)).flat()
    expect((await findFounders(open().db, [...bands, 700])).map(({ docId }) => docId)).toEqual(['f7'])
    const [whole = 0, index = 0] = await scans()
    expect([whole - wholeBefore, index - indexBefore]).toEqual([0, 1])
    expect((await open().execute('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }])
  })

  it('records a change of the ruling that is joined first, and none the next time', async () => {
    await store('a', 'b', 'c', 'alone')
    expect(await touchedBy({ put: [rowOf('a'), rowOf('alone')] })).toEqual([])
    expect(await listClusterPositions(open().db, ['a', 'alone'])).toEqual([])
    expect(await touchedBy({ put: [rowOf('b', 'a')] })).toEqual(['a'])
    expect(await touchedBy({ put: [rowOf('c', 'a')] })).toEqual([])
    expect((await listClusterPositions(open().db, ['a', 'b', 'alone'])).map(({ docId }) => docId).sort()).toEqual(['a', 'b'])
  })

  it('records a change of the ruling that is left alone', async () => {
    await store('a', 'b')
    await step({ put: [rowOf('a'), rowOf('b', 'a')] })
    expect(await touchedBy({ drop: ['b'] })).toEqual(['a'])
    expect(await membersOf('a')).toEqual([])
  })

  it('has every member of a cluster without founder compared again, and restores no removed ruling', async () => {
    await store('a', 'b', 'c')
    await step({ put: [rowOf('a'), rowOf('b', 'a'), rowOf('c', 'a')] })
    await removeRulings(open().db, ['a', 'c'])
    expect(await touchedBy({ drop: ['a'], dissolve: ['a'] })).toEqual(['b'])
    expect(await listSimilarityRows(open().db, ['a', 'b', 'c'])).toEqual([])
    const kinds = (await listChangesAfter(open().db, 0, 10)).map(({ docId, kind }) => [docId, kind])
    expect(new Map(kinds.map(([docId, kind]) => [docId, kind]))).toEqual(
      new Map([
        ['a', 'remove'],
        ['c', 'remove'],
        ['b', 'upsert'],
      ]),
    )
    const { rows } = await open().execute(
      'select r.doc_id from rulings r join ruling_changes c using (doc_id) where c.sequence <> r.change_sequence',
    )
    expect(rows).toEqual([])
  })

  it('starts over with another version', async () => {
    await step({ put: [rowOf('a')] })
    expect(await step({ to: { sequence: 0, version: 2 } })).toBe(true)
    expect(await listSimilarityRows(open().db, ['a'])).toEqual([])
    expect(await getSimilarityProgress(open().db)).toMatchObject({ sequence: 0, version: 2 })
  })

  it('pages through a cluster by court level and date, without removed rulings', async () => {
    await store('a', 'b', 'c', 'd', 'e')
    const dated = (docId: string, courtRank: number, decidedOn: string | null) => rowOf(docId, 'a', { courtRank, decidedOn })
    await step({
      put: [
        dated('a', 1, '2020-01-02'),
        dated('b', 1, null),
        dated('c', 0, '2001-05-05'),
        dated('d', 1, '2022-01-02'),
        dated('e', 1, '2021-01-02'),
      ],
    })
    expect(await membersOf('b')).toEqual(['c', 'd', 'e', 'a', 'b'])
    expect(await listCluster(open().db, 'a', { offset: 1, limit: 2 })).toEqual({ total: 5, docIds: ['d', 'e'] })
    expect(await listCluster(open().db, 'd', { offset: 0, limit: 9, others: true })).toEqual({ total: 4, docIds: ['c', 'e', 'a', 'b'] })
    await removeRulings(open().db, ['c'])
    expect(await listCluster(open().db, 'a', { offset: 0, limit: 2 })).toEqual({ total: 4, docIds: ['d', 'e'] })
  })
})
