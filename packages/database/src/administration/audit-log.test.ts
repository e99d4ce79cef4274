import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { findRuling, removeRulings } from '../rulings/rulings.ts'
import { countAudit, listAudit, recordAudit } from './audit-log.ts'

const entry = (subject: string, minute: number) => ({
  at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  actor: 'operator',
  action: 'ruling.removed',
  subject,
  details: { reason: 'solicitud', rows: 2, forced: false, ticket: null },
})

describeEachDatabase('audit log', (open) => {
  it('lists entries newest first, by subject if given', async () => {
    const { db } = open()
    await recordAudit(db, [entry('a', 1), entry('b', 2)])
    await recordAudit(db, [entry('a', 3)])
    await recordAudit(db, [])
    expect(await listAudit(db, { limit: 9 })).toEqual([entry('a', 3), entry('b', 2), entry('a', 1)])
    expect(await listAudit(db, { subject: 'a', limit: 1 })).toEqual([entry('a', 3)])
  })

  it('counts and pages entries by subject and actions', async () => {
    const { db } = open()
    const other = { ...entry('a', 5), action: 'flag.set' }
    await recordAudit(db, [entry('a', 1), entry('b', 2), entry('a', 3), other])
    const filter = { subject: 'a', actions: ['ruling.removed'] }
    expect(await countAudit(db, filter)).toBe(2)
    expect(await countAudit(db, {})).toBe(4)
    expect(await listAudit(db, { ...filter, offset: 1, limit: 5 })).toEqual([entry('a', 1)])
    expect(await listAudit(db, { subject: 'a', limit: 1 })).toEqual([other])
  })

  it('is stored only together with its action', async () => {
    const { db } = open()
    const ruling = buildRuling()
    await putRulings(db, [ruling])
    const cut = db.transaction(async (tx) => {
      await recordAudit(tx, [entry(ruling.docId, 1)])
      await removeRulings(tx, [ruling.docId])
      throw new Error('cut')
    })
    await expect(cut).rejects.toThrow('cut')
    expect(await listAudit(db, { limit: 9 })).toEqual([])
    expect(await findRuling(db, ruling.docId)).toEqual(ruling)
  })
})
