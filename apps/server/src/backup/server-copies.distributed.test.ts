import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DatabaseRefused, lockDataFolder, type OpenDatabase, openDatabase } from '@basejuris/database'
import { createServerDatabase, dropServerDatabase } from '@basejuris/testkit/server-database'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { sendContact } from '../modules/contact/send-contact.ts'
import { fingerprintTables } from '../testing/fingerprint-tables.ts'
import { openTestPlatform } from '../testing/open-test-platform.ts'
import { plainSearch } from '../testing/plain-search.ts'
import { restoreBackup } from './restore-backup.ts'

const limitMs = 240_000
const server = inject('databaseServer')
const cli = join(import.meta.dirname, '../../../cli/src/main.ts')
const rulings = 300
const key = { DATA_KEY: 'a key of thirty-two characters or more' }
const made: string[] = []
let root: string
let dataDir: string

async function newDatabase(): Promise<string> {
  const { name, url } = await createServerDatabase(server?.url ?? '')
  made.push(name)
  return url
}

const fictional = (n: number) => ({
  id: `c-${n}`,
  coleccion: 'laboral',
  rol: `O-${n}-2021`,
  fecha: '2021-09-14',
  tribunal: '2º Juzgado de Letras del Trabajo de Santiago',
  caratulado: `Causa ${n} con Panificadora Ficticia`,
  texto: `VISTOS:\nTexto ficticio «${n}» con "comillas", una \\barra y\u2028un corte, sobre zarzaparrilla.\nSe resuelve: que se acoge.`,
  ficticia: true,
})

const run = async (args: readonly string[], env: Readonly<Record<string, string>>, during?: (kill: () => void) => Promise<void>) => {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: '0', ...key, ...env },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await during?.(() => child.kill('SIGKILL'))
  return { code: await ended, output }
}

type Opened = Pick<OpenDatabase, 'execute'>

/** Hashes of the tables of the product. Those of the queue change by themselves. */
const hashesOf = async (database: Opened): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await fingerprintTables(database))].filter(([name]) => name.startsWith('public.') && !name.endsWith('.copy_progress')))

/** Once no job that follows an ingestion writes any more. */
async function settledHashes(database: Opened): Promise<ReadonlyMap<string, string>> {
  let last = await hashesOf(database)
  const check = async (): Promise<void> => {
    const earlier = last
    await setTimeout(3000)
    last = await hashesOf(database)
    expect(last).toEqual(earlier)
  }
  await vi.waitFor(check, { timeout: 120_000, interval: 1 })
  return last
}

beforeAll(async () => {
  if (server === null) return
  root = await mkdtemp(join(tmpdir(), 'basejuris-copies-'))
  dataDir = join(root, 'primera', 'data')
  const test = await openTestPlatform(dataDir, key)
  const path = join(root, 'fallos.jsonl')
  await writeFile(path, Array.from({ length: rulings }, (_, n) => JSON.stringify(fictional(n))).join('\n'))
  await test.perform('ingest', { source: 'auto', path })
  const words = {
    motivo: 'uso',
    nombre: 'Ana',
    correo: 'ana@ejemplo.test',
    asunto: 'Hola',
    mensaje: 'Secreto de contacto',
    sitio: '',
  } as const
  const request = { id: '11111111-1111-4111-8111-111111111111', reference: 'C-AAAA-BBBB', address: '127.0.0.1', at: new Date() }
  await sendContact(test.platform.services, { ...words, ...request })
  await test.close({ keep: true })
}, limitMs)
afterAll(async () => {
  if (server === null) return
  for (const name of made) await dropServerDatabase(server.url, name)
  await rm(root, { recursive: true, force: true })
}, limitMs)

describe.skipIf(server === null)('from the data folder to a server, and from there to a backup and back', () => {
  let url: string
  let before: unknown
  const backup = () => join(root, 'respaldo.tar.gz')

  it('a migration that is killed goes on when it is repeated, and every table is the same', { timeout: limitMs }, async () => {
    url = await newDatabase()
    const lock = lockDataFolder(dataDir)
    const source = await openDatabase({ folder: join(dataDir, 'database'), lock })
    before = await hashesOf(source)
    await source.close()
    lock.release()
    const watching = await openDatabase({ url, unfinished: true })
    const copied = async () => (await watching.execute('select 1 from copy_progress')).rows.length
    const killed = await run(['migrate', '--to', url], {}, async (kill) => {
      await vi.waitFor(async () => expect(await copied()).toBeGreaterThan(2), { timeout: 60_000, interval: 5 })
      kill()
    })
    expect(killed.code).toBeNull()
    expect(await copied()).toBeGreaterThan(2)
    await expect(openDatabase({ url })).rejects.toThrow('repita «basejuris migrate», que la continúa')
    const resumed = await run(['migrate', '--to', url], {})
    expect([resumed.code, resumed.output]).toEqual([0, expect.stringContaining('Copia continuada y terminada')])
    expect(await hashesOf(watching)).toEqual(before)
    await watching.close()
  })

  it('the product goes on there with its folder: index, raw records and waiting mails', { timeout: limitMs }, async () => {
    const moved = await openTestPlatform(dataDir, { ...key, DATABASE_URL: url })
    expect((await moved.platform.services.search.search(plainSearch('zarzaparrilla'))).total).toBe(rulings)
    expect(await moved.perform('contact show', { reference: 'C-AAAA-BBBB' })).toMatchObject({ words: { message: 'Secreto de contacto' } })
    await vi.waitFor(
      async () =>
        expect((await moved.platform.services.db.execute('select 1 from mails')) as { rows: unknown[] }).toMatchObject({ rows: [] }),
      {
        timeout: 60_000,
        interval: 250,
      },
    )
    const reading = await openDatabase({ url })
    before = await settledHashes(reading)
    await reading.close()
    expect(await moved.perform('backup', { path: backup() })).toMatchObject({ keyFile: null })
    await moved.close({ keep: true })
  })

  it('the backup is restored into an empty database, whole or not at all', { timeout: limitMs }, async () => {
    const target = await newDatabase()
    const folder = join(root, 'segunda', 'data')
    const damaged = join(root, 'malo.tar.gz')
    const bytes = gunzipSync(await readFile(backup()))
    const at = bytes.indexOf('zarzaparrilla')
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    await writeFile(damaged, gzipSync(bytes))
    const restore = (path: string, databaseUrl: string | null, force = false) =>
      restoreBackup({ path, dataDir: folder, force, databaseUrl })
    await expect(restore(damaged, target)).rejects.toThrow(/está dañado.*No se cambió nada/su)
    await expect(restore(backup(), null)).rejects.toThrow('cree una base vacía e indíquela en DATABASE_URL')
    await expect(restore(backup(), url)).rejects.toThrow(/no está vacía/u)
    await restore(backup(), target)
    const restored = await openDatabase({ url: target })
    expect(await hashesOf(restored)).toEqual(before)
    await restored.close()
    const other = await openTestPlatform(folder, { ...key, DATABASE_URL: target })
    await other.platform.catchUpIndex()
    expect((await other.platform.services.search.search(plainSearch('zarzaparrilla'))).total).toBe(rulings)
    await other.close()
  })

  it('a target that holds other data is refused', { timeout: limitMs }, async () => {
    const { code, output } = await run(['migrate', '--to', url], {})
    expect([code, output]).toEqual([1, expect.stringContaining('no está vacía')])
    await expect(openDatabase({ url: `${url}_no` })).rejects.toThrow(DatabaseRefused)
  })
})
