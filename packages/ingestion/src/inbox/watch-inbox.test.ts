import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countRulings, createJobs, type Jobs } from '@basejuris/database'
import { describeEachDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ingestJob, ingestQueue } from '../run/ingest-job.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { countInbox, type Inbox, watchInbox } from './watch-inbox.ts'

const waitMs = { timeout: 90_000, interval: 50 }

describeEachDatabase('the inbox', (open) => {
  const pool = openWorkerPool({ threads: 1 })
  let jobs: Jobs
  let root = ''
  let folder = ''
  let inboxes: Inbox[] = []
  const problems: string[] = []
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'basejuris-inbox-'))
    folder = join(root, 'entrada')
    await open().execute('delete from pgboss.job')
    jobs = await createJobs(open(), { queues: [ingestQueue], onError: () => undefined })
  })
  afterEach(async () => {
    for (const inbox of inboxes.splice(0)) await inbox.stop()
    await jobs.stop({ timeoutMs: 1000 })
    await rm(root, { recursive: true })
    problems.length = 0
  })
  afterAll(() => pool.close())

  const watch = (): Inbox => {
    const onError = (_: string, message: string) => void problems.push(message)
    const inbox = watchInbox({ folders: [folder], database: open().db, jobs, dataDir: root, everyMs: 40, onError })
    inboxes = [...inboxes, inbox]
    return inbox
  }
  const work = () => jobs.work(ingestQueue, ingestJob({ database: open().db, dataDir: root, pool }))
  const drop = async (name: string, content: string): Promise<void> => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const record = (id: string) => JSON.stringify({ id, coleccion: 'civil', texto: `Vistos: asunto ficticio ${id} de la entrada.` })
  const reportOf = async (part: string, name: string) => JSON.parse(await readFile(join(folder, part, `${name}.informe.json`), 'utf8'))
  const ended = (part: string, name: string) =>
    vi.waitFor(() => expect(existsSync(join(folder, part, `${name}.informe.json`))).toBe(true), waitMs)

  it('ingests what is dropped and moves it with its report, once for several watchers', async () => {
    const before = await countRulings(open().db)
    await work()
    watch()
    watch()
    await drop('fallos.jsonl', `${record('entrada-1')}\n${record('entrada-2')}\n`)
    await ended('done', 'fallos.jsonl')
    expect(await countRulings(open().db)).toBe(before + 2)
    expect(await reportOf('done', 'fallos.jsonl')).toMatchObject({
      archivo: 'fallos.jsonl',
      estado: 'completed',
      cuentas: { read: 2, inserted: 2 },
    })
    expect(await countInbox(folder)).toEqual({ waiting: 0, working: 0, done: 1, refused: 0 })
    expect(problems).toEqual([])
  })

  it('moves what cannot be read aside and says why', async () => {
    await work()
    watch()
    await drop('nota.xyz', 'esto no es una sentencia')
    await ended('refused', 'nota.xyz')
    expect(await reportOf('refused', 'nota.xyz')).toMatchObject({
      cuentas: { rejected: 1 },
      cuarentena: expect.stringContaining('quarantine'),
    })
    await drop('nota.xyz', 'otra vez')
    await ended('refused', 'nota-2.xyz')
    expect(await countInbox(folder)).toMatchObject({ waiting: 0, refused: 2 })
  })

  it('goes on after a stop with what it had taken', async () => {
    const first = watch()
    await drop('fallos.jsonl', `${record('entrada-3')}\n`)
    await vi.waitFor(async () => expect(await readdir(join(folder, 'working'))).toEqual(['fallos.jsonl']), waitMs)
    await first.stop()
    await work()
    watch()
    await ended('done', 'fallos.jsonl')
  })

  it('leaves links, folders, hidden files and unfinished downloads alone', async () => {
    await mkdir(join(folder, 'carpeta'), { recursive: true })
    await drop('.oculto', 'x')
    await drop('bajando.part', 'x')
    await symlink('/etc/hostname', join(folder, 'enlace.jsonl'))
    const inbox = watch()
    for (let i = 0; i < 3; i++) await inbox.look()
    expect((await readdir(folder)).sort()).toEqual(['.oculto', 'bajando.part', 'carpeta', 'done', 'enlace.jsonl', 'refused', 'working'])
  })

  it('says once what is wrong with a folder', async () => {
    await writeFile(folder, 'un archivo, no una carpeta')
    const inbox = watch()
    for (let i = 0; i < 3; i++) await inbox.look()
    expect(problems).toHaveLength(1)
    expect(await countInbox(folder)).toBeNull()
  })
})
