import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Database, listRawRecords, lockDataFolder, openDatabase, personalDataRegistry } from '@basejuris/database'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { removeLeftOvers } from '../composition/left-overs.ts'
import { sendContact } from '../modules/contact/send-contact.ts'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Changes a byte in the middle of the largest table. */
async function damageLargestTable(folder: string): Promise<void> {
  const names = (await readdir(join(folder, 'base'), { recursive: true })).filter((name) => /\d+\/\d+$/u.test(name))
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, 'base', name))).size })))
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes)
  const file = await open(join(folder, 'base', largest?.name ?? ''), 'r+')
  const at = Math.floor((largest?.bytes ?? 0) / 8192 / 2) * 8192 + 5000
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at)
  await file.write(Buffer.of(buffer.readUInt8() ^ 1), 0, 1, at)
  await file.close()
}

const record = (n: number) => ({
  id: `f-${n}`,
  coleccion: 'laboral',
  rol: `O-${n}-2021`,
  fecha: '2021-09-14',
  tribunal: '2º Juzgado de Letras del Trabajo de Santiago',
  caratulado: `Causa ${n} con Panificadora Ficticia`,
  texto: `VISTOS:\nTexto ficticio número ${n} sobre zarzaparrilla.\nSe resuelve: que se acoge.`,
  ficticia: true,
})
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `${JSON.stringify(record(from + n))}\n`).join('')

let root: string
let test: TestPlatform
let backup: string
let before: Record<string, string>

/** Every table, row by row, except the queue's, which change by themselves. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const { name } of personalDataRegistry.filter(({ kind, name: table }) => kind === 'table' && !table.startsWith('pgboss.'))) {
    const [schema, table] = name.includes('.') ? name.split('.') : ['public', name]
    const { rows } = (await db.execute(`select t::text as row from "${schema}"."${table}" t order by 1`)) as {
      rows: { row: string }[]
    }
    content[name] = `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`
  }
  return content
}

/** Waits until the mail is gone and no job that follows an ingestion writes any more. */
async function settled(): Promise<void> {
  let last = ''
  await vi.waitFor(
    async () => {
      const [earlier, content] = [last, await contentOf(test.platform.services.db)]
      last = JSON.stringify(content)
      expect(content['mails']).toMatch(/^0 /u)
      expect(last).toBe(earlier)
    },
    { timeout: 120_000, interval: 3_000 },
  )
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'basejuris-backup-'))
  test = await openTestPlatform()
  const file = join(root, 'fallos.jsonl')
  await writeFile(file, `${lines(1, 30)}{"id":"sin-texto","coleccion":"laboral"}\n`)
  await test.perform('ingest', { source: 'auto', path: file })
  const message = {
    motivo: 'uso',
    nombre: 'Ana',
    correo: 'ana@ejemplo.test',
    asunto: 'Hola',
    mensaje: 'Secreto de contacto',
    sitio: '',
  } as const
  await sendContact(test.platform.services, {
    ...message,
    id: '11111111-1111-4111-8111-111111111111',
    reference: 'C-AAAA-BBBB',
    address: '127.0.0.1',
    at: new Date(),
  })
  await settled()
  backup = join(root, 'respaldo.tar.gz')
}, 180_000)
afterAll(async () => {
  await test.close()
  await rm(root, { recursive: true, force: true })
})

describe('backup', () => {
  it('is written while rulings are read in, without key, index or plain secrets', async () => {
    before = await contentOf(test.platform.services.db)
    const result = await test.perform('backup', { path: backup })
    expect(result.files).toBeGreaterThan(10)
    expect(result.keyFile).toBe(`${test.config.dataDir}.key`)
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
    const bytes = gunzipSync(await readFile(backup)).toString('latin1')
    const names = [...bytes.matchAll(/(?:^|\0)((?:database|private|quarantine|index|outbox)[\w/.-]*)\0/gu)].map(([, name]) => name)
    expect(names.some((name) => name?.startsWith('private/'))).toBe(true)
    expect(names.filter((name) => name?.startsWith('index/') || name?.startsWith('outbox/'))).toEqual([])
    expect(bytes).not.toContain('Secreto de contacto')
    expect(bytes).not.toContain((await readFile(`${test.config.dataDir}.key`, 'utf8')).trim())
    expect((await readdir(join(test.config.dataDir, '..'))).filter((name) => name.includes('.backup-'))).toEqual([])
    await expect(test.perform('backup', { path: backup })).rejects.toThrow('Ya existe')
    await expect(test.perform('backup', { path: join(root, 'no', 'hay.tar.gz') })).rejects.toThrow(/No se pudo escribir .* no existe/u)
  }, 180_000)

  it('is not written when the database is damaged: the copy is opened and read', async () => {
    const path = join(root, 'malo.tar.gz')
    const { platform } = test
    const whileQuiescent = platform.whileQuiescent as NonNullable<typeof platform.whileQuiescent>
    const damaged: typeof whileQuiescent = (copy) =>
      whileQuiescent(async (folder) => {
        const harmed = join(root, 'malo')
        await cp(folder, harmed, { recursive: true })
        await damageLargestTable(harmed)
        await copy(harmed)
      })
    const written = writeBackup({ platform: { ...platform, whileQuiescent: damaged }, dataDir: platform.dataDir, path, at: new Date() })
    await expect(written).rejects.toThrow('la base de datos está dañada')
    expect((await readdir(root)).filter((name) => name.startsWith('malo.'))).toEqual([])
  }, 180_000)

  it('is consistent when it is taken in the middle of an ingestion', async () => {
    const file = join(root, 'muchos.jsonl')
    await writeFile(file, lines(100, 180))
    const ingesting = test.perform('ingest', { source: 'auto', path: file })
    const during = join(root, 'durante.tar.gz')
    await test.perform('backup', { path: during })
    await ingesting
    const dataDir = join(root, 'durante', 'data')
    await restoreBackup({ path: during, dataDir, force: false })
    await copyFile(`${test.config.dataDir}.key`, `${dataDir}.key`)
    const other = await openTestPlatform(dataDir)
    const { rows } = (await other.platform.services.db.execute(
      'select (select count(*) from rulings)::int as rulings, (select count(*) from ruling_texts)::int as texts',
    )) as { rows: { rulings: number; texts: number }[] }
    expect(rows[0]?.rulings).toBe(rows[0]?.texts)
    await other.close()
  }, 180_000)
})

describe('an interrupted backup or restore', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const besideOf = async (dataDir: string) =>
    (await readdir(join(dataDir, '..'))).filter((name) => /\.(?:backup|restore|replaced)-/u.test(name))

  it('leaves nothing after the next backup, which may have the same name', async () => {
    const path = join(root, 'otra-vez.tar.gz')
    const { dataDir } = test.config
    await mkdir(`${dataDir}.backup-${id}`)
    await writeFile(`${dataDir}.backup-${id}/draft.txt`, join(root, 'otro.tar.gz.partial'))
    await mkdir(`${dataDir}.backup-2026`)
    for (const half of ['otra-vez.tar.gz.partial', 'otro.tar.gz.partial']) await writeFile(join(root, half), 'half')
    const both = await Promise.allSettled([test.perform('backup', { path }), test.perform('backup', { path })])
    const refused = both.flatMap((ended) => (ended.status === 'rejected' ? [String(ended.reason)] : []))
    expect(refused).toEqual([`OperatorError: Ya se está escribiendo un respaldo en ${path}.`])
    expect((await readdir(root)).filter((name) => name.endsWith('.partial'))).toEqual([])
    expect(await besideOf(dataDir)).toEqual(['data.backup-2026'])
    await rm(`${dataDir}.backup-2026`, { recursive: true })
  }, 180_000)

  it('leaves nothing after the next start, and the old folder is put back when a restore ended between its renames', async () => {
    const dataDir = join(root, 'a-medias', 'data')
    await mkdir(`${dataDir}.restore-${id}/database`, { recursive: true })
    await mkdir(`${dataDir}.replaced-${id}`)
    await writeFile(`${dataDir}.replaced-${id}/marca`, 'antigua')
    await removeLeftOvers(dataDir)
    expect([await readFile(join(dataDir, 'marca'), 'utf8'), await besideOf(dataDir)]).toEqual(['antigua', []])
    await mkdir(`${dataDir}.replaced-${id}`)
    await removeLeftOvers(dataDir)
    expect([await readFile(join(dataDir, 'marca'), 'utf8'), await besideOf(dataDir)]).toEqual(['antigua', []])
  }, 180_000)

  it('is refused with its reason when the disk has no room for the copy', async () => {
    vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 70, bsize: 1_048_576 } as fs.StatsFs & fs.BigIntStatsFs)
    await expect(test.perform('backup', { path: join(root, 'sin-espacio.tar.gz') })).rejects.toThrow('Falta espacio en el disco')
    vi.restoreAllMocks()
    expect(await besideOf(test.config.dataDir)).toEqual([])
  }, 180_000)
})

describe('restore', () => {
  it('restores the same database, decrypts private data and rebuilds the index', async () => {
    const dataDir = join(root, 'otra', 'data')
    await restoreBackup({ path: backup, dataDir, force: false })
    await copyFile(`${test.config.dataDir}.key`, `${dataDir}.key`)
    // Read before the product opens it, which traces quotations at once.
    const lock = lockDataFolder(dataDir)
    const restored = await openDatabase({ folder: join(dataDir, 'database'), lock })
    expect(await contentOf(restored.db)).toEqual(before)
    await restored.close()
    lock.release()
    const other = await openTestPlatform(dataDir)
    await other.platform.catchUpIndex()
    const found = (await other.platform.services.db.execute('select count(*)::int as n from rulings')) as { rows: unknown[] }
    expect(found.rows).toEqual([{ n: 29 }])
    expect(await other.platform.appliedSequence()).toBeGreaterThan(0)
    expect(await other.perform('contact show', { reference: 'C-AAAA-BBBB' })).toMatchObject({
      words: { message: 'Secreto de contacto' },
    })
    const [raw] = await listRawRecords(other.platform.services.db, { after: 0, limit: 1 })
    const opened = raw === undefined ? null : await other.platform.rawStore?.read(raw)
    expect(Buffer.from(opened?.raw ?? []).toString()).toContain('zarzaparrilla')
    await other.close()
  }, 180_000)

  it('says that the key is missing rather than mixing two', async () => {
    const dataDir = join(root, 'sin-llave', 'data')
    await restoreBackup({ path: backup, dataDir, force: false })
    await expect(openTestPlatform(dataDir)).rejects.toThrow('Falta la llave')
  }, 180_000)

  it('leaves a folder that is in use, not empty, or to be replaced by a damaged file as it is', async () => {
    await expect(restoreBackup({ path: backup, dataDir: test.config.dataDir, force: true })).rejects.toThrow('deténgalo antes')
    const dataDir = join(root, 'llena')
    await restoreBackup({ path: backup, dataDir, force: false })
    await writeFile(join(dataDir, 'marca'), 'sigue')
    const cut = join(root, 'cortado.tar.gz')
    await copyFile(backup, cut)
    await truncate(cut, Math.floor((await stat(cut)).size / 2))
    const changed = join(root, 'cambiado.tar.gz')
    const bytes = gunzipSync(await readFile(backup))
    bytes.writeUInt8(
      bytes.readUInt8(bytes.indexOf('zarzaparrilla') > 0 ? bytes.indexOf('zarzaparrilla') : 4096) ^ 1,
      Math.max(4096, bytes.indexOf('zarzaparrilla')),
    )
    await writeFile(changed, gzipSync(bytes))
    const evil = pack()
    evil.entry({ name: '../fuera' }, 'x')
    evil.finalize()
    const outside = join(root, 'fuera.tar.gz')
    await writeFile(outside, gzipSync(Buffer.concat((await Array.fromAsync(evil)) as Buffer[])))
    await writeFile(join(root, 'texto.tar.gz'), 'no es un respaldo')
    await expect(restoreBackup({ path: backup, dataDir, force: false })).rejects.toThrow('no está vacía')
    for (const path of [cut, changed, outside, join(root, 'texto.tar.gz')])
      await expect(restoreBackup({ path, dataDir, force: true })).rejects.toThrow('No se cambió nada')
    await expect(restoreBackup({ path: join(root, 'nada'), dataDir, force: true })).rejects.toThrow('No existe')
    expect(await readFile(join(dataDir, 'marca'), 'utf8')).toBe('sigue')
    expect((await readdir(root)).filter((name) => /\.(?:restore|replaced)-|\.lock$|^fuera$/u.test(name))).toEqual([])
    await restoreBackup({ path: backup, dataDir, force: true })
    expect(await readdir(dataDir)).not.toContain('marca')
  }, 400_000)
})
