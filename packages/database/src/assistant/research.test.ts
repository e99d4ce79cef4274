import { describeEachDatabase } from '@basejuris/testkit'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { researchJobs } from '../schema/research-tables.ts'
import {
  addResearchJob,
  changeResearchJob,
  claimResearchJob,
  countResearchBefore,
  findResearchJob,
  listResearchSteps,
  putResearchStep,
  type ResearchJobRow,
} from './research.ts'

const at = new Date('2026-05-01T12:00:00Z')
const limits = { maxOpen: 3, maxStored: 4 }

async function makeUser(db: Database): Promise<string> {
  const userId = crypto.randomUUID()
  await db.insert(users).values({ id: userId, email: `${userId}@ejemplo.test`, createdAt: at })
  return userId
}

const jobOf = (userId: string, minute = 0): ResearchJobRow => ({
  id: crypto.randomUUID(),
  userId,
  state: 'pendiente',
  sealed: 'x',
  isCounted: true,
  isSeen: false,
  changes: 0,
  createdAt: new Date(at.getTime() + minute * 60_000),
  startedAt: null,
  finishedAt: null,
})

describeEachDatabase('research jobs', (open) => {
  const add = (row: ResearchJobRow) => open().db.transaction((tx) => addResearchJob(tx, row, limits))
  const claim = (id: string, maxRunning = 4) =>
    open().db.transaction((tx) => claimResearchJob(tx, { id, at, maxRunning, maxRunningPerUser: 2 }))

  afterEach(async () => {
    await open().db.delete(researchJobs)
  })

  it('wait no more than a user may have open, and are stored no more than the limit', async () => {
    const userId = await makeUser(open().db)
    const rows = Array.from({ length: 3 }, () => jobOf(userId))
    expect(await Promise.all(rows.map(add))).toEqual(['added', 'added', 'added'])
    expect(await add(jobOf(userId))).toBe('too_many_open')
    for (const { id } of rows) await changeResearchJob(open().db, { id, from: ['pendiente'] }, { state: 'cancelado' })
    expect(await add(jobOf(userId))).toBe('added')
    expect(await add(jobOf(userId))).toBe('too_many_stored')
    expect(await add(jobOf(await makeUser(open().db)))).toBe('added')
  })

  it('run two of a user and as many as may in all; one whose process ended goes on', async () => {
    const [one, other] = [await makeUser(open().db), await makeUser(open().db)]
    const rows = [jobOf(one, 1), jobOf(one, 2), jobOf(one, 3), jobOf(other, 4)]
    for (const row of rows) await add(row)
    const [first, second, third, last] = rows.map(({ id }) => id) as [string, string, string, string]
    expect(await Promise.all([first, second].map((id) => claim(id)))).toMatchObject([{ state: 'en_curso' }, { state: 'en_curso' }])
    expect(await claim(third)).toBe('wait')
    expect(await claim(last, 2)).toBe('wait')
    const waiting = await findResearchJob(open().db, { userId: other, id: last })
    expect(waiting === null ? null : await countResearchBefore(open().db, waiting)).toBe(1)
    expect(await claim(last)).toMatchObject({ id: last, startedAt: at })
    expect(await claim(first)).toMatchObject({ id: first, state: 'en_curso' })
    await changeResearchJob(open().db, { id: first, from: ['en_curso'] }, { state: 'cancelado' })
    expect(await claim(first)).toBeNull()
    expect(await claim(third)).toMatchObject({ id: third })
    expect(await claim(crypto.randomUUID())).toBeNull()
  })

  it('number each change of a step, and store none once they do not run', async () => {
    const userId = await makeUser(open().db)
    const row = jobOf(userId)
    await add(row)
    const step = { jobId: row.id, userId, kind: 'plan' as const, sealed: null, startedAt: at, finishedAt: null }
    const put = (position: number, state: 'en_curso' | 'listo') =>
      open().db.transaction((tx) => putResearchStep(tx, { ...step, position, state }))
    expect(await put(1, 'en_curso')).toBe(false)
    await claim(row.id)
    for (const [position, state] of [
      [1, 'en_curso'],
      [2, 'en_curso'],
      [1, 'listo'],
    ] as const)
      expect(await put(position, state)).toBe(true)
    const seen = async (after?: number) =>
      (await listResearchSteps(open().db, row.id, after)).map(({ position, state, change }) => [position, state, change])
    expect(await seen()).toEqual([
      [1, 'listo', 4],
      [2, 'en_curso', 3],
    ])
    expect(await seen(2)).toEqual([
      [2, 'en_curso', 3],
      [1, 'listo', 4],
    ])
    await changeResearchJob(open().db, { id: row.id, from: ['en_curso'] }, { state: 'completado' })
    expect(await put(3, 'listo')).toBe(false)
    expect(await seen(4)).toEqual([])
  })
})
