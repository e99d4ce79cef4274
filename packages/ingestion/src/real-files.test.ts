import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listDocIds, listRulings, type OpenDatabase } from '@basejuris/database'
import { parseDocketNumber, type Ruling } from '@basejuris/domain'
import { courtName } from '@basejuris/legal-text'
import { openTestDatabase } from '@basejuris/testkit'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readQuarantine } from './raw-store/quarantine.ts'
import { describeProblem, type RecordProblemCode } from './record/record-problem.ts'
import type { SourceRecord } from './record/source.ts'
import { ingest } from './run/ingest.ts'
import type { IngestSummary } from './run/ingest-summary.ts'
import { detectSource } from './sources/detect-source.ts'
import { type PreparedRecord, prepareRecord } from './workers/prepare-record.ts'

const raw = join(realFiles, 'corpus/raw')
const rulings = join(realFiles, 'corpus/rulings')
const today = '2026-11-20'
const readAgain = 'harvest_TTA'
const preparedAgainEvery = 5

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

const readAll = async (time: PreparingTime): Promise<Read[]> => {
  const read: Read[] = []
  for (const { file, source } of await detectSource(raw)) {
    const folder = file.relativePath.split('/')[0] ?? ''
    const place = { folder, file: file.relativePath, source: source?.id ?? null }
    if (source === null) read.push({ ...place, prepared: reject('unknown_format'), problem: 'unknown_format' })
    else {
      for await (const record of source.records(file, null)) {
        const prepared = record.problem === undefined ? await time.prepare(source.id, record) : reject(record.problem)
        read.push({ ...place, prepared, problem: prepared.kind === 'rejected' ? prepared.code : undefined })
      }
    }
  }
  return read
}

/** Processor time of preparing records beside what ICU needs to find the words of the same texts. */
class PreparingTime {
  records = 0
  words = 0
  preparingMs = 0
  findingMs = 0
  longest = { ms: 0, characters: 0 }

  async prepare(sourceId: string, { raw, hints }: SourceRecord): Promise<PreparedRecord> {
    const startedMs = processorMs()
    const prepared = await prepareRecord({ sourceId, raw, hints, today })
    const preparedMs = processorMs()
    this.records += 1
    this.preparingMs += preparedMs - startedMs
    if (prepared.kind !== 'ruling') return prepared
    const { characters, ruling } = prepared
    if (characters >= this.longest.characters) this.longest = { ms: preparedMs - startedMs, characters }
    for (const { paragraphs } of ruling.sections) for (const { text } of paragraphs) this.words += countWords(text)
    this.findingMs += processorMs() - preparedMs
    return prepared
  }

  get summary() {
    return {
      words: this.words,
      times: this.preparingMs / this.findingMs,
      rulingsPerSecond: Math.round((this.records * 1000) / this.preparingMs),
      longest: this.longest,
    }
  }
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

/** Check digit of a RUT (módulo 11). */
const isValidRut = (number: string, digit: string): boolean => {
  const sum = [...number].reverse().reduce((total, figure, at) => total + Number(figure) * ((at % 6) + 2), 0)
  const rest = 11 - (sum % 11)
  return digit.toLowerCase() === (rest === 11 ? '0' : rest === 10 ? 'k' : String(rest))
}

const findPersonalData = (text: string): string[] => {
  const ruts = [...text.matchAll(/(?<![\d.-])(\d{1,2}\.\d{3}\.\d{3}|\d{7,8})\s?[-–]\s?([\dkK])(?![\p{L}\d]|-\d)/gu)]
  const valid = ruts.filter(([, number = '', digit = '']) => isValidRut(number.replaceAll('.', ''), digit))
  const mails = [...text.matchAll(/[\p{L}\d._%+-]{2,}@[\p{L}\d-]+\.[\p{L}]{2,}/gu)]
  const phones = [...text.matchAll(/(?<!\d)\+\s?56[\s-]?\d[\s-]?\d{3,4}[\s-]?\d{4}(?!\d)/gu)]
  return [...valid, ...mails, ...phones].map(([found]) => found)
}

/** Every stored string except the source's own id and the RUC, whose form is that of a RUT. */
const storedStrings = ({ idSentence: _, docId: _docId, ruc: _ruc, ...rest }: Ruling): string => JSON.stringify(rest)

describeRealFiles('every kind of file of a private set of real rulings', ['corpus/raw', 'corpus/rulings'], () => {
  const firstPass = new PreparingTime()
  let read: Read[] = []
  let database: OpenDatabase
  let dataDir = ''
  let summary: IngestSummary
  let stored: Ruling[] = []
  beforeAll(async () => {
    read = await readAll(firstPass)
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'real-'))
    summary = await ingest({ source: 'auto', path: raw, database: database.db, dataDir })
    stored = await listRulings(database.db, await listDocIds(database.db, { limit: 10_000 }))
  }, 600_000)
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

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
    const entries = summary.quarantine === null ? [] : await Array.fromAsync(readQuarantine(summary.quarantine))
    expect(summary.read).toBe(read.length)
    expect(summary.inserted + summary.updated + summary.unchanged + summary.rejected).toBe(summary.read)
    expect(summary.inserted + summary.updated + summary.unchanged).toBe(read.filter(({ prepared }) => prepared.kind === 'ruling').length)
    expect(entries).toHaveLength(summary.rejected + summary.remarked)
    expect(stored).toHaveLength(summary.inserted)
  })

  it('changes nothing when a folder is read again', async () => {
    const records = read.filter(({ folder }) => folder === readAgain)
    const rejected = records.filter(({ prepared }) => prepared.kind === 'rejected').length
    const again = await ingest({ source: 'auto', path: join(raw, readAgain), database: database.db, dataDir })
    expect(records.length).toBeGreaterThan(rejected)
    expect(again).toMatchObject({ read: records.length, inserted: 0, updated: 0, unchanged: records.length - rejected, rejected })
  })

  it('keeps no valid RUT, e-mail or telephone in any field', () => {
    const left = stored.flatMap((ruling) =>
      findPersonalData(storedStrings(ruling)).map((found) => `${ruling.docId}: ${found.length} characters`),
    )
    expect(left).toEqual([])
  })

  /**
   * A busy machine slows preparing and finding words alike. The better of two passes counts, since the first compiles the code. On a quiet
   * machine 15 to 17 times as long, 52 to 60 rulings a second.
   */
  it('is prepared in at most 20 times the time of finding its words, the longest within five seconds', async () => {
    const secondPass = new PreparingTime()
    let at = 0
    for (const { file, source } of await detectSource(join(raw, 'pjud_juris')))
      for await (const record of source?.records(file, null) ?? [])
        if (at++ % preparedAgainEvery === 0) await secondPass.prepare(source?.id ?? '', record)
    const passes = [firstPass.summary, secondPass.summary]
    console.log(passes)
    expect(firstPass.words).toBeGreaterThan(1_000_000)
    expect(Math.min(...passes.map(({ times }) => times))).toBeLessThan(20)
    expect(firstPass.longest.ms).toBeLessThan(5000)
  })
})

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const segmenter = new Intl.Segmenter('es', { granularity: 'word' })
const countWords = (text: string): number => {
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1
  return count
}
