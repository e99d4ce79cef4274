import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Counters that both threads share. */
export const watchdogCounters = { beats: 0, excused: 1 } as const

export interface WatchdogOptions {
  /** How long the event loop may stand still. */
  readonly maxStillMs?: number
  readonly tickMs?: number
}

const counters = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))

/**
 * Ends the process with SIGKILL and a fatal line in the log when its event loop stands still, from a thread of its own. Nothing in the
 * main thread could: not even signals are handled there. A debugger excuses it. Time in which the machine was suspended does not count.
 */
export function startWatchdog({ maxStillMs = 30_000, tickMs = 1000 }: WatchdogOptions = {}): { readonly stop: () => Promise<void> } {
  const beat = (): void => {
    if (inspector.url() === undefined) Atomics.add(counters, watchdogCounters.beats, 1)
    else Atomics.store(counters, watchdogCounters.beats, 0)
  }
  beat()
  const timer = setInterval(beat, tickMs)
  timer.unref()
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
    workerData: { counters, tickMs, maxStillTicks: Math.ceil(maxStillMs / tickMs) },
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  })
  worker.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}

/** Work of the main thread that may rightly take longer than the watchdog allows, such as vacuuming a large database. */
export async function withoutWatchdog<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  Atomics.add(counters, watchdogCounters.excused, 1)
  try {
    return await work()
  } finally {
    Atomics.sub(counters, watchdogCounters.excused, 1)
  }
}
