import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMachine } from '../../engine/report/describe-machine.ts'
import { describeSizing, type Place, type PlacedPoint } from './describe-sizing.ts'
import { measureSize, removeFolder, type Servers, serversFor } from './measure-size.ts'
import type { Prices, Target } from './plan.ts'

export interface SizingOptions {
  /** Numbers of rulings. */
  readonly sizes: readonly number[]
  /** Null: the data folder is measured. */
  readonly servers: Servers | null
  /** Of the searches at each size. */
  readonly seconds: number
  /** File to which each size is added when it is measured, and whose earlier sizes are in the report. */
  readonly points: string | null
  /** Name of the report in `bench/results`. */
  readonly save: string | null
  readonly target: Target
  readonly prices: Prices
}

const results = join(import.meta.dirname, '../../results')

/** Measures growing numbers of generated rulings, and calculates from them what a larger installation needs. */
export async function benchSizing({ sizes, servers, seconds, points: file, save, target, prices }: SizingOptions): Promise<boolean> {
  const points = file === null ? [] : await readPoints(file)
  const place: Place = servers === null ? 'data folder' : 'PostgreSQL + OpenSearch'
  for (const rulings of sizes) {
    console.log(`${place}, ${rulings} rulings`)
    const point = { place, machine: describeMachine(), ...(await measurePlace(rulings, servers, seconds)) }
    console.log(`  ${JSON.stringify(point)}`)
    points.push(point)
    if (file !== null) await appendFile(file, `${JSON.stringify(point)}\n`)
  }
  const report = describeSizing(points, { target, prices, cores: availableParallelism() })
  console.log(`\n${report}`)
  if (save !== null) await writeFile(join(results, `${save}.md`), `${report}\n`)
  return true
}

async function measurePlace(rulings: number, servers: Servers | null, seconds: number) {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'basejuris-sizing-')), 'data')
  try {
    const own = servers === null ? null : await serversFor(servers, `sizing_${rulings}`)
    const variables: Readonly<Record<string, string>> =
      own === null ? {} : { DATABASE_URL: own.databaseUrl, SEARCH_URL: own.searchUrl, DATA_KEY: randomBytes(24).toString('hex') }
    return await measureSize({ rulings, seconds, dataDir, servers: own, variables })
  } finally {
    await removeFolder(dataDir)
  }
}

async function readPoints(file: string): Promise<PlacedPoint[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PlacedPoint)
}
