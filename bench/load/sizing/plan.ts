import { at, type Growth, growthOf, type SizePoint } from './size-point.ts'

/** What an installation shall bear. */
export interface Target {
  readonly rulings: number
  readonly searchesPerSecond: number
  /** Mean length of a ruling's text, by which space is scaled. */
  readonly textBytes: number
}

/** In US$ a month; assumptions, no offers. */
export interface Prices {
  readonly core: number
  readonly gigabyteOfMemory: number
  readonly gigabyteOfDisk: number
}

export const gigabyte = 1e9
/** Share of a core that searches may take on average. */
const busyShare = 0.5
/** Of a shard, so that it can be moved and merged. */
const maxShardBytes = 30 * gigabyte
const minNodes = 3
const replicas = 1
/** Share of an index that the memory beside the heap of a node holds, for its words and the codes of its vectors. */
const cachedShare = 0.25
const node = { cores: 8, memoryBytes: 64 * gigabyte, diskBytes: 1000 * gigabyte } as const
/** Beside the heap, which takes half. */
const cacheOfNode = node.memoryBytes / 2
const diskReserve = 1.5
const web = { cores: 4, memoryBytes: 4 * gigabyte } as const
const database = { cores: 8, memoryBytes: 32 * gigabyte, machines: 2 } as const

export interface Plan {
  readonly databaseBytes: number
  /** Without its replica. */
  readonly indexBytes: number
  readonly shards: number
  readonly engineCores: number
  readonly productCores: number
  readonly dataNodes: number
  /** What decides the number of nodes. */
  readonly decidedBy: 'cores' | 'memory' | 'disk' | 'the least number'
  readonly webMachines: number
  readonly cores: number
  readonly memoryBytes: number
  readonly diskBytes: number
  readonly monthlyCost: number
  /** With one worker. */
  readonly ingestionDays: number
  readonly indexingDays: number
}

/** A cluster for the target, from what was measured on servers. */
export function planCluster(points: readonly SizePoint[], target: Target, prices: Prices): Plan {
  const { rulings, searchesPerSecond } = target
  const space = (figure: (point: SizePoint) => number): number => at(growthOf(points, figure), rulings) * textScale(points, target)
  const cores = (msOfSearch: number): number => (msOfSearch * searchesPerSecond) / 1000 / busyShare
  const last = largest(points)
  const databaseBytes = space((point) => point.databaseBytes)
  const indexBytes = space((point) => point.indexBytes)
  const engineCores = cores(
    at(
      growthOf(points, ({ engineMs }) => engineMs),
      rulings,
    ),
  )
  // The product ranks and presents the same number of hits at any size.
  const productCores = cores(last.productMs)
  const whole = indexBytes * (1 + replicas)
  const needs = {
    cores: engineCores / node.cores,
    memory: (whole * cachedShare) / cacheOfNode,
    disk: (whole * diskReserve) / node.diskBytes,
    'the least number': minNodes,
  }
  const [decidedBy, nodes] = Object.entries(needs).reduce((most, next) => (next[1] > most[1] ? next : most)) as [Plan['decidedBy'], number]
  const dataNodes = Math.ceil(nodes)
  const webMachines = Math.max(2, Math.ceil(productCores / web.cores))
  const totals = {
    cores: dataNodes * node.cores + webMachines * web.cores + database.machines * database.cores,
    memoryBytes: dataNodes * node.memoryBytes + webMachines * web.memoryBytes + database.machines * database.memoryBytes,
    diskBytes: (whole + databaseBytes * database.machines) * diskReserve,
  }
  return {
    databaseBytes,
    indexBytes,
    shards: Math.max(dataNodes, Math.ceil(indexBytes / maxShardBytes)),
    engineCores,
    productCores,
    dataNodes,
    decidedBy,
    webMachines,
    ...totals,
    monthlyCost:
      totals.cores * prices.core +
      (totals.memoryBytes / gigabyte) * prices.gigabyteOfMemory +
      (totals.diskBytes / gigabyte) * prices.gigabyteOfDisk,
    ingestionDays: daysOf(rulings / last.storedPerSecond),
    indexingDays: daysOf(rulings / last.indexedPerSecond),
  }
}

export interface Limit {
  readonly name: string
  /** The number of rulings that reaches it; infinite for one that does not grow. */
  readonly rulings: number
}

/** What one machine with the measured cores reaches first, in order. */
export function limitsOf(points: readonly SizePoint[], target: Target, cores: number): Limit[] {
  const scale = textScale(points, target)
  const work = growthOf(points, ({ productMs, engineMs }) => productMs + engineMs)
  const disk = growthOf(points, ({ databaseBytes, indexBytes }) => (databaseBytes + indexBytes) * scale)
  const { storedPerSecond } = largest(points)
  return [
    {
      name: `${target.searchesPerSecond} searches/s take half of ${cores} cores`,
      rulings: reach(work, (cores * busyShare * 1000) / target.searchesPerSecond),
    },
    {
      name: 'p50 of a search passes 250 ms',
      rulings: reach(
        growthOf(points, ({ p50 }) => p50),
        250,
      ),
    },
    {
      name: 'the product takes 8 GB of memory',
      rulings: reach(
        growthOf(points, ({ residentBytes }) => residentBytes),
        8 * gigabyte,
      ),
    },
    { name: 'database and index take 500 GB of disk', rulings: reach(disk, 500 * gigabyte) },
    { name: 'a first ingestion takes a week', rulings: storedPerSecond * 7 * 86_400 },
  ].sort((a, b) => a.rulings - b.rulings)
}

const textScale = (points: readonly SizePoint[], { textBytes }: Target): number => textBytes / largest(points).textBytes

const largest = (points: readonly SizePoint[]): SizePoint => {
  const last = points.toSorted((a, b) => a.rulings - b.rulings).at(-1)
  if (last === undefined) throw new RangeError('no size was measured')
  return last
}

const reach = ({ fixed, perRuling }: Growth, limit: number): number => (fixed >= limit ? 0 : (limit - fixed) / perRuling)

const daysOf = (seconds: number): number => seconds / 86_400
