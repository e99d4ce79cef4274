import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { openWorkerPool, type WorkerPool } from '@basejuris/ingestion'
import { type Gate, reportGates } from '../report/gate.ts'
import { type Corpus, demonstrationCorpus, realCorpus } from './corpora.ts'
import { type IngestedCorpus, type IngestionCost, ingestOnce } from './ingest-once.ts'
import { describeReading, readAlone } from './read-alone.ts'

/** Share of an ingestion without relations that they may add. */
const maxShare = 0.15

export interface RelationsOptions {
  readonly rulings: number
  /** Pairs of ingestions, with and without relations. */
  readonly rounds: number
  readonly realFiles: string
}

/**
 * Ingests the same rulings with relations and without them, in turns, and compares the processor time of the whole process. Relations are the
 * rulings cited, their treatments, quotations traced and considerandos that stand again. Norms with their parts are recognised either way.
 */
export async function benchRelations({ rulings, rounds, realFiles }: RelationsOptions): Promise<boolean> {
  // As the product runs: the code of the embedded database is not optimised, patterns are compiled at once.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  setFlagsFromString('--no-regexp-tier-up')
  const pool = openWorkerPool()
  const gates: Gate[] = []
  try {
    gates.push(await measureCorpus(await demonstrationCorpus(rulings), rounds, pool))
    const real = await realCorpus(realFiles)
    if (real === null) console.log(`  no private set of real rulings in ${realFiles}: not run`)
    else gates.push(await measureCorpus(real, rounds, pool))
  } finally {
    await pool.close()
  }
  return reportGates(gates)
}

interface Pair {
  readonly without: IngestedCorpus
  readonly complete: IngestedCorpus
}

async function measureCorpus(corpus: Corpus, rounds: number, pool: WorkerPool): Promise<Gate> {
  try {
    console.log(
      `  ${corpus.name}, texts of ${corpus.norms} norms; seconds of processor time, ${rounds} rounds after one that is not counted`,
    )
    // Threads that have just started still compile their code.
    await ingestOnce(corpus, { relations: true, pool, after: async (db) => console.log(`  ${describeReading(await readAlone(db))}`) })
    const pairs: Pair[] = []
    for (let round = 0; round < rounds; round += 1) {
      const pair = await measurePair(corpus, { isReversed: round % 2 === 1, pool })
      pairs.push(pair)
      console.log(
        `  round ${round + 1}: without ${describeCost(pair.without.cost)}; with ${describeCost(pair.complete.cost)}; ${loadNow()}`,
      )
    }
    return summarise(corpus, pairs)
  } finally {
    await rm(dirname(corpus.template), { recursive: true, force: true })
  }
}

/** Each order in turn, so that neither kind profits from being second. */
async function measurePair(
  corpus: Corpus,
  { isReversed, pool }: { readonly isReversed: boolean; readonly pool: WorkerPool },
): Promise<Pair> {
  const first = await ingestOnce(corpus, { relations: isReversed, pool })
  const second = await ingestOnce(corpus, { relations: !isReversed, pool })
  const pair = isReversed ? { without: second, complete: first } : { without: first, complete: second }
  const [none, all] = [pair.without.rows, pair.complete.rows]
  if (none.rulings !== all.rulings || none.citations + none.considerandos > 0 || all.citations === 0 || all.considerandos === 0)
    throw new Error('The ingestions do not differ in their relations alone')
  return pair
}

function summarise({ name }: Corpus, pairs: readonly Pair[]): Gate {
  const without = median(pairs.map(({ without: { cost } }) => totalOf(cost)))
  const added = median(pairs.map((pair) => totalOf(pair.complete.cost) - totalOf(pair.without.cost)))
  const direct = median(pairs.map(({ complete: { cost } }) => relationsOf(cost) / (cost.stored + cost.indexed)))
  const parts = (['citations', 'texts', 'traced'] as const).map(
    (part) => `${part} ${median(pairs.map(({ complete: { cost } }) => cost[part])).toFixed(1)} s`,
  )
  const { rows } = pairs[0]?.complete ?? {}
  console.log(`  ${JSON.stringify(rows)}`)
  console.log(
    `  relations add ${percent(added / without)} by pairs of ingestions, ${percent(direct)} by their own steps: ${parts.join(', ')}`,
  )
  return { name: `relations of ${name}`, ours: added, other: without * maxShare, minRatio: 1, unit: 's' }
}

const totalOf = (cost: IngestionCost): number => cost.stored + cost.indexed + relationsOf(cost)
const relationsOf = ({ citations, texts, traced }: IngestionCost): number => citations + texts + traced
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const loadNow = (): string => `load ${loadavg()[0]?.toFixed(1)}`

const describeCost = (cost: IngestionCost): string =>
  `${totalOf(cost).toFixed(1)} (stored ${cost.stored.toFixed(1)}, indexed ${cost.indexed.toFixed(1)}, relations ${relationsOf(cost).toFixed(1)})`

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
