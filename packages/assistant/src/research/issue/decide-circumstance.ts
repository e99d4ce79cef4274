import type { Ruling } from '@basejuris/domain'
import { takeTurns } from '../../choosing/turns.ts'
import { type DecidedIssue, decidedIssue } from './decided-issue.ts'

/** A numeral of an article that is a circumstance: «artículo 11 N° 9 del Código Penal». */
export interface Circumstance {
  /** Key of the article, «CP:11». */
  readonly key: string
  readonly article: string
  readonly numeral: string
}

/**
 * How some rulings decide on a circumstance, by docId; those that say nothing, or both, are absent. What was read of a ruling is cached for as
 * long as the ruling itself is.
 * @throws the reason of the signal
 */
export async function decideCircumstance(
  rulings: readonly Ruling[],
  circumstance: Circumstance,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, DecidedIssue>> {
  const endTurn = takeTurns(signal)
  const decided = new Map<string, DecidedIssue>()
  for (const ruling of rulings) {
    const found = readCircumstance(ruling, circumstance)
    if (found !== null) decided.set(ruling.docId, found)
    await endTurn()
  }
  return decided
}

const cache = new WeakMap<Ruling, Map<string, DecidedIssue | null>>()

function readCircumstance(ruling: Ruling, { key, article, numeral }: Circumstance): DecidedIssue | null {
  const own = cache.get(ruling) ?? new Map<string, DecidedIssue | null>()
  cache.set(ruling, own)
  const name = `${key} ${numeral}`
  const cached = own.get(name)
  if (cached !== undefined) return cached
  const place = { key, article, level: 'numeral', value: numeral } as const
  const found = decidedIssue({ ruling, textHash: '', overturned: null, departed: null }, { place, things: [], bearer: null, isHarm: false })
  own.set(name, found)
  return found
}
