import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { beforeEach, expect, it } from 'vitest'
import { listAudit } from '../administration/audit-log.ts'
import { putRulings } from '../rulings/put-rulings.ts'
import { removeRulings } from '../rulings/rulings.ts'
import { addRulingReport, findRulingReports, listRulingReports, type NewRulingReport, resolveRulingReport } from './ruling-reports.ts'

const limits = { perRuling: 3, all: 4 }
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number))

const report = (overrides: Partial<NewRulingReport> = {}): NewRulingReport => ({
  id: crypto.randomUUID(),
  docId: 'uno',
  datum: 'fecha',
  correction: 'Es del 4 de mayo.',
  anchor: 'resolutiva',
  email: 'lectora@basejuris.example',
  receivedAt: day(1),
  actor: 'guest',
  ...overrides,
})

describeEachDatabase('reports of wrong data', (open) => {
  beforeEach(async () => {
    await putRulings(open().db, [buildRuling({ docId: 'uno' }), buildRuling({ docId: 'dos' })])
  })

  it('stores a report with the hash of the ruling, and an audit entry without its text', async () => {
    const { db } = open()
    const given = report()
    expect(await addRulingReport(db, given, limits)).toEqual({ kind: 'added', id: given.id })
    const { actor: _, ...content } = given
    const [stored] = await findRulingReports(db, given.id.slice(0, 8))
    expect(stored).toEqual({
      ...content,
      contentHash: expect.stringMatching(/^[\w-]{43}$/),
      resolution: null,
      resolvedAt: null,
    })
    expect(await listAudit(db, { subject: 'uno', limit: 5 })).toEqual([
      { at: day(1), actor: 'guest', action: 'report.received', subject: 'uno', details: { report: given.id, datum: 'fecha' } },
    ])
  })

  it('refuses an unknown ruling, and stores a repeated report once', async () => {
    const { db } = open()
    expect(await addRulingReport(db, report({ docId: 'nadie' }), limits)).toEqual({ kind: 'unknown-ruling' })
    const first = report()
    await addRulingReport(db, first, limits)
    expect(await addRulingReport(db, report(), limits)).toEqual({ kind: 'repeated', id: first.id })
    expect(await addRulingReport(db, report({ anchor: 'c1' }), limits)).toMatchObject({ kind: 'added' })
    expect(await listRulingReports(db, { state: 'open', limit: 10 })).toHaveLength(2)
  })

  it('limits reports on one ruling and on all, also concurrent ones', async () => {
    const { db } = open()
    const at = (docId: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, turn) => addRulingReport(db, report({ docId, correction: `vez ${turn}` }), limits)))
    const kinds = (added: Awaited<ReturnType<typeof at>>) => added.map(({ kind }) => kind).sort()
    expect(kinds(await at('uno', 5))).toEqual(['added', 'added', 'added', 'too-many', 'too-many'])
    expect(kinds(await at('dos', 2))).toContain('too-many')
  })

  it('lists personal data first, then the oldest, and closes each once, erasing the e-mail', async () => {
    const { db } = open()
    const [old, young, urgent] = [
      report(),
      report({ receivedAt: day(2), datum: 'rol' }),
      report({ receivedAt: day(3), datum: 'datos_personales' }),
    ]
    for (const given of [young, old, urgent]) await addRulingReport(db, given, limits)
    const ids = async (state: 'open' | 'closed') => (await listRulingReports(db, { state, limit: 10 })).map(({ id }) => id)
    expect(await ids('open')).toEqual([urgent.id, old.id, young.id])
    const closing = { id: old.id, resolution: 'corregido', at: day(5) } as const
    expect(await resolveRulingReport(db, closing)).toMatchObject({ email: 'lectora@basejuris.example', resolution: null })
    expect(await resolveRulingReport(db, closing)).toBeNull()
    expect(await resolveRulingReport(db, { ...closing, id: crypto.randomUUID() })).toBeNull()
    expect(await findRulingReports(db, old.id)).toMatchObject([{ email: null, resolution: 'corregido', resolvedAt: day(5) }])
    expect([await ids('open'), await ids('closed')]).toEqual([[urgent.id, young.id], [old.id]])
    expect((await listAudit(db, { subject: 'uno', limit: 1 }))[0]).toMatchObject({
      actor: 'operator',
      action: 'report.resolved',
      details: { report: old.id, datum: 'fecha', resolution: 'corregido' },
    })
  })

  it('is deleted with its ruling', async () => {
    const { db } = open()
    await addRulingReport(db, report(), limits)
    await removeRulings(db, ['uno'])
    expect(await listRulingReports(db, { state: 'open', limit: 10 })).toEqual([])
  })
})
