import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Database } from '@basejuris/database'
import { openWorkerPool, type WorkerPool } from '@basejuris/ingestion'
import { type Gate, reportGates } from '../report/gate.ts'
import { type Corpus, demonstrationCorpus, realCorpus } from './corpora.ts'
import { type IngestedCorpus, type IngestionCost, ingestOnce } from './ingest-once.ts'
import { describeReading, type ReadingCost, readAlone } from './read-alone.ts'

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
  const pools: Pools = { complete: openWorkerPool(), without: openWorkerPool() }
  const gates: Gate[] = []
  try {
    gates.push(await measureCorpus(await demonstrationCorpus(rulings), rounds, pools))
    const real = await realCorpus(realFiles)
    if (real === null) console.log(`  no private set of real rulings in ${realFiles}: not run`)
    else gates.push(await measureCorpus(real, rounds, pools))
  } finally {
    await Promise.all([pools.complete.close(), pools.without.close()])
  }
  return reportGates(gates)
}

/** One for each kind of ingestion: threads whose relations are followed read them with each ruling. */
interface Pools {
  readonly complete: WorkerPool
  readonly without: WorkerPool
}

interface Pair {
  readonly without: IngestedCorpus
  readonly complete: IngestedCorpus
}

async function measureCorpus(corpus: Corpus, rounds: number, pools: Pools): Promise<Gate> {
  try {
    console.log(
      `  ${corpus.name}, texts of ${corpus.norms} norms; seconds of processor time, ${rounds} rounds after one that is not counted`,
    )
    // Threads that have just started still compile their code.
    await ingestOnce(corpus, { relations: false, pool: pools.without })
    const reading = await readBehindIngestion(corpus, pools.complete)
    console.log(`  ${describeReading(reading)}`)
    const pairs: Pair[] = []
    for (let round = 0; round < rounds; round += 1) {
      const pair = await measurePair(corpus, { isReversed: round % 2 === 1, pools })
      pairs.push(pair)
      console.log(
        `  round ${round + 1}: without ${describeCost(pair.without.cost)}; with ${describeCost(pair.complete.cost)}; ${loadNow()}`,
      )
    }
    return summarise(corpus, pairs, reading)
  } finally {
    await rm(dirname(corpus.template), { recursive: true, force: true })
  }
}

/** Reads the rulings twice, as code that has just started is slower, and answers the second time. */
async function readBehindIngestion(corpus: Corpus, pool: WorkerPool): Promise<ReadingCost> {
  const costs: ReadingCost[] = []
  const after = async (db: Database): Promise<void> => {
    for (let time = 0; time < 2; time += 1) costs.push(await readAlone(db))
  }
  await ingestOnce(corpus, { relations: true, pool, after })
  const last = costs.at(-1)
  if (last === undefined) throw new Error('Nothing was read')
  return last
}

/** Each order in turn, so that neither kind profits from being second. */
async function measurePair(corpus: Corpus, { isReversed, pools }: { readonly isReversed: boolean; readonly pools: Pools }): Promise<Pair> {
  const ingestKind = (relations: boolean) => ingestOnce(corpus, { relations, pool: relations ? pools.complete : pools.without })
  const first = await ingestKind(isReversed)
  const second = await ingestKind(!isReversed)
  const pair = isReversed ? { without: second, complete: first } : { without: first, complete: second }
  const [none, all] = [pair.without.rows, pair.complete.rows]
  if (none.rulings !== all.rulings || none.citations + none.considerandos > 0 || all.citations === 0 || all.considerandos === 0)
    throw new Error('The ingestions do not differ in their relations alone')
  return pair
}

/** By their own steps, which vary less than a pair: a whole ingestion varies by as much as relations may add. */
function summarise({ name }: Corpus, pairs: readonly Pair[], { citations, texts }: ReadingCost): Gate {
  const read = citations + texts
  const without = median(pairs.map(({ without: { cost } }) => totalOf(cost)))
  const added = median(pairs.map((pair) => totalOf(pair.complete.cost) - totalOf(pair.without.cost)))
  const ours = read + median(pairs.map(({ complete: { cost } }) => relationsOf(cost)))
  const other = median(pairs.map(({ complete: { cost } }) => cost.stored + cost.indexed)) - read
  const parts = (['citations', 'texts', 'traced'] as const).map(
    (part) => `${part} ${median(pairs.map(({ complete: { cost } }) => cost[part])).toFixed(1)} s`,
  )
  const { rows } = pairs[0]?.complete ?? {}
  console.log(`  ${JSON.stringify(rows)}`)
  console.log(
    `  relations add ${percent(added / without)} by pairs of ingestions, ${percent(ours / other)} by their own steps: read ${read.toFixed(1)} s, stored ${parts.join(', ')}`,
  )
  return { name: `relations of ${name}`, ours, other: other * maxShare, minRatio: 1, unit: 's' }
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
