import { randomUUID } from 'node:crypto'
import { addSession, findLiveSession, listSignIns, refuseSignIn } from '@basejuris/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountCalls } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { purgeOldEntries, signInLogDays } from './purge-old-entries.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
const { register } = accountCalls(() => test)

it('keeps 180 days of sign-ins, also of inactive users, and the open sessions', async () => {
  const { db } = test.services
  const { email, userId } = await register()
  const now = new Date()
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  const visitor = { device: 'Firefox en Linux', address: '10.0.0.1' }
  const older = { ...visitor, id: randomUUID(), email, attemptKey: '', at: daysAgo(signInLogDays + 1) }
  const newer = { ...older, id: randomUUID(), at: daysAgo(signInLogDays - 1) }
  for (const entry of [older, newer]) await refuseSignIn(db, entry)
  const open = { ...visitor, id: randomUUID(), userId, createdAt: daysAgo(300), expiresAt: daysAgo(-1) }
  await addSession(db, open)
  await purgeOldEntries(test.services, now)
  const retained = (await listSignIns(db, userId, 10)).map(({ id }) => id)
  expect([retained.includes(older.id), retained.includes(newer.id)]).toEqual([false, true])
  expect(await findLiveSession(db, open.id, now)).not.toBeNull()
})
