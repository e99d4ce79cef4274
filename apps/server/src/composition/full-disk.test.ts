import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCatalogue } from '@basejuris/contract'
import { addUser } from '@basejuris/database'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { openLog } from '../errors/open-log.ts'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'

let test: TestPlatform
let app: Awaited<ReturnType<typeof buildApp>>
let token: string
const logged: string[] = []

const fictional = (n: number) => ({
  id: `f-${n}`,
  coleccion: 'laboral',
  rol: `O-${n}-2020`,
  caratulado: 'Quiroz con Panificadora Los Boldos Limitada',
  fecha: '2020-05-04',
  tribunal: 'Juzgado de Letras del Trabajo de Talca',
  ficticia: true,
  texto: 'Vistos:\nPrimero: Que la panadera de este caso inventado fue despedida sin aviso.\nSe resuelve: que se acoge la demanda.',
})

const feed = async (n: number): Promise<string> => {
  const path = join(dirname(test.platform.dataDir), `${n}.jsonl`)
  await writeFile(path, `${JSON.stringify(fictional(n))}\n`)
  return path
}

const leave = (megabytes: number) =>
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: megabytes, bsize: 1_048_576 } as fs.StatsFs & fs.BigIntStatsFs)
const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
  return [answer.statusCode, answer.json().code ?? answer.json().data] as const
}

beforeAll(async () => {
  test = await openTestPlatform()
  const { services } = test.platform
  const logger = openLog('error', { write: (line) => void logged.push(line) })
  app = await buildApp({ services, rateLimit: 1_000, trustProxy: false, metricsKey: null, publicUrl: null, maxEventLoopDelayMs: 0, logger })
  await test.perform('ingest', { source: 'auto', path: await feed(71) })
  const userId = randomUUID()
  await addUser(services.db, { id: userId, email: 'ana@ejemplo.test', passwordHash: null, createdAt: new Date() })
  token = (await services.sessions.open({ userId, device: 'prueba', address: '127.0.0.1' })).token
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await app.close()
  await test.close()
})

it('searches and reads on a full disk, refuses to write in one sentence, says so when asked, and recovers by itself', async () => {
  leave(10)
  const [status, found] = await call('POST', '/v1/search', { consulta: 'panadera' })
  expect([status, found.total]).toEqual([200, 1])
  const folder = { nombre: 'Panaderías', docIds: [] }
  expect(await call('POST', '/v1/folders', folder)).toEqual([507, 'storage.full'])
  expect(logged).toEqual([])
  expect(errorCatalogue['storage.full'].message).toContain('Puede buscar y leer')
  expect(await call('GET', '/readyz')).toEqual([200, { listo: true, baseDeDatos: 'ok', indice: 'ok', cola: 'ok', disco: 'lleno' }])
  await expect(test.perform('ingest', { source: 'auto', path: await feed(72) })).rejects.toThrow('se necesitan')
  vi.restoreAllMocks()
  expect((await call('POST', '/v1/folders', folder))[0]).toBe(200)
  expect((await call('GET', '/readyz'))[1].disco).toBe('ok')
})

it('ends an ingestion with its reason while single writes still have room, and takes the rest when it is repeated', async () => {
  const path = await feed(73)
  leave(100)
  await expect(test.perform('ingest', { source: 'auto', path })).rejects.toThrow(/^Falta espacio en el disco de .*: quedan 104 MB libres/u)
  expect((await call('POST', '/v1/folders', { nombre: 'Otra', docIds: [] }))[0]).toBe(200)
  vi.restoreAllMocks()
  expect(await test.perform('ingest', { source: 'auto', path })).toMatchObject({ inserted: 1 })
})
