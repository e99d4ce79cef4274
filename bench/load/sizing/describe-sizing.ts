import { gigabyte, limitsOf, type Plan, type Prices, planCluster, type Target } from './plan.ts'
import { at, growthOf, type SizePoint } from './size-point.ts'

export type Place = 'data folder' | 'PostgreSQL + OpenSearch'

export interface PlacedPoint extends SizePoint {
  readonly place: Place
  /** When and where it was measured. */
  readonly machine: string
}

export interface SizingTarget {
  readonly target: Target
  readonly prices: Prices
  /** Of the measured machine. */
  readonly cores: number
}

const million = 1_000_000

/** Tables of what was measured, of a million rulings and of the target, as Markdown. */
export function describeSizing(points: readonly PlacedPoint[], options: SizingTarget): string {
  const places = [...new Set(points.map(({ place }) => place))]
  return places
    .map((place) =>
      describePlace(
        place,
        points.filter((each) => each.place === place),
        options,
      ),
    )
    .join('\n\n')
}

function describePlace(place: Place, points: readonly PlacedPoint[], options: SizingTarget): string {
  const sorted = points.toSorted((a, b) => a.rulings - b.rulings)
  return [
    `## ${place}`,
    ...new Set(sorted.map(({ machine }) => machine)),
    measuredTable(sorted),
    comparedTable(sorted),
    millionTable(sorted, options.target),
    ...(sorted.length < 2 ? ['Not calculated: limits and plan, which need two sizes.'] : calculated(place, sorted, options)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const calculated = (place: Place, points: readonly PlacedPoint[], options: SizingTarget): string[] => [
  limitsTable(points, options),
  ...(place === 'data folder' ? [] : [describePlan(planCluster(points, options.target, options.prices), options)]),
]

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const whole = (value: number): string => (Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–')
const megabytes = (bytes: number): string => whole(bytes / 1e6)
const gigabytes = (bytes: number): string => whole(bytes / gigabyte)

const measuredTable = (points: readonly SizePoint[]): string =>
  table(
    ['measured', ...points.map(({ rulings }) => whole(rulings))],
    [
      ['rulings stored a second', ...points.map((point) => whole(point.storedPerSecond))],
      ['rulings indexed a second', ...points.map((point) => whole(point.indexedPerSecond))],
      ['search p50 / p99, ms', ...points.map(({ p50, p99 }) => `${whole(p50)} / ${whole(p99)}`)],
      [
        'processor time of a search, product + engine, ms',
        ...points.map(({ productMs, engineMs }) => `${whole(productMs)} + ${whole(engineMs)}`),
      ],
      ['memory of the product, MB', ...points.map(({ residentBytes }) => megabytes(residentBytes))],
      ['database, MB', ...points.map(({ databaseBytes }) => megabytes(databaseBytes))],
      ['index, MB', ...points.map(({ indexBytes }) => megabytes(indexBytes))],
      ['first search after kill -9, s', ...points.map(({ recoveryMs }) => (recoveryMs / 1000).toFixed(1))],
      ['load of the machine', ...points.map(({ load }) => load.toFixed(1))],
    ],
  )

const figures: readonly (readonly [string, (point: SizePoint) => number])[] = [
  ['database, MB', ({ databaseBytes }) => databaseBytes / 1e6],
  ['index, MB', ({ indexBytes }) => indexBytes / 1e6],
  ['memory of the product, MB', ({ residentBytes }) => residentBytes / 1e6],
  ['processor time of a search, ms', ({ productMs, engineMs }) => productMs + engineMs],
]

/** What the smaller sizes foretell of the largest, beside what was measured there. */
function comparedTable(points: readonly SizePoint[]): string {
  const last = points.at(-1)
  const smaller = points.slice(0, -1)
  if (last === undefined || smaller.length < 2) return ''
  return table(
    [`at ${whole(last.rulings)}`, `calculated from ${smaller.map(({ rulings }) => whole(rulings)).join(' and ')}`, 'measured'],
    figures.map(([name, figure]) => [name, whole(at(growthOf(smaller, figure), last.rulings)), whole(figure(last))]),
  )
}

function millionTable(points: readonly SizePoint[], { textBytes }: Target): string {
  const own = points.at(-1)?.textBytes ?? Number.NaN
  const space = (figure: (point: SizePoint) => number, scale: number): string =>
    gigabytes(growthOf(points, figure).perRuling * million * scale)
  const scales = [1, textBytes / own]
  return table(
    ['for each million rulings, calculated', `of ${whole(own)} bytes of text`, `of ${whole(textBytes)}`],
    [
      ['database, GB', ...scales.map((scale) => space(({ databaseBytes }) => databaseBytes, scale))],
      ['index, GB', ...scales.map((scale) => space(({ indexBytes }) => indexBytes, scale))],
    ],
  )
}

function limitsTable(points: readonly SizePoint[], { target, cores }: SizingTarget): string {
  return table(
    ['reached first on one such machine, calculated', 'rulings'],
    limitsOf(points, target, cores).map(({ name, rulings }) => [name, whole(rulings)]),
  )
}

function describePlan(plan: Plan, { target, prices }: SizingTarget): string {
  const head = `plan for ${whole(target.rulings)} rulings of ${whole(target.textBytes)} bytes and ${target.searchesPerSecond} searches/s, calculated`
  return table(
    [head, ''],
    [
      ['nodes of OpenSearch, 8 cores, 64 GB, 1 TB each', `${plan.dataNodes}, because of ${plan.decidedBy}`],
      ['shards, with one replica each', whole(plan.shards)],
      ['index without its replica; database', `${gigabytes(plan.indexBytes)} GB; ${gigabytes(plan.databaseBytes)} GB`],
      ['cores for searches in the cluster; in the product', `${whole(plan.engineCores)}; ${whole(plan.productCores)}`],
      ['machines with `web,api`, 4 cores, 4 GB each', whole(plan.webMachines)],
      ['machines of PostgreSQL, 8 cores, 32 GB each', '2, one of them a replica'],
      ['all cores, memory, disk', `${whole(plan.cores)}, ${gigabytes(plan.memoryBytes)} GB, ${gigabytes(plan.diskBytes)} GB`],
      [
        `US$ a month at ${prices.core} a core, ${prices.gigabyteOfMemory} a GB of memory, ${prices.gigabyteOfDisk} a GB of disk`,
        whole(plan.monthlyCost),
      ],
      ['first ingestion with one worker; first index', `${plan.ingestionDays.toFixed(1)} days; ${plan.indexingDays.toFixed(1)} days`],
    ],
  )
}
