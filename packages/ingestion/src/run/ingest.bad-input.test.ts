import { appendFile, mkdir, mkdtemp, open, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import { findIngestRun, listDocIds, listRulings, type OpenDatabase } from '@basejuris/database'
import { openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readQuarantine } from '../raw-store/quarantine.ts'
import { makeDocx, makeZip } from '../reading/documents/docx.fixture.ts'
import { makePdf } from '../reading/documents/pdf.fixture.ts'
import { detectSource } from '../sources/detect-source.ts'
import { pjudDocuments, pjudEnvelope } from '../sources/pjud-document.fixture.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { type IngestOptions, ingest } from './ingest.ts'

const paragraphs = [
  'Santiago, tres de marzo de dos mil veintiuno.',
  'Vistos: la demanda inventada.',
  'Se resuelve: que se acoge la demanda.',
]
const megabyte = 1024 * 1024
const line = (id: string, changes: Record<string, unknown> = {}): string =>
  `${JSON.stringify({ id, coleccion: 'civil', fecha: '2021-03-03', texto: paragraphs.join('\n'), ...changes })}\n`

describe('ingest of bad input', () => {
  let database: OpenDatabase
  let folder = ''
  const pool = openWorkerPool({ threads: 1 })
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(async () => {
    await pool.close()
    await database.close()
  })
  beforeEach(async () => {
    await truncateAll(database)
    folder = join(await mkdtemp(join(tmpdir(), 'bad-input-')), 'in')
    await mkdir(folder)
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

  const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
  const run = (options: Partial<IngestOptions> = {}) =>
    ingest({
      source: 'auto',
      path: folder,
      database: database.db,
      dataDir: join(folder, '../data'),
      pool,
      now: () => new Date('2026-11-20T12:00:00Z'),
      ...options,
    })
  /** What became of each file: its code, its reason, and what was taken. */
  const outcome = async (options: Partial<IngestOptions> = {}) => {
    const summary = await run(options)
    const entries = summary.quarantine === null ? [] : await Array.fromAsync(readQuarantine(summary.quarantine))
    expect(summary.read).toBe(summary.inserted + summary.updated + summary.unchanged + summary.rejected + summary.removed)
    expect(await findIngestRun(database.db, summary.runId)).toMatchObject({ state: 'completed' })
    return { summary, codes: Object.fromEntries(entries.map(({ archivo, codigo }) => [archivo, codigo])), entries }
  }
  const stored = async () => listRulings(database.db, await listDocIds(database.db, { limit: 100 }))

  it('stores the records before the truncation of a file and reports it', async () => {
    const documents = ['1', '2', '3'].map((id, n) => ({ ...pjudDocuments.Civiles, id, rol_era_sup_s: `C-${n + 1}-2023` }))
    const whole = pjudEnvelope('Civiles', documents)
    await write('a.json', whole.slice(0, whole.lastIndexOf('"id"') + 400))
    await write('b.jsonl', line('4') + line('5').slice(0, 60))
    const packed = gzipSync(Array.from({ length: 2000 }, (_, n) => line(`z${n}`, { rol: `C-${n + 1}-2020` })).join(''))
    await write('c.jsonl.gz', packed.subarray(0, packed.length - 200))
    const { codes, entries, summary } = await outcome()
    expect(codes).toEqual({ 'a.json': 'json_truncated', 'b.jsonl': 'json_truncated', 'c.jsonl.gz': 'archive_damaged' })
    expect(entries.map(({ motivo }) => motivo)).toContain('El archivo está cortado: el último registro no termina.')
    expect(summary.inserted).toBeGreaterThan(1000)
  })

  it('reads text of an old office program, and refuses what it cannot decode', async () => {
    await write('a.jsonl', Buffer.from(line('1', { texto: 'Vistos: la niñez y la prestación.\nSe resuelve: que se acoge.' }), 'latin1'))
    await write('b.jsonl', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(line('2'), 'utf16le')]))
    const { codes } = await outcome()
    expect(codes).toEqual({ 'b.jsonl': 'unknown_format' })
    expect(JSON.stringify(await stored())).toContain('la niñez y la prestación')
  })

  it('says of every document that cannot be read why, in Spanish', async () => {
    await write('basejuris.json', JSON.stringify({ comunes: { coleccion: 'civil' } }))
    await write('blanco.txt', ' \n \n')
    await write('escaneado.pdf', makePdf([[]]))
    await write('con-clave.pdf', makePdf([paragraphs], { encrypted: true }))
    await write('roto.pdf', '%PDF-1.4 nada más')
    await write('bomba.pdf', makePdf([paragraphs], { stream: deflateSync(new Uint8Array(65 * megabyte)) }))
    await write('bomba.docx', makeZip({ 'word/document.xml': new Uint8Array(65 * megabyte) }))
    await write('con-clave.docx', Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]))
    await write('cortado.docx', makeDocx(paragraphs).subarray(0, 300))
    await write('bueno.docx', makeDocx(paragraphs))
    const { codes, entries, summary } = await outcome()
    expect(codes).toEqual({
      'blanco.txt': 'empty_text',
      'escaneado.pdf': 'no_text_layer',
      'con-clave.pdf': 'password_protected',
      'roto.pdf': 'document_damaged',
      'bomba.pdf': 'expands_too_much',
      'bomba.docx': 'expands_too_much',
      'con-clave.docx': 'password_protected',
      'cortado.docx': 'document_damaged',
    })
    expect(summary.inserted).toBe(1)
    for (const { motivo } of entries) expect(motivo).toMatch(/^(?:El|La) .+\.$/u)
  })

  it('passes over a record of 500 MB in bounded memory and takes the next one', { timeout: 120_000 }, async () => {
    const path = join(folder, 'a.jsonl')
    await write('a.jsonl', `${line('1')}{"id":"2","coleccion":"civil","texto":"`)
    await truncate(path, 500 * megabyte)
    await appendFile(path, `"}\n${line('3', { texto: 'Vistos: otra demanda inventada.\nSe resuelve: que se rechaza.' })}`)
    const before = process.memoryUsage.rss()
    let peak = 0
    const sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 20)
    const { codes, summary } = await outcome()
    clearInterval(sampling)
    expect(codes).toEqual({ 'a.jsonl': 'record_too_large' })
    expect(summary).toMatchObject({ read: 3, inserted: 2, rejected: 1 })
    expect(peak - before).toBeLessThan(300 * megabyte)
  })

  it('expands no decompression bomb in memory', { timeout: 120_000 }, async () => {
    await write(
      'a.jsonl.gz',
      gzipSync(Buffer.concat([Buffer.from('{"id":"1","coleccion":"civil","texto":"'), Buffer.alloc(200 * megabyte)])),
    )
    expect((await outcome()).codes).toEqual({ 'a.jsonl.gz': 'record_too_large' })
  })

  it('keeps the first of two contents of one id, and takes a date in the future for none', async () => {
    await write(
      'a.jsonl',
      line('1') +
        line('1', { texto: 'Vistos: otra cosa.\nSe resuelve: que se rechaza.' }) +
        line('2', { fecha: '2204-01-02', texto: 'Vistos: ya.' }),
    )
    const { entries } = await outcome()
    expect(entries.map(({ idSentence, codigo, estado }) => [idSentence, codigo, estado])).toEqual([
      ['1', 'repeated_id', 'rechazado'],
      ['2', 'impossible_date', 'observado'],
    ])
    expect((await stored()).map(({ idSentence, decidedOn }) => [idSentence, decidedOn]).sort()).toEqual([
      ['1', '2021-03-03'],
      ['2', null],
    ])
  })

  it('survives files that vanish, shrink and grow while the folder is read', async () => {
    const many = (from: string) =>
      Array.from({ length: 60 }, (_, n) => line(`${from}${n}`, { rol: `C-${n + 1}-2020`, tribunal: from })).join('')
    for (const name of ['a', 'b', 'c', 'd']) await write(`${name}.jsonl`, many(name))
    let changed = false
    const onProgress = () => {
      if (changed) return
      changed = true
      void Promise.all([
        unlink(join(folder, 'b.jsonl')),
        truncate(join(folder, 'c.jsonl'), 500),
        appendFile(join(folder, 'd.jsonl'), line('nueva', { rol: 'C-99-2020', tribunal: 'd' })),
      ])
    }
    const { summary } = await outcome({ onProgress })
    expect(summary.inserted).toBeGreaterThanOrEqual(120)
    const again = await outcome()
    expect(again.summary).toMatchObject({ updated: 0, resumed: false })
    const ids = await listDocIds(database.db, { limit: 1000 })
    expect((await listRulings(database.db, ids)).map(({ idSentence }) => idSentence)).toContain('nueva')
  })

  it('lists a folder whose files vanish while it is listed', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, n) => write(`${n}.jsonl`, line(`${n}`))))
    const listing = detectSource(folder)
    await Promise.all(Array.from({ length: 100 }, (_, n) => rm(join(folder, `${n}.jsonl`), { force: true })))
    expect((await listing).length).toBeGreaterThanOrEqual(100)
  })

  it('continues after a file without read permission', async () => {
    await write('a.jsonl', line('1'))
    await write('b.jsonl', line('2'))
    const file = await open(join(folder, 'b.jsonl'))
    await file.chmod(0o000)
    await file.close()
    const { summary } = await outcome()
    expect(summary.inserted).toBeGreaterThanOrEqual(1)
    expect(summary.read).toBe(2)
  })
})
