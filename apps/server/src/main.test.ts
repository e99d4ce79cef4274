import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createClient } from '@basejuris/contract'
import { copyPreparedDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from './config/config.ts'
import { operatorSocketPath } from './config/operator-socket-path.ts'
import { OperatorError } from './errors/operator-error.ts'
import type { CommandName, OperatorCommands } from './operator/operator-commands.ts'
import { performCommand } from './operator/perform-command.ts'
import { sendCommand } from './operator/socket-client.ts'

/** Most tests start the product twice, which takes 5 to 20 s each on a busy machine. */
const maxMs = 180_000
let folder: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-main-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly origin: string
}

/** A data folder with an empty database, whose creation only the first test waits for. */
async function preparedFolder(name: string): Promise<string> {
  const dataDir = join(folder, name, 'data')
  await copyPreparedDatabase(join(dataDir, 'database'))
  return dataDir
}

/** Starts the product without pages and waits for its address. */
function start(dataDir: string): Promise<Started> {
  const child = launch(dataDir)
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += String(chunk)
      const origin = /BaseJuris: (http:\S+)/.exec(output)?.[1]
      if (origin !== undefined) resolve({ child, origin: origin.replace('localhost', '127.0.0.1') })
    })
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
}

function launch(dataDir: string, options: Pick<SpawnOptions, 'uid' | 'gid'> = {}): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '0',
    ROLES: 'api,worker',
    LOG_LEVEL: 'error',
    // The first start compiles for all.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compile-cache'),
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  running.add(child)
  return child
}

/** A product that has just started refuses requests while its event loop is late. */
const retried = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => vi.waitFor(ask, { timeout: 60_000, interval: 250 })
const searched = (origin: string, body: Parameters<ReturnType<typeof createClient>['search']>[0]) =>
  retried(() => createClient({ baseUrl: origin }).search(body))

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', (code) => resolve(code)))
const textOf = async (stream: Readable | null): Promise<string> => {
  let text = ''
  for await (const chunk of stream ?? []) text += String(chunk)
  return text
}

const fictional = (id: string) => ({
  id,
  coleccion: 'laboral',
  rol: 'O-77-2020',
  caratulado: 'Araneda con Panificadora Los Boldos Limitada',
  fecha: '2020-05-04',
  tribunal: 'Juzgado de Letras del Trabajo de Talca',
  ficticia: true,
  texto: 'Vistos:\nPrimero: Que la panadera de este caso inventado fue despedida sin aviso.\nSe resuelve: que se acoge la demanda.',
})

const performed = <Name extends CommandName>(dataDir: string, command: Name, request: OperatorCommands[Name]['request']) =>
  performCommand({
    config: readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }),
    command,
    request,
    signal: new AbortController().signal,
  })

it(
  'stops in order on Ctrl-C with connections open, and starts again with what it had',
  async () => {
    const dataDir = join(folder, 'stop', 'data')
    const file = join(folder, 'uno.jsonl')
    await writeFile(file, JSON.stringify(fictional('uno')))
    const first = await start(dataDir)
    expect(await performed(dataDir, 'ingest', { source: 'auto', path: file })).toMatchObject({ read: 1, inserted: 1 })
    const idle = connect(Number(new URL(first.origin).port), '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    idle.on('error', () => {})
    const code = ended(first.child)
    first.child.kill('SIGINT')
    expect(await code).toBe(0)

    const second = await start(dataDir)
    const { resultados } = await searched(second.origin, { consulta: 'rol O-77-2020' })
    expect(resultados[0]?.caratulado).toMatch(/^Araneda con Panificadora/)
  },
  maxMs,
)

it(
  'keeps what was confirmed when it is killed, and the index follows at the next start',
  async () => {
    const dataDir = await preparedFolder('kill')
    const file = join(folder, 'dos.jsonl')
    await writeFile(file, JSON.stringify(fictional('dos')))
    const first = await start(dataDir)
    await performed(dataDir, 'ingest', { source: 'auto', path: file })
    const gone = ended(first.child)
    first.child.kill('SIGKILL')
    await gone
    const { origin } = await start(dataDir)
    await expect.poll(async () => (await searched(origin, { consulta: 'panadera' })).total, { timeout: 60_000 }).toBe(1)
  },
  maxMs,
)

it(
  'refuses a second start in one sentence',
  async () => {
    const dataDir = await preparedFolder('twice')
    const { child } = await start(dataDir)
    const second = launch(dataDir)
    const [code, message] = await Promise.all([ended(second), textOf(second.stderr)])
    expect(code).toBe(1)
    expect(message.trim()).toBe(`BaseJuris ya está en marcha: el proceso ${child.pid} usa la carpeta ${dataDir}.`)
  },
  maxMs,
)

it(
  'refuses a folder copied from a running product in one sentence that names the lock to delete, and starts without it',
  async () => {
    const dataDir = await preparedFolder('copied')
    await start(dataDir)
    const copy = join(folder, 'copied', 'copy')
    await cp(join(dataDir, 'index'), join(copy, 'index'), { recursive: true })
    const refused = launch(copy)
    const [code, message] = await Promise.all([ended(refused), textOf(refused.stderr)])
    expect([code, message.trim()]).toEqual([1, expect.stringMatching(/^Otro proceso usa el índice, según .*index\/lock\. .*$/u)])
    await expect(performed(copy, 'flags list', {})).rejects.toThrow(OperatorError)
    await rm(join(copy, 'index', 'lock'))
    await start(copy)
  },
  maxMs,
)

// Windows has no permission bits that stop a process from writing.
it.skipIf(process.platform === 'win32')(
  'refuses an index that this user cannot write to in one sentence',
  async () => {
    const isRoot = process.getuid?.() === 0
    const user = isRoot ? { uid: 65_534, gid: 65_534 } : {}
    const home = join(folder, 'read-only')
    const index = join(home, 'data', 'index')
    await mkdir(index, { recursive: true })
    if (isRoot) {
      await chmod(folder, 0o755)
      for (const path of [home, join(home, 'data'), index]) await chown(path, user.uid ?? 0, user.gid ?? 0)
    }
    await chmod(index, 0o500)
    const refused = launch(join(home, 'data'), user)
    const [code, message] = await Promise.all([ended(refused), textOf(refused.stderr)])
    expect([code, message.trim()]).toEqual([
      1,
      expect.stringMatching(/^BaseJuris no puede escribir en la carpeta del índice, .*index: .*$/u),
    ])
    await chmod(index, 0o700)
  },
  60_000,
)

it(
  'creates no key for data that were encrypted with another',
  async () => {
    const home = join(folder, 'key')
    const dataDir = await preparedFolder('key')
    const { child } = await start(dataDir)
    const stopped = ended(child)
    child.kill('SIGTERM')
    await stopped
    await rm(`${dataDir}.key`)
    const refused = launch(dataDir)
    const [code, message] = await Promise.all([ended(refused), textOf(refused.stderr)])
    expect([code, message.trim()]).toEqual([1, expect.stringMatching(/^Falta la llave con que se cifraron los datos de DATA_DIR: .*$/u)])
    expect(await readdir(home)).toEqual(['data'])
  },
  maxMs,
)

it(
  'carries out commands in the running product or, when none runs, by itself; removal reaches the index',
  async () => {
    const dataDir = await preparedFolder('commands')
    const file = join(folder, 'tres.jsonl')
    await writeFile(file, JSON.stringify(fictional('tres')))
    expect(await performed(dataDir, 'ingest', { source: 'auto', path: file })).toMatchObject({ inserted: 1 })
    expect(await performed(dataDir, 'flags set', { name: 'subscriptions', value: true })).toEqual({ name: 'subscriptions', value: true })

    const { origin } = await start(dataDir)
    expect((await retried(() => createClient({ baseUrl: origin }).settings())).subscriptions).toBe(true)
    const docIds = (await searched(origin, {})).resultados.map(({ docId }) => docId)
    expect(docIds).toHaveLength(1)
    expect(await performed(dataDir, 'remove', { docIds: [...docIds, 'nadie'] })).toEqual({ removed: docIds, unknown: ['nadie'] })
    expect((await searched(origin, {})).total).toBe(0)
    await expect(sendCommand(operatorSocketPath(dataDir), 'bailar', {}, () => {})).rejects.toThrow('No existe la orden «bailar».')
    await expect(performed(dataDir, 'ingest', { source: 'auto', path: '/no/existe' })).rejects.toThrow(/No existe el archivo o la carpeta/)
  },
  maxMs,
)
