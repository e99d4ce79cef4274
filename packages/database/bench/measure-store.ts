import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Ruling, Section } from '@basejuris/domain'
import { docIdOf, generateRuling, seededRandom } from './generate-rulings.ts'

interface MeasuredStore {
  put(batch: readonly Ruling[]): Promise<void>
  read(docIds: readonly string[]): Promise<Map<string, readonly Section[]>>
  tidy?(): Promise<void>
  lookUps?(rulings: readonly Ruling[]): Readonly<Record<string, () => Promise<unknown>>>
  close(): Promise<void>
}

export interface StoreFigures {
  readonly rulings: number
  /** Time in `put` only, without generating the rulings. */
  readonly insertPerSecond: number
  readonly insertCpuMs: number
  readonly tidyMs: number | null
  readonly openMs: number
  readonly readTenMs: { readonly p50: number; readonly p95: number; readonly p99: number }
  /** Mean processor time of reading ten rulings, independent of the load of the machine. */
  readonly readTenCpuMs: number
  /** Median of each look-up. */
  readonly lookUpMs: Readonly<Record<string, number>>
  readonly diskMb: number
  readonly memoryMb: { readonly afterInsert: number; readonly afterReads: number }
}

const batchSize = 50
const reads = 2000

/** Fills a new store in `folder`, reopens it, checks the rulings, and reads ten random ones at a time. */
export async function measureStore(open: (folder: string) => Promise<MeasuredStore>, folder: string, count: number): Promise<StoreFigures> {
  const filled = await fill(await open(folder), count)
  const started = performance.now()
  const store = await open(folder)
  const openMs = performance.now() - started
  await verify(store, count)
  const { cpuMs: readTenCpuMs, ...readTenMs } = await readTens(store, count)
  const afterReads = residentMb()
  const lookUpMs = await measureLookUps(store, count)
  await store.close()
  return {
    rulings: count,
    insertPerSecond: filled.insertPerSecond,
    insertCpuMs: filled.insertCpuMs,
    tidyMs: filled.tidyMs,
    openMs,
    readTenMs,
    readTenCpuMs,
    lookUpMs,
    diskMb: (await folderBytes(folder)) / 1e6,
    memoryMb: { afterInsert: filled.memoryMb, afterReads },
  }
}

async function fill(store: MeasuredStore, count: number) {
  let putMs = 0
  let putCpuMs = 0
  for (let from = 0; from < count; from += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - from) }, (_, n) => generateRuling(from + n))
    const [started, cpu] = [performance.now(), process.cpuUsage()]
    await store.put(batch)
    putMs += performance.now() - started
    putCpuMs += cpuMsSince(cpu)
  }
  const memoryMb = residentMb()
  const started = performance.now()
  await store.tidy?.()
  const tidyMs = store.tidy === undefined ? null : performance.now() - started
  await store.close()
  return { insertPerSecond: (count / putMs) * 1000, insertCpuMs: putCpuMs / count, memoryMb, tidyMs }
}

async function verify(store: MeasuredStore, count: number): Promise<void> {
  for (const n of [0, Math.floor(count / 2), count - 1]) {
    const read = await store.read([docIdOf(n)])
    if (!isDeepStrictEqual(read.get(docIdOf(n)), generateRuling(n).sections)) throw new Error(`ruling ${n} came back different`)
  }
}

async function readTens(store: MeasuredStore, count: number) {
  const random = seededRandom(99)
  const times: number[] = []
  const cpu = process.cpuUsage()
  for (let round = 0; round < reads; round += 1) {
    const docIds = Array.from({ length: 10 }, () => docIdOf(Math.floor(random() * count)))
    const started = performance.now()
    await store.read(docIds)
    times.push(performance.now() - started)
  }
  const cpuMs = cpuMsSince(cpu) / reads
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), cpuMs }
}

async function measureLookUps(store: MeasuredStore, count: number): Promise<Record<string, number>> {
  const random = seededRandom(5)
  const some = Array.from({ length: 10 }, () => generateRuling(Math.floor(random() * count)))
  const medians: Record<string, number> = {}
  for (const [name, lookUp] of Object.entries(store.lookUps?.(some) ?? {})) {
    const times: number[] = []
    for (let round = 0; round < 21; round += 1) {
      const started = performance.now()
      await lookUp()
      times.push(performance.now() - started)
    }
    medians[name] = times.sort((a, b) => a - b)[10] ?? Number.NaN
  }
  return medians
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const residentMb = () => process.memoryUsage().rss / 1e6

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}
