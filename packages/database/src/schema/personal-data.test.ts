import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordAudit } from '../administration/audit-log.ts'
import { setFlag } from '../administration/flags.ts'
import type { OpenDatabase } from '../connection/open-database.ts'
import { saveIngestCheckpoint, startIngestRun } from '../ingestion/ingest-runs.ts'
import { createJobs } from '../jobs/jobs.ts'
import { defineQueue } from '../jobs/queue.ts'
import { addRulingReport } from '../requests/ruling-reports.ts'
import { putRulings } from '../rulings/put-rulings.ts'
import { removeRulings } from '../rulings/rulings.ts'
import { personalDataRegistry, type Reach } from './personal-data.ts'

const tables = personalDataRegistry.filter((entry) => entry.kind === 'table')
const reaches = tables.flatMap((entry) => [entry.removal, entry.export, entry.deletion].map((reach) => ({ name: entry.name, reach })))
const isReach =
  <By extends Reach['by']>(by: By) =>
  (entry: { name: string; reach: Reach }): entry is { name: string; reach: Extract<Reach, { by: By }> } =>
    entry.reach.by === by

async function names(database: OpenDatabase, query: string): Promise<string[]> {
  return z
    .array(z.object({ name: z.string() }))
    .parse((await database.execute(query)).rows)
    .map((row) => row.name.replace(/^public\./, ''))
}

/** Leaves out partitions, which belong to their table. */
const realTables = (database: OpenDatabase) =>
  names(
    database,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm', 'f') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
  )

describeEachDatabase('registry of personal data', (open) => {
  it('names every table of the database and no other', async () => {
    expect(tables.map((entry) => entry.name).sort()).toEqual((await realTables(open())).sort())
  })

  it('names columns and cascades that exist', async () => {
    const columns = await names(open(), `select table_name || '.' || column_name as name from information_schema.columns`)
    for (const { name, reach } of reaches.filter(isReach('column'))) expect(columns).toContain(`${name}.${reach.column}`)
    const cascades = await names(
      open(),
      `select conrelid::regclass || ' <- ' || confrelid::regclass || ' ' || confdeltype::text as name from pg_constraint where contype = 'f'`,
    )
    for (const { name, reach } of reaches.filter(isReach('cascade'))) expect(cascades).toContain(`${name} <- ${reach.from} c`)
    for (const { name, reach } of reaches.filter(isReach('unlinked'))) expect(cascades).toContain(`${name} <- ${reach.from} n`)
  })

  it('leaves nothing of a removed ruling in any table', async () => {
    const token = 'zarzaparrilla'
    const database = open()
    const ruling = buildRuling({ caption: `${token} con Otra`, drafter: token, sections: buildSections([`Que ${token} compareció.`]) })
    const queue = defineQueue('touch', z.object({ docId: z.string() }))
    const jobs = await createJobs(database, { queues: [queue], onError: () => undefined })
    await database.db.transaction(async (tx) => {
      await putRulings(tx, [ruling])
      await putRulings(tx, [{ ...ruling, sections: buildSections([`Que ${token} apeló.`]) }])
      const now = new Date(0)
      const run = await startIngestRun(tx, { id: crypto.randomUUID(), source: 's', path: '/p', fingerprint: 'f', now })
      await saveIngestCheckpoint(tx, run.id, { after: 0, checkpoint: { docId: ruling.docId }, counts: { ...run.counts, read: 1 }, now })
      await recordAudit(tx, [{ at: now, actor: 'operator', action: 'ruling.added', subject: ruling.docId, details: {} }])
      await setFlag(tx, 'betaFree', true)
      const said = { datum: 'caratula', correction: token, anchor: null, email: `${token}@basejuris.example` } as const
      const report = { id: crypto.randomUUID(), docId: ruling.docId, receivedAt: now, actor: 'guest', ...said }
      await addRulingReport(tx, report, { perRuling: 1, all: 1 })
      await jobs.send(queue, { docId: ruling.docId }, { tx })
    })
    await jobs.stop({ timeoutMs: 1000 })
    const holding = async () => {
      const found: string[] = []
      for (const table of await realTables(database)) {
        const { rows } = await database.execute(`select 1 from ${table} as t where t::text like '%${token}%' limit 1`)
        if (rows.length > 0) found.push(table)
      }
      return found.sort()
    }
    expect(await holding()).toEqual(['ruling_reports', 'ruling_texts', 'ruling_version_texts', 'rulings'])
    await removeRulings(database.db, [ruling.docId])
    expect(await holding()).toEqual([])
  })
})

describe('registry of personal data', () => {
  it('names each place once and describes its data', () => {
    expect(new Set(personalDataRegistry.map((entry) => entry.name)).size).toBe(personalDataRegistry.length)
    expect(personalDataRegistry.every((entry) => entry.holds.length > 0)).toBe(true)
  })

  it('has every place with ruling text reached by removal', () => {
    const text = personalDataRegistry.filter((entry) => /text of rulings|facts of rulings/.test(entry.holds))
    expect(text.map((entry) => [entry.name, entry.removal.by])).toEqual([
      ['rulings', 'column'],
      ['ruling_texts', 'cascade'],
      ['ruling_version_texts', 'cascade'],
      ['index', 'changes'],
      ['private', 'unlinked'],
    ])
  })
})
