import { availableParallelism } from 'node:os'
import limitConcurrency from 'p-limit'
import { Piscina } from 'piscina'

/** A task is cancelled after this time in its thread, which is replaced. */
const taskTimeoutMs = 120_000
const idleThreadMs = 10_000
/** Workers get less processor time than the thread that answers searches. */
const niceIncrement = 5

export class TaskTimedOut extends Error {
  constructor() {
    super('The task took too long and its thread was stopped')
    this.name = 'TaskTimedOut'
  }
}

const blamesTask = (error: unknown): boolean =>
  error instanceof TaskTimedOut || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

/** As `pool.run`, but null when the task was too much for its thread, so that other tasks go on. */
export async function runOrNull<Result>(pool: WorkerPool, name: string, task: unknown): Promise<Result | null> {
  try {
    return await pool.run<Result>(name, task)
  } catch (error) {
    if (pool.closed() || !blamesTask(error)) throw error
    return null
  }
}

export interface WorkerPool {
  readonly threads: number
  /** Runs an exported function of `workers/pool.worker.ts`. @throws {TaskTimedOut} */
  readonly run: <Result>(name: string, task: unknown) => Promise<Result>
  readonly closed: () => boolean
  /** Stops every thread. Tasks in flight reject. */
  readonly close: () => Promise<void>
}

/** Leaves one core to the main thread. */
export function defaultThreads(): number {
  return Math.max(1, Math.min(availableParallelism() - 1, 8))
}

export function openWorkerPool({ threads = defaultThreads(), timeoutMs = taskTimeoutMs } = {}): WorkerPool {
  const pool = new Piscina({
    filename: new URL('./pool.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleThreadMs,
    niceIncrement,
  })
  // The pool never waits for a thread itself, so that its time counts from the start of a task.
  const startWhenFree = limitConcurrency(threads)
  let closed = false
  const start = async <Result>(name: string, task: unknown): Promise<Result> => {
    if (closed) throw new Error('The worker pool is closed')
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    try {
      return await pool.run(task, { name, signal: stop.signal })
    } catch (error) {
      throw stop.signal.aborted ? new TaskTimedOut() : error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    threads,
    closed: () => closed,
    run: (name, task) => startWhenFree(() => start(name, task)),
    close: async () => {
      closed = true
      await pool.destroy()
    },
  }
}
