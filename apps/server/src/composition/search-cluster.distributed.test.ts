import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { plainSearch } from '../testing/plain-search.ts'
import { IndexRefused, normEngine, searchEngine } from './open-search.ts'

const name = `server${process.pid}`
const variables = { SEARCH_URL: `${(inject('searchUrl') ?? '').replace('http:', 'opensearch:')}/${name}?shards=2&replicas=1` }
const rulings = 12
const limitMs = 240_000
let test: TestPlatform

const fictional = (n: number) => ({
  id: `d-${n}`,
  coleccion: 'laboral',
  rol: `O-${n}-2020`,
  caratulado: `Persona ${n} con Panificadora Los Boldos Limitada`,
  fecha: `20${10 + n}-05-04`,
  tribunal: 'Juzgado de Letras del Trabajo de Talca',
  ficticia: true,
  texto: `Vistos:\nPrimero: Que la panadera ${n} de este caso inventado trabajó de noche y usa palabra${n}unica.\nSe resuelve: que se acoge.`,
})

const search = (query: string, parts = {}) => test.platform.services.search.search(plainSearch(query, parts))

beforeAll(async () => {
  test = await openTestPlatform(undefined, variables)
  const path = join(dirname(test.platform.dataDir), 'fallos.jsonl')
  await writeFile(path, Array.from({ length: rulings }, (_, n) => JSON.stringify(fictional(n + 1))).join('\n'))
  await test.perform('ingest', { source: 'auto', path })
  await test.platform.catchUpIndex()
}, limitMs)
afterAll(async () => {
  await searchEngine(test.config).discard()
  await normEngine(test.config).discard()
  await test.close()
})

const expectAllFound = async (): Promise<void> => {
  const all = await search('panadera')
  expect([all.total, all.facets['anio']?.length]).toEqual([rulings, rulings])
  expect((await search('"trabajó de noche"')).total).toBe(rulings)
  expect((await search('palabra7unica')).total).toBe(1)
  expect((await search('O-7-2020')).hits[0]?.reasons[0]).toEqual({ kind: 'docket' })
  expect((await search('panadera', { filters: { anio: ['2012', '2013'] } })).total).toBe(2)
}

it('finds ingested rulings by word, phrase, docket number and filter', expectAllFound, limitMs)

it(
  'finds them after a restart and after a rebuild without a pause',
  async () => {
    const sequence = await test.platform.appliedSequence()
    test = await test.reopen()
    expect(await test.platform.appliedSequence()).toBe(sequence)
    await expectAllFound()
    expect(await test.platform.index.rebuild({})).toBe(rulings)
    await expectAllFound()
  },
  limitMs,
)

it(
  'says in Spanish why it does not start',
  async () => {
    await test.close({ keep: true })
    const refused = openTestPlatform(test.platform.dataDir, { SEARCH_URL: 'opensearch://127.0.0.1:9' })
    await expect(refused).rejects.toThrow(IndexRefused)
    await expect(refused).rejects.toThrow(/Ningún nodo de SEARCH_URL responde/)
    test = await openTestPlatform(test.platform.dataDir, variables)
    await expectAllFound()
  },
  limitMs,
)
