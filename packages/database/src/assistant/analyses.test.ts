import { describeEachDatabase } from '@basejuris/testkit'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { analyses } from '../schema/analysis-tables.ts'
import { researchJobs } from '../schema/research-tables.ts'
import {
  type AnalysisRow,
  addAnalysis,
  changeAnalysis,
  claimAnalysis,
  countAnalysesBefore,
  findAnalysis,
  listUnanswered,
  putAnalysisCells,
} from './analyses.ts'

const at = new Date('2026-05-01T12:00:00Z')

async function makeUser(db: Database): Promise<string> {
  const userId = crypto.randomUUID()
  await db.insert(users).values({ id: userId, email: `${userId}@ejemplo.test`, createdAt: at })
  return userId
}

const analysisOf = (userId: string, minute = 0): AnalysisRow => ({
  id: crypto.randomUUID(),
  userId,
  state: 'pendiente',
  sealed: 'x',
  revision: 1,
  total: 3,
  isCounted: true,
  createdAt: at,
  updatedAt: at,
  queuedAt: new Date(at.getTime() + minute * 60_000),
})

describeEachDatabase('analyses', (open) => {
  const add = (row: AnalysisRow) =>
    open().db.transaction((tx) => addAnalysis(tx, { row, docIds: ['a', 'b', 'c'] }, { maxOpen: 3, maxStored: 4 }))
  const claim = (id: string, maxRunning = 4) => open().db.transaction((tx) => claimAnalysis(tx, { id, maxRunning, maxRunningPerUser: 1 }))

  afterEach(async () => {
    await open().db.delete(analyses)
    await open().db.delete(researchJobs)
  })

  it('are stored and wait no more than a user may have', async () => {
    const userId = await makeUser(open().db)
    const rows = Array.from({ length: 3 }, (_, minute) => analysisOf(userId, minute))
    for (const row of rows) expect(await add(row)).toBe('added')
    expect(await add(analysisOf(userId))).toBe('too_many_open')
    expect(await Promise.all(rows.map((row) => countAnalysesBefore(open().db, row)))).toEqual([0, 1, 2])
    for (const { id } of rows) await changeAnalysis(open().db, { id, from: ['pendiente'] }, { state: 'cancelado' })
    expect(await add(analysisOf(userId))).toBe('added')
    expect(await add(analysisOf(userId))).toBe('too_many_stored')
  })

  it('run one of a user, and with research as many as may in all; one whose process ended goes on', async () => {
    const [one, other] = [await makeUser(open().db), await makeUser(open().db)]
    const rows = [analysisOf(one), analysisOf(one), analysisOf(other)] as const
    for (const row of rows) await add(row)
    expect(await claim(rows[0].id)).toMatchObject({ state: 'en_curso' })
    expect(await claim(rows[1].id)).toBe('wait')
    expect(await claim(rows[0].id)).toMatchObject({ id: rows[0].id })
    await open().db.insert(researchJobs).values({
      id: crypto.randomUUID(),
      userId: one,
      state: 'en_curso',
      sealed: 'x',
      isCounted: false,
      isSeen: false,
      changes: 0,
      createdAt: at,
    })
    expect(await claim(rows[2].id, 2)).toBe('wait')
    expect(await claim(rows[2].id, 3)).toMatchObject({ state: 'en_curso' })
    await changeAnalysis(open().db, { id: rows[0].id, from: ['en_curso'] }, { state: 'cancelado' })
    expect(await claim(rows[0].id)).toBeNull()
  })

  it('go on after the last stored batch, and only with the revision that was asked for', async () => {
    const row = analysisOf(await makeUser(open().db))
    await add(row)
    await claim(row.id)
    const cells = (docId: string, revision: number) => ({ analysisId: row.id, docId, userId: row.userId, revision, sealed: 'x' })
    const put = (revision: number, docIds: readonly string[]) =>
      open().db.transaction((tx) =>
        putAnalysisCells(
          tx,
          { id: row.id, revision, at },
          docIds.map((docId) => cells(docId, revision)),
        ),
      )
    const unanswered = async (revision: number) =>
      (await listUnanswered(open().db, { id: row.id, revision, after: 0, limit: 10 })).map(({ docId }) => docId)
    expect(await put(1, ['a', 'b'])).toBe(true)
    expect(await unanswered(1)).toEqual(['c'])
    expect((await findAnalysis(open().db, row))?.done).toBe(2)
    expect(await put(2, ['a'])).toBe(false)
    await changeAnalysis(open().db, { id: row.id, from: ['en_curso'] }, { revision: 2 })
    expect([await unanswered(2), (await findAnalysis(open().db, row))?.done]).toEqual([['a', 'b', 'c'], 0])
    expect(await put(2, ['b'])).toBe(true)
    expect(await unanswered(2)).toEqual(['a', 'c'])
  })
})
