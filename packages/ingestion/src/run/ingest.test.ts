import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countRulings,
  findIngestRun,
  getLastSequence,
  listDocIds,
  listIngestRuns,
  listRulings,
  type OpenDatabase,
} from '@basejuris/database'
import { openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readQuarantine } from '../raw-store/quarantine.ts'
import { docIdOf } from '../record/doc-id.ts'
import { PathNotFound } from '../sources/detect-source.ts'
import { UnknownSource } from '../sources/index.ts'
import { pjudDocuments, pjudEnvelope } from '../sources/pjud-document.fixture.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { type IngestOptions, ingest, ingestRecords } from './ingest.ts'
import type { IngestProgress } from './run-progress.ts'

const line = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  coleccion: 'laboral',
  caratulado: 'Araneda con Boldos',
  rol: `O-${1 + (Number(id) || 0)}-2021`,
  fecha: '2021-09-14',
  texto: `Vistos: asunto ficticio número ${id}.\nSe resuelve: que se acoge la demanda.`,
  ...changes,
})
const toLines = (records: readonly unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
const counts = { read: 0, inserted: 0, updated: 0, unchanged: 0, removed: 0, rejected: 0, remarked: 0 }

describe('ingest', () => {
  let database: OpenDatabase
  let folder = ''
  let dataDir = ''
  let runs = 0
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
    const root = await mkdtemp(join(tmpdir(), 'ingest-'))
    folder = join(root, 'in')
    dataDir = join(root, 'data')
    await mkdir(folder)
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

  const write = (name: string, content: string) => writeFile(join(folder, name), content)
  const run = (options: Partial<IngestOptions> = {}) =>
    ingest({
      source: 'auto',
      path: folder,
      database: database.db,
      dataDir,
      pool,
      now: () => new Date('2026-11-20T12:00:00Z'),
      newId: () => `00000000-0000-4000-8000-${String(++runs).padStart(12, '0')}`,
      ...options,
    })
  const entries = async (path: string | null) => (path === null ? [] : Array.fromAsync(readQuarantine(path)))
  const stored = async () => listRulings(database.db, await listDocIds(database.db, { limit: 1000 }))

  it('takes a mixed folder: judiciary JSON, JSON Lines, and says which files nobody knows', async () => {
    await mkdir(join(folder, 'Familia'))
    await write('Familia/a.json', pjudEnvelope('Familia', [pjudDocuments.Familia]))
    await write('b.jsonl', toLines([line('1'), line('2')]))
    await write('c.json', JSON.stringify([pjudDocuments.Corte_Suprema, pjudDocuments.Penales]))
    await write('nota.txt', 'nada que leer')
    const summary = await run()
    expect(summary).toMatchObject({ ...counts, read: 6, inserted: 5, rejected: 1, resumed: false })
    expect(summary.byCollection).toMatchObject({
      familia: { inserted: 1 },
      laboral: { inserted: 2 },
      corte_suprema: { inserted: 1 },
      penal: { inserted: 1 },
    })
    expect(summary.perSecond).toBeGreaterThan(0)
    expect(await entries(summary.quarantine)).toMatchObject([
      { archivo: 'nota.txt', codigo: 'unknown_format', estado: 'rechazado', idSentence: null },
    ])
    expect(await findIngestRun(database.db, summary.runId)).toMatchObject({
      state: 'completed',
      counts: { read: 6, inserted: 5, rejected: 1 },
    })
  })

  it('changes nothing the second time, updates what changed and removes what is withdrawn', async () => {
    await write('a.jsonl', toLines([line('1'), line('2'), line('3')]))
    expect(await run()).toMatchObject({ inserted: 3, unchanged: 0 })
    const sequence = await getLastSequence(database.db)
    expect(await run()).toMatchObject({ ...counts, read: 3, unchanged: 3 })
    expect(await getLastSequence(database.db)).toBe(sequence)
    await write(
      'a.jsonl',
      toLines([line('1', { caratulado: 'Otra con Distinta' }), line('2'), { id: '3', coleccion: 'laboral', eliminar: true }]),
    )
    expect(await run()).toMatchObject({ ...counts, read: 3, updated: 1, unchanged: 1, removed: 1 })
    expect((await stored()).map(({ idSentence, caption }) => [idSentence, caption]).sort()).toEqual([
      ['1', 'Otra con Distinta'],
      ['2', 'Araneda con Boldos'],
    ])
    expect(await run()).toMatchObject({ ...counts, read: 3, unchanged: 3 })
  })

  it('quarantines every invalid record with its reason, never with its content', async () => {
    const secret = 'Pedro Inventado, RUT 12.345.678-5'
    await write(
      'a.jsonl',
      `${toLines([line('1'), line('1', { texto: `Otro texto. ${secret}` }), line('1')])}{"id": "roto", "texto": "${secret}\n${toLines([
        line('vacio', { texto: ' \n' }),
        line('largo', { texto: `${secret} `.repeat(70_000) }),
        line('fecha', { fecha: '31-02-2021', texto: `Vistos. ${secret}` }),
        line('x', { coleccion: secret }),
        line(secret),
        { ...line('sin'), texto: undefined },
      ])}{"id":"cortado","coleccion":"laboral","texto":"${secret}`,
    )
    const summary = await run()
    expect(summary).toMatchObject({ ...counts, read: 11, inserted: 2, unchanged: 1, rejected: 8, remarked: 1 })
    const listed = await entries(summary.quarantine)
    expect(listed.map(({ n, idSentence, codigo, estado }) => [n, idSentence, codigo, estado])).toEqual([
      [2, '1', 'repeated_id', 'rechazado'],
      [4, null, 'json_invalid', 'rechazado'],
      [5, 'vacio', 'empty_text', 'rechazado'],
      [6, 'largo', 'text_too_long', 'rechazado'],
      [7, 'fecha', 'impossible_date', 'observado'],
      [8, 'x', 'unknown_section', 'rechazado'],
      [9, null, 'invalid_id', 'rechazado'],
      [10, 'sin', 'missing_text', 'rechazado'],
      [11, null, 'json_truncated', 'rechazado'],
    ])
    const file = await readFile(summary.quarantine ?? '', 'utf8')
    expect(file).not.toMatch(/Pedro|12\.345/u)
    expect(JSON.stringify(await stored())).not.toContain('12.345.678')
    expect(JSON.stringify(await listIngestRuns(database.db, { limit: 9 }))).not.toMatch(/Pedro|12\.345/u)
  })

  it('keeps the newer of two states of a judiciary document, whichever comes first', async () => {
    const old = { ...pjudDocuments.Laborales, _version_: 1000 }
    const recent = { ...old, _version_: 2000, caratulado_s: 'CORREGIDA CON BOLDOS' }
    await write('a.json', JSON.stringify([recent, old]))
    await write(
      'b.json',
      JSON.stringify([
        { ...old, id: 'otro', rol_era_sup_s: 'O-77-2023' },
        { ...recent, id: 'otro', rol_era_sup_s: 'O-77-2023' },
      ]),
    )
    const summary = await run()
    expect(summary).toMatchObject({ read: 4, inserted: 2, updated: 1, rejected: 1 })
    expect((await stored()).map(({ caption }) => caption)).toEqual(['Corregida con Boldos', 'Corregida con Boldos'])
    expect((await entries(summary.quarantine)).map(({ codigo }) => codigo)).toEqual(['older_revision'])
  })

  it('refuses a ruling whose id belongs to another', async () => {
    await write('a.jsonl', toLines([line('1')]))
    await run()
    const docId = docIdOf({ source: 'jsonl', collection: 'laboral', idSentence: '1' })
    await database.execute('update ruling_versions set id_sentence = $1 where doc_id = $2', ['otra', docId])
    await write('b.jsonl', '')
    const summary = await run()
    expect(summary).toMatchObject({ read: 2, unchanged: 0, rejected: 2 })
    expect((await entries(summary.quarantine)).map(({ codigo }) => codigo)).toEqual(['doc_id_taken', 'unknown_format'])
  })

  it('reports progress after every batch', async () => {
    await write('a.jsonl', toLines(Array.from({ length: 45 }, (_, n) => line(String(n)))))
    const reported: IngestProgress[] = []
    const { runId } = await run({ onProgress: (progress) => reported.push(progress) })
    expect(reported.map(({ counts: { read } }) => read)).toEqual([20, 40, 45])
    expect(reported.every(({ total, done, unit }) => unit === 'bytes' && done <= (total ?? 0))).toBe(true)
    expect(reported.at(-1)).toMatchObject({ runId, position: { file: 'a.jsonl', index: 44 }, etaMs: 0 })
    expect(reported.at(-1)?.done).toBe(reported.at(-1)?.total)
  })

  it('continues after the last stored batch when it was stopped', async () => {
    await write('a.jsonl', toLines([...Array.from({ length: 50 }, (_, n) => line(String(n))), { id: 'x' }]))
    await write(
      'b.json',
      pjudEnvelope(
        'Civiles',
        Array.from({ length: 30 }, (_, n) => ({ ...pjudDocuments.Civiles, id: `c${n}`, rol_era_sup_s: `C-${n + 1}-2023` })),
      ),
    )
    const stop = new AbortController()
    await expect(
      run({ signal: stop.signal, onProgress: ({ counts: { read } }) => read >= 40 && stop.abort(new Error('detenida')) }),
    ).rejects.toThrow('detenida')
    expect(await countRulings(database.db)).toBe(40)
    const reported: number[] = []
    const summary = await run({ onProgress: ({ counts: { read } }) => reported.push(read) })
    expect(reported[0]).toBe(60)
    expect(summary).toMatchObject({ ...counts, read: 81, inserted: 80, rejected: 1, resumed: true })
    expect(await entries(summary.quarantine)).toHaveLength(1)
    expect(await countRulings(database.db)).toBe(80)
  })

  it('starts over when the content changed since it was stopped', async () => {
    await write('a.jsonl', toLines(Array.from({ length: 50 }, (_, n) => line(String(n)))))
    const stop = new AbortController()
    await expect(run({ signal: stop.signal, onProgress: () => stop.abort(new Error('detenida')) })).rejects.toThrow()
    await write('a.jsonl', toLines([line('nuevo'), ...Array.from({ length: 50 }, (_, n) => line(String(n)))]))
    expect(await run()).toMatchObject({ read: 51, inserted: 31, unchanged: 20, resumed: false })
    expect((await listIngestRuns(database.db, { limit: 9 })).map(({ state }) => state).sort()).toEqual(['cancelled', 'completed'])
  })

  it('takes records made in memory under the name of their set', async () => {
    const set = { name: 'demo', fingerprint: 'v1', total: 3, records: () => [line('1', { ficticia: true }), line('2'), { id: '3' }] }
    const options = { set, database: database.db, dataDir, pool }
    expect(await ingestRecords(options)).toMatchObject({ ...counts, read: 3, inserted: 2, rejected: 1 })
    expect(await ingestRecords(options)).toMatchObject({ read: 3, unchanged: 2, rejected: 1 })
    expect((await stored()).map(({ source, fictional }) => [source, fictional]).sort()).toEqual([
      ['demo', false],
      ['demo', true],
    ])
  })

  it('says in one sentence what is wrong with the request', async () => {
    await expect(run({ path: join(folder, 'nada') })).rejects.toThrow(PathNotFound)
    await expect(run({ source: 'inventada' })).rejects.toThrow(UnknownSource)
  })
})
