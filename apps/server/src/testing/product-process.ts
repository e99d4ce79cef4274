import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')
/** A start takes 5 to 20 s on a busy machine, and several start at once. */
const startMs = 120_000

export interface ProductProcess {
  /** Empty for a process without the role `api`. */
  readonly origin: string
  readonly dataDir: string
  readonly child: ChildProcess
  /** What it wrote so far: log lines and sentences. */
  readonly output: () => string
  /** Sends a signal; answers the exit code, null after SIGKILL. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Starts the product as a process of its own, and waits until it has announced itself. Its pages must have been built. */
export async function startProduct(dataDir: string, variables: Readonly<Record<string, string>>): Promise<ProductProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '0',
    INGEST_WORKERS: '1',
    LOG_LEVEL: 'error',
    ...variables,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start: ${output}`)), startMs)
    const read = (chunk: unknown): void => {
      output += String(chunk)
      const announced = /BaseJuris: (\S+)/.exec(output)?.[1]
      if (announced !== undefined) resolve(announced)
      if (announced !== undefined) clearTimeout(timer)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)))
  })
  return {
    origin: address.startsWith('http') ? address.replace('localhost', '127.0.0.1') : '',
    dataDir,
    child,
    output: () => output,
    end: (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return exited
    },
  }
}
