import { setTimeout } from 'node:timers/promises'
import { openWriter } from '../crash/writer.ts'
import { postSearch } from '../load/post-search.ts'
import { distinctQueries } from '../load/visitor.ts'

const searchEveryMs = 100
const writeEveryMs = 200
const answerWithinMs = 15_000
/** Without a failure, after which the service counts as recovered. */
const calmMs = 4000

export interface Stretch {
  readonly searches: number
  readonly searchesFailed: number
  readonly writes: number
  readonly writesFailed: number
  /** From the end of the fault to the last failure of any kind; 0 when none came after it. */
  readonly recoveryMs: number
}

interface Asked {
  readonly kind: 'search' | 'write'
  readonly atMs: number
  readonly ok: boolean
}

export interface Probe {
  /** Searches and writes during a fault and afterwards, until nothing fails for a while. */
  readonly during: (fault: () => Promise<void>) => Promise<Stretch>
  /** Ends it. Answers what was confirmed and is lost, doubled or half-written. */
  readonly close: () => Promise<readonly string[]>
}

/** Searches and writes all the time, and asks the next process when one does not answer, as a proxy does. */
export async function openProbe(origins: () => readonly string[], random: () => number): Promise<Probe> {
  const asked: Asked[] = []
  const problems: string[] = []
  const ending = new AbortController()
  const writer = await openWriter(origins()[0] ?? '', 1, random)
  const docIds = await firstDocIds(origins()[0] ?? '')
  let turn = 0
  const inTurn = (): readonly string[] => {
    turn += 1
    const all = origins()
    return [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]
  }
  const search = async (): Promise<boolean> => {
    for (const origin of inTurn()) {
      const response = await ask(origin, distinctQueries[turn % distinctQueries.length] ?? '').catch(() => null)
      await response?.arrayBuffer().catch(() => null)
      if (response !== null) return response.ok
    }
    return false
  }
  /** A write without an answer may be stored: what is stored is read before the next one. */
  let isUncertain = false
  const write = async (): Promise<boolean> => {
    const origin = await firstListening(inTurn())
    if (origin === null) return false
    if (isUncertain) problems.push(...(await writer.check(origin)))
    isUncertain = true
    const answered = await writer.write(origin, docIds)
    isUncertain = answered === 'gone'
    return answered === 'confirmed'
  }
  const repeat = async (kind: Asked['kind'], everyMs: number, attempt: () => Promise<boolean>): Promise<void> => {
    while (!ending.signal.aborted) {
      asked.push({ kind, ok: await attempt().catch(() => false), atMs: performance.now() })
      await setTimeout(everyMs)
    }
  }
  const running = [repeat('search', searchEveryMs, search), repeat('write', writeEveryMs, write)]
  return {
    during: async (fault) => {
      const startedMs = performance.now()
      await fault()
      const endedMs = performance.now()
      const lastFailure = (): number => Math.max(endedMs, ...asked.filter(({ ok }) => !ok).map(({ atMs }) => atMs))
      while (performance.now() - lastFailure() < calmMs) await setTimeout(searchEveryMs)
      const since = asked.filter(({ atMs }) => atMs >= startedMs)
      const count = (kind: Asked['kind'], failed: boolean): number =>
        since.filter((each) => each.kind === kind && (!failed || !each.ok)).length
      return {
        searches: count('search', false),
        searchesFailed: count('search', true),
        writes: count('write', false),
        writesFailed: count('write', true),
        recoveryMs: lastFailure() - endedMs,
      }
    },
    close: async () => {
      ending.abort()
      await Promise.all(running)
      return [...problems, ...(await writer.check(origins()[0] ?? ''))]
    },
  }
}

function ask(origin: string, consulta: string): Promise<Response> {
  return postSearch(origin, consulta, { signal: AbortSignal.timeout(answerWithinMs) })
}

async function firstListening(origins: readonly string[]): Promise<string | null> {
  for (const origin of origins) {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(answerWithinMs) }).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok === true) return origin
  }
  return null
}

async function firstDocIds(origin: string): Promise<string[]> {
  const response = await ask(origin, distinctQueries[0] ?? '')
  const { data } = (await response.json()) as { readonly data: { readonly resultados: readonly { readonly docId: string }[] } }
  return data.resultados.map(({ docId }) => docId)
}
