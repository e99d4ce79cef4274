import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseDocketNumber } from '@basejuris/domain'
import { courtName } from '@basejuris/legal-text'
import { openTestDatabase } from '@basejuris/testkit'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readQuarantine } from '../raw-store/quarantine.ts'
import { describeProblem, type RecordProblemCode } from '../record/record-problem.ts'
import { ingest } from '../run/ingest.ts'
import { type PreparedRecord, prepareRecord } from '../workers/prepare-record.ts'
import { detectSource } from './detect-source.ts'

const raw = join(realFiles, 'corpus/raw')
const rulings = join(realFiles, 'corpus/rulings')
const today = '2026-11-20'

const opinionSchema = z.object({
  id: z.string(),
  collection: z.string(),
  rol: z.string().nullish(),
  fecha: z.string().nullish(),
  tribunal: z.string().nullish(),
})
type Opinion = z.infer<typeof opinionSchema>

interface Read {
  readonly folder: string
  readonly file: string
  readonly source: string | null
  readonly prepared: PreparedRecord
  readonly problem: RecordProblemCode | undefined
}

const readAll = async (): Promise<Read[]> => {
  const read: Read[] = []
  for (const { file, source } of await detectSource(raw)) {
    const folder = file.relativePath.split('/')[0] ?? ''
    const place = { folder, file: file.relativePath, source: source?.id ?? null }
    if (source === null) read.push({ ...place, prepared: reject('unknown_format'), problem: 'unknown_format' })
    else {
      for await (const { raw: bytes, hints, problem } of source.records(file, null)) {
        const prepared = problem === undefined ? await prepareRecord({ sourceId: source.id, raw: bytes, hints, today }) : reject(problem)
        read.push({ ...place, prepared, problem: prepared.kind === 'rejected' ? prepared.code : undefined })
      }
    }
  }
  return read
}

const reject = (code: RecordProblemCode): PreparedRecord => ({ kind: 'rejected', code, idSentence: null, collection: null, details: [] })

const readOpinions = async (): Promise<Map<string, Opinion>> => {
  const byId = new Map<string, Opinion>()
  for (const name of (await readdir(rulings)).filter((file) => file.endsWith('.jsonl.gz'))) {
    const lines = gunzipSync(await readFile(join(rulings, name)))
      .toString('utf8')
      .trim()
      .split('\n')
    for (const line of lines) {
      const opinion = opinionSchema.parse(JSON.parse(line))
      byId.set(opinion.id.slice(opinion.id.indexOf(':') + 1), opinion)
    }
  }
  return byId
}

const lettersAndNumber = (rol: string): { letter: string; number: number; year: number | null } | null => {
  const docket = parseDocketNumber(rol)
  if (docket !== null) return { letter: docket.letter ?? '', number: docket.number, year: docket.year }
  return /^\d+$/u.test(rol) ? { letter: '', number: Number(rol), year: null } : null
}

/** The second opinion omits years where the source does («5448», «3179»): then letter and number decide. */
const sameRol = (ours: string | null, other: string): boolean => {
  const [a, b] = [ours === null ? null : lettersAndNumber(ours), lettersAndNumber(other)]
  if (a === null || b === null) return squeeze(ours ?? '') === squeeze(other)
  return a.letter === b.letter && a.number === b.number && (a.year === null || b.year === null || a.year === b.year)
}
const squeeze = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/gu, '')

describeRealFiles('every kind of file of a private set of real rulings', ['corpus/raw', 'corpus/rulings'], () => {
  let read: Read[] = []
  beforeAll(async () => {
    read = await readAll()
  }, 300_000)

  it('accepts each record or reports in Spanish why not', () => {
    const table = Object.entries(Object.groupBy(read, ({ folder }) => folder)).map(([folder, found = []]) => ({
      folder,
      files: new Set(found.map(({ file }) => file)).size,
      records: found.length,
      taken: found.filter(({ prepared }) => prepared.kind === 'ruling').length,
      remarked: found.filter(({ prepared }) => prepared.kind === 'ruling' && prepared.remarks.length > 0).length,
      sources: [...new Set(found.map(({ source }) => source))].join(' '),
      reasons: Object.entries(Object.groupBy(found, ({ problem }) => problem ?? ''))
        .filter(([code]) => code !== '')
        .map(([code, same = []]) => `${code} ${same.length}`)
        .join(', '),
    }))
    console.table(table)
    const reasons = read.flatMap(({ folder, prepared }) =>
      prepared.kind === 'rejected'
        ? [`${folder}: ${describeProblem(prepared.code, prepared.details).replace(/causa \S+, con \d+|\(\d+\)/u, '…')}`]
        : [],
    )
    for (const [reason, same = []] of Object.entries(Object.groupBy(reasons, (text) => text))) console.log(same.length, reason)
    for (const { problem } of read) if (problem !== undefined) expect(describeProblem(problem)).toMatch(/^(?:El|La|Es|Falta|No)\b/u)
    expect(read.filter(({ problem }) => problem === 'processing_failed' || problem === 'unknown_format').map(({ file }) => file)).toEqual(
      [],
    )
    expect(read.filter(({ prepared }) => prepared.kind === 'ruling').length).toBeGreaterThanOrEqual(800)
  })

  it('agrees with an independent reading on rol, date and court', async () => {
    const opinions = await readOpinions()
    const rows = new Map<string, { of: number; rol: number; date: number; court: number }>()
    const differing: string[] = []
    for (const { folder, prepared } of read) {
      if (prepared.kind !== 'ruling') continue
      const { ruling } = prepared
      const organ = folder.replace(/^harvest_/u, '')
      const opinion = [...opinions.entries()].find(
        ([id]) => id.endsWith(`:${ruling.idSentence}`) && (folder.startsWith('pjud_juris') || id.startsWith(organ)),
      )?.[1]
      if (opinion === undefined) continue
      const key = `${opinion.collection} (${folder})`
      const row = rows.get(key) ?? { of: 0, rol: 0, date: 0, court: 0 }
      const same = {
        rol: opinion.rol === ruling.idSentence || sameRol(ruling.docketNumber, (opinion.rol ?? '').replace(/^dict[aá]men /iu, '')),
        date: ruling.decidedOn === (opinion.fecha ?? null),
        court: ruling.court === courtName(opinion.tribunal ?? ''),
      }
      rows.set(key, {
        of: row.of + 1,
        rol: row.rol + Number(same.rol),
        date: row.date + Number(same.date),
        court: row.court + Number(same.court),
      })
      if (!same.rol) differing.push(`${folder} rol ${ruling.docketNumber} ≠ ${opinion.rol}`)
      if (!same.date) differing.push(`${folder} ${ruling.docketNumber} fecha ${ruling.decidedOn} ≠ ${opinion.fecha}`)
      if (!same.court) differing.push(`${folder} tribunal ${ruling.court} ≠ ${opinion.tribunal}`)
    }
    console.table(Object.fromEntries(rows))
    console.log(differing.slice(0, 60).join('\n'))
    const total = [...rows.values()].reduce((sum, row) => ({ of: sum.of + row.of, rol: sum.rol + row.rol, date: sum.date + row.date }), {
      of: 0,
      rol: 0,
      date: 0,
    })
    expect(total.of).toBeGreaterThanOrEqual(790)
    expect(total.rol / total.of).toBeGreaterThan(0.99)
    expect(total.date / total.of).toBeGreaterThan(0.99)
  })

  it('loses nothing on its way into the database', async () => {
    const database = await openTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'sources-'))
    try {
      const summary = await ingest({ source: 'auto', path: raw, database: database.db, dataDir })
      const entries = summary.quarantine === null ? [] : await Array.fromAsync(readQuarantine(summary.quarantine))
      expect(summary.read).toBe(read.length)
      expect(summary.inserted + summary.updated + summary.unchanged + summary.rejected).toBe(summary.read)
      expect(summary.inserted + summary.updated + summary.unchanged).toBe(read.filter(({ prepared }) => prepared.kind === 'ruling').length)
      expect(entries).toHaveLength(summary.rejected + summary.remarked)
    } finally {
      await database.close()
      await rm(dataDir, { recursive: true })
    }
  })
})
