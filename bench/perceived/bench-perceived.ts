import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { prepareDataFolder } from '../load/prepare-data-folder.ts'
import { type RunningServer, startServer } from '../load/start-server.ts'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { queries } from '../search/queries.ts'
import { type JourneyTimes, openReaderOfPages } from './journey.ts'

/** These compile and fill caches. */
const warmUpRounds = 3
/** Each is asked once. */
const asked = ['', ' desde 2018'].flatMap((more) => queries.map((query) => query + more))
/** Medians allowed from the key or click until the next page is painted, in milliseconds. */
const limits: Readonly<Record<keyof JourneyTimes, number>> = { results: 200, facet: 150, ruling: 200 }
const journeys = Object.keys(limits) as (keyof JourneyTimes)[]

export interface PerceivedOptions {
  readonly rulings: number
  /** Folder of the data of both, kept for the next run. */
  readonly keep: string | null
  /** Another checkout of the project with built pages, measured in turns with this one. */
  readonly before: string | null
  /** The program of a Chromium. */
  readonly browserPath: string
  /** Of the queries asked once, at most 30 are measured. */
  readonly rounds: number
}

/** Medians of 30 of what a person waits for in the browser: results after Enter, a facet, a ruling after the click. */
export async function benchPerceived({ rulings, keep, before, browserPath, rounds }: PerceivedOptions): Promise<boolean> {
  const folder = keep === null ? await mkdtemp(join(tmpdir(), 'basejuris-perceived-')) : resolve(keep)
  const servers: RunningServer[] = []
  let browser: Browser | null = null
  try {
    const started: { readonly name: string; readonly origin: string }[] = []
    const checkouts: readonly Checkout[] = [
      { name: 'this', startServer, prepareDataFolder },
      ...(before === null ? [] : [await openCheckout('before', before)]),
    ]
    for (const { name, ...checkout } of checkouts) {
      const dataDir = join(folder, name, 'data')
      await checkout.prepareDataFolder(dataDir, rulings)
      const server = await checkout.startServer(dataDir)
      servers.push(server)
      started.push({ name, origin: server.origin })
    }
    // Storing the rulings takes minutes, in which nothing is asked of a browser.
    browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
    const measured = []
    for (const { name, origin } of started)
      measured.push({ name, reader: await openReaderOfPages(browser, origin), times: [] as JourneyTimes[] })
    console.log(`  load ${loadavg()[0]?.toFixed(1)}`)
    for (const [round, query] of asked.entries()) {
      if ((measured[0]?.times.length ?? 0) === rounds) break
      for (const { reader, times } of measured) {
        const taken = await reader.walk(query)
        if (round >= warmUpRounds && taken !== null) times.push(taken)
      }
    }
    console.log(`  load ${loadavg()[0]?.toFixed(1)}`)
    for (const { name, times } of measured)
      for (const journey of journeys)
        console.log(`  ${name.padEnd(8)}${journey.padEnd(9)}${describe(percentiles(times.map((each) => each[journey])))}`)
    const ours = measured[0]?.times ?? []
    return reportGates(
      journeys.map(
        (journey): Gate => ({
          name: `median of ${journey}`,
          ours: percentiles(ours.map((each) => each[journey])).p50,
          other: limits[journey],
          minRatio: 1,
          unit: 'ms',
        }),
      ),
    )
  } finally {
    await browser?.close()
    for (const server of servers) await server.stop()
    if (keep === null) await rm(folder, { recursive: true, force: true })
  }
}

/** A checkout of the project, whose own program fills its data folder: their tables may differ. */
interface Checkout {
  readonly name: string
  readonly startServer: (dataDir: string) => Promise<RunningServer>
  readonly prepareDataFolder: (dataDir: string, rulings: number) => Promise<unknown>
}

async function openCheckout(name: string, folder: string): Promise<Checkout> {
  const importFrom = (file: string) => import(pathToFileURL(resolve(folder, 'bench/load', file)).href)
  const [server, data] = [await importFrom('start-server.ts'), await importFrom('prepare-data-folder.ts')]
  return { name, startServer: server.startServer, prepareDataFolder: data.prepareDataFolder }
}
