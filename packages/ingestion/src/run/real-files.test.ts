import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listDocIds, listRulings, type OpenDatabase } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { openTestDatabase } from '@basejuris/testkit'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readQuarantine } from '../raw-store/quarantine.ts'
import type { SourceRecord } from '../record/source.ts'
import { detectSource } from '../sources/detect-source.ts'
import { prepareRecord } from '../workers/prepare-record.ts'
import { ingest } from './ingest.ts'
import type { IngestSummary } from './ingest-summary.ts'

const parts = { judiciary: 'corpus/raw/pjud_juris', secondOpinion: 'corpus/rulings/pjud.jsonl.gz' } as const
const judiciary = join(realFiles, parts.judiciary)
const secondOpinion = join(realFiles, parts.secondOpinion)

const secondOpinionSchema = z.object({ id: z.string(), rol: z.string(), fecha: z.string() })

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

describeRealFiles('a private set of real rulings', Object.values(parts), () => {
  let database: OpenDatabase
  let dataDir = ''
  let summary: IngestSummary
  let rulings: Ruling[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'real-'))
    summary = await ingest({ source: 'auto', path: judiciary, database: database.db, dataDir })
    rulings = await listRulings(database.db, await listDocIds(database.db, { limit: 10_000 }))
  }, 240_000)
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  it('is taken whole: every document stored, or in quarantine with its reason', async () => {
    const rejected = summary.quarantine === null ? [] : await Array.fromAsync(readQuarantine(summary.quarantine))
    console.log(summary, rejected)
    expect(summary.read).toBe(700)
    expect(summary.inserted + summary.rejected).toBe(700)
    expect(rejected).toHaveLength(summary.rejected + summary.remarked)
    expect(rulings).toHaveLength(summary.inserted)
  })

  it('changes nothing when read again', async () => {
    const again = await ingest({ source: 'pjud-juris', path: judiciary, database: database.db, dataDir })
    expect(again).toMatchObject({ read: 700, inserted: 0, updated: 0, unchanged: summary.inserted, rejected: summary.rejected })
  })

  it('keeps no valid RUT, e-mail or telephone in any field', () => {
    const left = rulings.flatMap((ruling) =>
      findPersonalData(storedStrings(ruling)).map((found) => `${ruling.docId}: ${found.length} characters`),
    )
    expect(left).toEqual([])
  })

  it('agrees with an independent reading on docket number and date', async () => {
    const lines = gunzipSync(await readFile(secondOpinion))
      .toString('utf8')
      .trim()
      .split('\n')
    const bySentence = new Map(rulings.map((ruling) => [ruling.idSentence, ruling]))
    const compared = lines.map((line) => {
      const other = secondOpinionSchema.parse(JSON.parse(line))
      const ours = bySentence.get(other.id.split(':').at(-1) ?? '')
      return { rol: ours?.docketNumber === other.rol, date: ours?.decidedOn === other.fecha }
    })
    const agree = { of: compared.length, rol: compared.filter(({ rol }) => rol).length, date: compared.filter(({ date }) => date).length }
    console.log('agreement with the second opinion', agree)
    expect(agree.rol / agree.of).toBeGreaterThan(0.99)
    expect(agree.date).toBe(agree.of)
  })

  /**
   * Beside what ICU needs to find the words of the same texts, in turns: a busy machine slows both. The better of two passes counts, since the
   * first compiles the code. On a quiet machine 18 to 20 times as long, beside other work 23; some 75 rulings a second of processor time.
   */
  it('is prepared in at most 24 times the time of finding its words, the longest within five seconds', async () => {
    const records: { sourceId: string; record: SourceRecord }[] = []
    for (const { file, source } of await detectSource(judiciary)) {
      if (source === null) continue
      for await (const record of source.records(file, null)) records.push({ sourceId: source.id, record })
    }
    const longest = { ms: 0, characters: 0 }
    const pass = async (): Promise<{ times: number; rulingsPerSecond: number; words: number }> => {
      let [preparingMs, findingMs, words] = [0, 0, 0]
      for (const { sourceId, record } of records) {
        const startedMs = processorMs()
        const prepared = await prepareRecord({ sourceId, raw: record.raw, hints: record.hints, today: '2026-11-20' })
        const preparedMs = processorMs()
        preparingMs += preparedMs - startedMs
        if (prepared.kind !== 'ruling') continue
        if (prepared.characters >= longest.characters)
          Object.assign(longest, { ms: preparedMs - startedMs, characters: prepared.characters })
        for (const { paragraphs } of prepared.ruling.sections) for (const { text } of paragraphs) words += countWords(text)
        findingMs += processorMs() - preparedMs
      }
      return { times: preparingMs / findingMs, rulingsPerSecond: Math.round((records.length * 1000) / preparingMs), words }
    }
    const passes = [await pass(), await pass()]
    console.log({ passes, longest })
    expect(passes[0]?.words).toBeGreaterThan(1_000_000)
    expect(Math.min(...passes.map(({ times }) => times))).toBeLessThan(24)
    expect(longest.ms).toBeLessThan(5000)
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
