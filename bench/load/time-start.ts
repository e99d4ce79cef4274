import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { queries } from '../search/queries.ts'
import { postSearch } from './post-search.ts'
import { type ServerOptions, spawnServer } from './start-server.ts'

const pollMs = 20

export interface TimedStart {
  readonly child: ChildProcess
  readonly origin: string
  /** From the start to the first answer of any kind, and to the first search. */
  readonly listeningMs: number
  readonly answeredMs: number
}

/** Starts the product and waits for its first search. */
export async function timeStart(dataDir: string, at: number, options: ServerOptions = {}): Promise<TimedStart> {
  const startedMs = performance.now()
  const { child, origin } = await spawnServer(dataDir, options)
  await until(() => fetch(`${origin}/healthz`))
  const listeningMs = performance.now() - startedMs
  await until(() => searchAt(origin, at))
  return { child, origin, listeningMs, answeredMs: performance.now() - startedMs }
}

export function searchAt(origin: string, at: number): Promise<Response> {
  return postSearch(origin, queries[at % queries.length] ?? '')
}

/** Asks again until the answer is 200. */
async function until(ask: () => Promise<Response>): Promise<void> {
  for (;;) {
    const answer = await ask().catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok === true) return
    await setTimeout(pollMs)
  }
}
