import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, percentiles } from '../report/percentiles.ts'
import { openDemonstration } from './open-demonstration.ts'
import { timeSearches } from './time-searches.ts'

/** Search time as the corpus grows, with the fitted exponent of p50 in the number of rulings. */
export async function benchSearchGrowth(sizes: readonly number[]): Promise<boolean> {
  const points: { readonly size: number; readonly p50: number }[] = []
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
    const demonstration = await openDemonstration(size, dataDir)
    const times = percentiles(await timeSearches(demonstration.search))
    const perSecond = Math.round((size * 1000) / (demonstration.ingestMs + demonstration.indexMs))
    console.log(
      `${String(size).padStart(6)} rulings: hybrid search ${describe(times)}; stored and indexed at ${perSecond}/s; resident ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
    )
    points.push({ size, p50: times.p50 })
    await demonstration.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || first === last) return true
  const exponent = Math.log(last.p50 / first.p50) / Math.log(last.size / first.size)
  const ok = exponent <= 1.15
  console.log(
    `gate growth of search p50: exponent ${exponent.toFixed(2)} from ${first.size} to ${last.size} rulings, want at most 1.15, ${ok ? 'ok' : 'short'}`,
  )
  return ok
}
