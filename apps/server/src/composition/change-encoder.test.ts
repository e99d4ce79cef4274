import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putRulings } from '@basejuris/database'
import { wordPieceTokeniser, writeStaticModel } from '@basejuris/search/encoder/static-model.fixture'
import { buildRuling, buildSections, copyPreparedDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type EmbeddingsService, openEmbeddingsService } from '../testing/embeddings-service.ts'
import { plainSearch } from '../testing/plain-search.ts'
import { openPlatform, type Platform } from './open-platform.ts'

const rulings = Array.from({ length: 24 }, (_, i) =>
  buildRuling({
    idSentence: `c${i}`,
    docketNumber: `${100 + i}-2024`,
    sections: buildSections([i % 2 === 0 ? `Despido injustificado número ${i}.` : `Servidumbre de tránsito número ${i}.`]),
  }),
)
// A failed service is retried after up to 40 seconds.
const limitMs = 240_000

let folder: string
let service: EmbeddingsService
let platform: Platform | null = null

const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: join(folder, 'data'),
  ROLES: 'api,worker',
  KEEP_RAW: '0',
  INGEST_WORKERS: '1',
  ...more,
})
const external = () => ({ ENCODER: 'openai', ENCODER_URL: service.url, ENCODER_MODEL: 'prueba' })
const start = async (more: Record<string, string> = {}): Promise<Platform> => {
  platform = await openPlatform({ ...readConfig(environment(more)), demo: null })
  await platform.catchUpIndex()
  return platform
}
const stop = async (): Promise<void> => {
  await platform?.close()
  platform = null
}
const search = async (query: string, mode: 'hibrida' | 'semantica' = 'hibrida') => {
  if (platform === null) throw new Error('not started')
  return platform.services.search.search(plainSearch(query, { mode }))
}
/** Kills a process that changes the encoder once it has stored some vectors. */
const killInTheMiddle = async (more: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'change-encoder.killed-child.ts')], {
    env: { ...process.env, ...environment(more) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
/** Searches without a pause until the configured encoder is used. Answers how often the former one answered. */
const searchUntilChanged = async (): Promise<number> => {
  for (let searches = 0; ; searches++) {
    const { inUse, configured } = (await platform?.encoding()) ?? {}
    for (const mode of ['hibrida', 'semantica'] as const) {
      const found = await search('despido', mode)
      expect(found.meaningAvailable).toBe(true)
      expect(found.total).toBeGreaterThanOrEqual(12)
    }
    if (inUse === configured) return searches
  }
}
/** Texts that belong to one ruling, once per encoding. */
const numbered = () => service.answered.filter((text) => text.includes('número'))
const reached = (check: () => Promise<void>) => vi.waitFor(check, { timeout: limitMs / 2, interval: 100 })
const changed = () =>
  reached(async () => {
    const { inUse, configured } = (await platform?.encoding()) ?? {}
    expect(inUse).toBe(configured)
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'change-encoder-'))
  service = await openEmbeddingsService()
  await copyPreparedDatabase(join(folder, 'data', 'database'))
  const { services, catchUpIndex } = await start()
  await putRulings(services.db, rulings)
  await catchUpIndex()
  await stop()
}, limitMs)
afterEach(async () => {
  await stop()
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

it(
  'goes on with the old vectors until the new ones are all there, then with these, and back',
  async () => {
    service.maxTexts = 40
    await start(external())
    await reached(async () => expect((await platform?.encoding())?.encoded?.encoded).toBeGreaterThan(0))
    const before = await platform?.encoding()
    expect(before?.inUse).toMatch(/^learnt-/)
    expect(before?.encoded?.total).toBe(rulings.length)
    expect((await search('despido', 'semantica')).total).toBeGreaterThanOrEqual(12)
    const asked = service.answered.length
    service.resume()
    await changed()
    expect(asked).toBeLessThan(service.answered.length)
    const found = await search('despido injustificado', 'semantica')
    expect(service.answered).toContain('despido injustificado')
    expect(found.total).toBeGreaterThanOrEqual(12)
    await stop()
    await start(external())
    expect(await platform?.encoding()).toMatchObject({ encoded: { encoded: rulings.length, total: rulings.length }, trouble: null })
    await stop()
    await start()
    await changed()
    expect((await search('despido', 'semantica')).total).toBeGreaterThanOrEqual(12)
  },
  limitMs,
)

it(
  'is taken up after the process was killed, and encodes nothing again that was stored',
  async () => {
    service.maxTexts = 40
    await killInTheMiddle(external())
    const stored = numbered().length
    service.resume()
    await start(external())
    await changed()
    expect(stored).toBeGreaterThan(0)
    expect(numbered().toSorted()).toEqual([...new Set(numbered())].toSorted())
    expect((await search('despido', 'semantica')).total).toBeGreaterThanOrEqual(12)
  },
  limitMs,
)

it(
  'to a model in a folder is searched at every moment, killed twice in its middle, and back',
  async () => {
    const model = join(folder, 'modelo')
    await writeStaticModel(model, wordPieceTokeniser)
    const fromFolder = { ENCODER: 'static', ENCODER_FOLDER: model }
    for (let kill = 0; kill < 2; kill++) await killInTheMiddle(fromFolder)
    platform = await openPlatform({ ...readConfig(environment(fromFolder)), demo: null })
    await searchUntilChanged()
    expect((await platform.encoding()).inUse).toMatch(/^static:modelo#/)
    await stop()
    platform = await openPlatform({ ...readConfig(environment({ ENCODER: 'hashing' })), demo: null })
    expect(await searchUntilChanged()).toBeGreaterThan(0)
    expect((await platform.encoding()).inUse).toMatch(/^hashing-/)
  },
  limitMs,
)

it('to a folder without a model is refused at the start with one sentence', async () => {
  await expect(start({ ENCODER: 'static', ENCODER_FOLDER: folder })).rejects.toThrow(
    /^ENCODER_FOLDER .* no tiene un modelo estático: [^\n]+$/u,
  )
})

it(
  'that is away leaves words to find everything, also what comes meanwhile, and catches up later',
  async () => {
    await start(external())
    await changed()
    service.up = false
    const db = platform?.services.db
    if (db === undefined) throw new Error('not started')
    await putRulings(db, [buildRuling({ idSentence: 'nueva', docketNumber: '900-2024', sections: buildSections(['Despido indirecto.']) })])
    await platform?.catchUpIndex()
    const found = await search('despido indirecto')
    expect(found.meaningAvailable).toBe(false)
    expect(found.total).toBeGreaterThan(0)
    await reached(async () => expect((await platform?.encoding())?.trouble).toBe('El servicio respondió 503.'))
    expect((await platform?.encoding())?.encoded).toEqual({ encoded: rulings.length, total: rulings.length + 1 })
    service.up = true
    await reached(async () => expect((await platform?.encoding())?.encoded?.encoded).toBe(rulings.length + 1))
    await platform?.catchUpIndex()
    expect((await search('despido indirecto por tiempo', 'semantica')).meaningAvailable).toBe(true)
  },
  limitMs,
)
