import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, lockDataFolder, openDatabase } from '@basejuris/database'
import { type OidcProvider, oidcClient, openOidcProvider } from '../../apps/server/src/testing/oidc-provider.ts'
import { freePort } from './free-port.ts'
import { test as base } from './journey.ts'

export { expect } from './journey.ts'

export interface OwnServer {
  readonly origin: string
  readonly dataDir: string
  /** The single sign-on provider of this server. */
  readonly provider: OidcProvider
  /** Runs an operator command against the running product and answers its output. */
  readonly operate: (...words: readonly string[]) => Promise<string>
  /** Changes data while the product is stopped, then restarts it at the same address. */
  readonly whileStopped: (change: (db: Database) => Promise<unknown>) => Promise<void>
}

/** Two of them may start at once, on two busy cores. */
const readyMs = 150_000

/**
 * A product with its own port and folder, without demonstration corpus, with single sign-on. Every base is readable; subscriptions switched on
 * bring the trial limits. `more` adds variables or replaces these.
 */
export async function openOwnServer(more: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-own-'))
  const [port, provider] = [await freePort(), await openOidcProvider()]
  const origin = `http://127.0.0.1:${port}`
  const dataDir = join(folder, 'data')
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    NODE_ENV: 'production' as const,
    DEMO: '0',
    RATE_LIMIT: '100000',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    DIGEST_SETTLE_MINUTES: '0',
    FLAG_BETA_FREE: '0',
    FLAG_SUBSCRIPTIONS: '0',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: oidcClient.clientId,
    OIDC_CLIENT_SECRET: oidcClient.clientSecret,
    ...more,
  }
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        child.kill('SIGKILL')
        reject(new Error('the server did not start'))
      }, readyMs)
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      child.stdout.on('data', (chunk: Buffer) => {
        if (!String(chunk).includes('BaseJuris: ')) return
        clearTimeout(late)
        resolve()
      })
    })
    return child
  }
  const stop = async (child: ChildProcess): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  let running = await start()
  const own: OwnServer = {
    origin,
    dataDir,
    provider,
    operate: async (...words) => (await promisify(execFile)(process.execPath, ['apps/cli/src/main.ts', ...words], { env })).stdout,
    async whileStopped(change) {
      await stop(running)
      const lock = lockDataFolder(dataDir, { socketPath: join(folder, 'none.sock') })
      const database = await openDatabase({ folder: join(dataDir, 'database'), lock })
      await change(database.db)
      await database.close()
      lock.release()
      running = await start()
    },
  }
  const close = async (): Promise<void> => {
    await stop(running)
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { own, close }
}

/** Journeys with a server of their own, shared within one worker. */
export const test = base.extend<object, { readonly own: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  demonstration: async ({}, use) => use(undefined),
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const { own, close } = await openOwnServer()
      await use(own)
      await close()
    },
    { scope: 'worker', timeout: 2 * readyMs },
  ],
  baseURL: ({ own }, use) => use(own.origin),
})
