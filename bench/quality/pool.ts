import type { Ruling } from '@basejuris/domain'
import { roundSystems, seededNumbers } from '@basejuris/search'
import type { Round } from './round.ts'
import type { OpenSystems } from './systems.ts'

const poolDepth = 10
/** One judgment in so many is made twice. */
const againEvery = 5

/** What a judge reads: candidates in an order that names no system. */
export interface QueryPool {
  readonly qid: string
  readonly query: string
  readonly candidates: readonly {
    readonly id: string
    readonly caption: string
    readonly court: string | null
    readonly docketNumber: string | null
    /** For a second judge too. */
    readonly again: boolean
  }[]
}

/** The first ten of every system for each query, shuffled. The same round and rulings give the same pools. */
export async function poolRound({ queries, hash }: Round, { answer }: OpenSystems, rulings: readonly Ruling[]): Promise<QueryPool[]> {
  const byId = new Map(rulings.map((ruling) => [ruling.docId, ruling]))
  const random = seededNumbers(Number.parseInt(hash.slice(0, 8), 16))
  const pools: QueryPool[] = []
  for (const { qid, query } of queries) {
    const { ranked } = await answer(query)
    const ids = [...new Set(roundSystems.flatMap((system) => ranked[system].slice(0, poolDepth)))]
    const candidates = shuffled(ids, random).flatMap((id) => {
      const ruling = byId.get(id)
      const again = Math.floor(random() * againEvery) === 0
      return ruling === undefined ? [] : [{ id, caption: ruling.caption, court: ruling.court, docketNumber: ruling.docketNumber, again }]
    })
    pools.push({ qid, query, candidates })
  }
  return pools
}

/** Fisher–Yates. */
function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const order = [...values]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other] as Value, order[last] as Value]
  }
  return order
}
