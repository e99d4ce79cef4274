import { setTimeout } from 'node:timers/promises'
import type { Client } from '@basejuris/contract'
import { operatorSocketPath, sendCommand } from '@basejuris/server/operator'
import { retryingClient } from '../load/retrying-client.ts'
import { roundRemovedBy, rulingsPerRound, sourceOf, uniqueWord } from './source-file.ts'

const pollMs = 200
/** Time for an interrupted ingestion to go on by itself, and for the index to follow. */
const maxWaitMs = 120_000
const sampledWords = 5

export interface IngestionCheck {
  readonly problems: readonly string[]
  readonly searches: number
}

/**
 * Waits until an interrupted ingestion has ended by itself. Then compares the totals of database and index, verifies the index and looks
 * for unique words.
 */
export async function checkIngestion(origin: string, dataDir: string, round: number, random: () => number): Promise<IngestionCheck> {
  const client = retryingClient(origin)
  const problems = await waitForRulings(client, round)
  problems.push(...(await compareTotals(client)))
  const { result } = (await sendCommand(operatorSocketPath(dataDir), 'index verify', {}, () => undefined)) ?? {}
  const damage = (result as { readonly problems?: readonly unknown[] } | undefined)?.problems
  if (damage === undefined || damage.length > 0) problems.push(`the index is not intact: ${JSON.stringify(damage)}`)
  const removed = roundRemovedBy(round)
  const drawn = Array.from({ length: sampledWords }, () => Math.floor(random() * rulingsPerRound))
  for (const at of drawn) {
    problems.push(...(await untilEmpty(() => countOf(client, uniqueWord(round, at), 1))))
    if (removed !== null) problems.push(...(await untilEmpty(() => countOf(client, uniqueWord(removed, at), 0))))
  }
  return { problems, searches: drawn.length * (removed === null ? 1 : 2) }
}

const waitForRulings = async (client: Client, round: number): Promise<string[]> => {
  const removed = roundRemovedBy(round)
  const expected = new Map([[sourceOf(round), rulingsPerRound], ...(removed === null ? [] : [[sourceOf(removed), 0] as const])])
  const wrong = async (): Promise<string[]> => {
    const { colecciones } = await client.coverage()
    const stored = new Map<string, number>()
    for (const { id, total } of colecciones.flatMap(({ fuentes }) => fuentes)) stored.set(id, (stored.get(id) ?? 0) + total)
    return [...expected].flatMap(([source, total]) =>
      stored.get(source) === total || (total === 0 && !stored.has(source))
        ? []
        : [`${source}: ${stored.get(source) ?? 0} rulings of ${total}`],
    )
  }
  return untilEmpty(wrong)
}

const compareTotals = (client: Client): Promise<string[]> =>
  untilEmpty(async () => {
    const { colecciones } = await client.coverage()
    const stored = colecciones.reduce((sum, { total }) => sum + total, 0)
    const { total } = await client.search({ consulta: '', agrupar: false, tamano: 1 })
    return stored === total ? [] : [`${stored} rulings in the database, ${total} in the index`]
  })

const countOf = async (client: Client, word: string, expected: number): Promise<string[]> => {
  const { resultados } = await client.search({ consulta: `"${word}"`, agrupar: false, literal: true })
  return resultados.length === expected ? [] : [`«${word}» is in ${resultados.length} rulings, not ${expected}`]
}

/** Asks again until nothing is wrong, since the index follows: a removal beside an addition leaves its total as it was. Answers what still is after the time limit. */
const untilEmpty = async (ask: () => Promise<string[]>): Promise<string[]> => {
  const deadlineMs = performance.now() + maxWaitMs
  while (true) {
    const problems = await ask().catch((error: Error) => [error.message])
    if (problems.length === 0 || performance.now() > deadlineMs) return problems
    await setTimeout(pollMs)
  }
}
