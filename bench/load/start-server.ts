import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const startTimeoutMs = 30 * 60_000

export interface RunningServer {
  readonly origin: string
  readonly child: ChildProcess
  /** Resident memory of the process in bytes; null where the system does not report it. */
  readonly residentBytes: () => Promise<number | null>
  /** Processor time of all threads so far, in milliseconds. Separates work from waiting on a busy machine. */
  readonly cpuMs: () => Promise<number>
  readonly stop: () => Promise<void>
  /** Ends the process at once, as a power cut would. */
  readonly kill: () => Promise<void>
}

export interface ServerOptions {
  /** Variables of the product beside those of every benchmark. */
  readonly env?: Readonly<Record<string, string>>
  /** Flags of Node beside those of `npm start`. */
  readonly flags?: readonly string[]
}

const msPerTick = 10
const pollMs = 50

/** Starts the product in a separate process and waits until database, index and queue are ready. */
export async function startServer(dataDir: string, options: ServerOptions = {}): Promise<RunningServer> {
  const { child, origin } = await spawnServer(dataDir, options)
  const deadlineMs = performance.now() + startTimeoutMs
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() > deadlineMs) throw new Error('The product did not start')
    await setTimeout(pollMs)
  }
  return {
    origin,
    child,
    residentBytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
      return kilobytes === undefined ? null : Number(kilobytes) * 1024
    },
    cpuMs: async () => {
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number)
      return (user + system) * msPerTick
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    kill: () => killProcess(child),
  }
}

let isBuilt = false

/** Pages and bundle of the server, as `npm start` makes them. Once a benchmark, because looking at the sources takes time. */
function buildOnce(): void {
  if (!isBuilt) execFileSync(process.execPath, [join(root, 'scripts/test.mjs'), 'pages'], { stdio: ['ignore', 'ignore', 'inherit'] })
  isBuilt = true
}

/** Starts the product as `npm start` does and waits for nothing. */
export async function spawnServer(
  dataDir: string,
  { env = {}, flags = [] }: ServerOptions = {},
): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  buildOnce()
  const port = await freePort()
  const settings: ServerSettings = JSON.parse(await readFile(join(root, 'scripts/server-settings.json'), 'utf8'))
  const child = spawn(process.execPath, [...settings.flags, ...flags, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      KEEP_RAW: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      ...settings.environment,
      ...env,
    },
  })
  return { child, origin: `http://127.0.0.1:${port}` }
}

interface ServerSettings {
  readonly flags: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    const response = await fetch(`${origin}/readyz`)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

const idleStepMs = 2000
/** Of the step's processor time on one core. */
const idleShare = 0.1
/** Some work in the background begins only behind other work. */
const quietSteps = 4
const maxIdleSteps = 900

/** Waits until a new data folder's work in the background is done, as the index of norms and relations between rulings: its users come later. */
export async function untilIdle({ cpuMs }: RunningServer): Promise<void> {
  for (let step = 0, quiet = 0, before = await cpuMs(); step < maxIdleSteps && quiet < quietSteps; step++) {
    await setTimeout(idleStepMs)
    const now = await cpuMs()
    quiet = now - before < idleStepMs * idleShare ? quiet + 1 : 0
    before = now
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
