import { type BenchFilter, type BenchQuery, queryKinds } from '../corpus/make-queries.ts'
import type { EngineAdapter, OpenEngine } from '../engines/engine-adapter.ts'
import { type Measured, vectorFilters } from './engine-results.ts'

/** Minimum passes over all queries of a kind. Fast engines get more, so that one interruption hardly counts. */
const minPasses = 3
const minMs = 250
/** Time limit of warm-up and of measurement, each. Slow engines return the times they have. */
const maxMs = 3_000
const clients = 8

/** Opens an engine and times every kind of query with one client, then the throughput of several clients. */
export async function measureQueries(
  engine: EngineAdapter,
  folder: string,
  queries: readonly BenchQuery[],
  vectors: readonly Float32Array[],
): Promise<Measured> {
  const of = (kind: string): BenchQuery[] => queries.filter((query) => query.kind === kind)
  const opening = performance.now()
  const opened = await engine.open(folder)
  const openMs = performance.now() - opening
  await opened.top(of('mixed')[0] as BenchQuery, null, 20)
  const firstMs = performance.now() - opening - openMs
  const times: Record<string, number[]> = {}
  for (const kind of queryKinds) {
    if (engine.unsupported?.includes(kind)) continue
    times[kind] = await time(of(kind), (query) => opened.top(query, null, 20))
    times[`${kind} filtered`] = await time(of(kind), (query) => opened.top(query, query.filter, 20))
  }
  const { facets, newest, nearest } = opened
  if (facets !== undefined) times['facets'] = await time([...of('mixed'), ...of('common')], facets)
  if (newest !== undefined) times['newest'] = await time(of('mixed'), newest)
  if (nearest !== undefined) await timeVectors(times, { top: opened.top, nearest }, of('mixed'), vectors)
  const queriesPerSecond = await throughput(of('mixed'), opened)
  const rssMb = process.memoryUsage().rss / 2 ** 20
  await opened.close?.()
  return { openMs, firstMs, times, queriesPerSecond, rssMb }
}

/** Runs all items to warm up, then times each. */
const time = async <Item>(items: readonly Item[], ask: (item: Item) => unknown): Promise<number[]> => {
  await timePasses(items, ask)
  return timePasses(items, ask)
}

const timePasses = async <Item>(items: readonly Item[], ask: (item: Item) => unknown): Promise<number[]> => {
  const times: number[] = []
  const since = performance.now()
  for (let pass = 0; pass < minPasses || performance.now() - since < minMs; pass++)
    for (const item of items) {
      const start = performance.now()
      await ask(item)
      times.push(performance.now() - start)
      if (performance.now() - since > maxMs) return times
    }
  return times
}

const timeVectors = async (
  times: Record<string, number[]>,
  { top, nearest }: Required<Pick<OpenEngine, 'top' | 'nearest'>>,
  queries: readonly BenchQuery[],
  vectors: readonly Float32Array[],
): Promise<void> => {
  for (const [name, filter] of Object.entries(vectorFilters))
    times[name] = await time(vectors.slice(0, 50), (vector) => nearest(vector, filter, 100))
  const both = queries.map((query, i) => ({ query, vector: vectors[i] as Float32Array }))
  const hybrid = async (query: BenchQuery, vector: Float32Array, filter: BenchFilter | null): Promise<number[]> => {
    const [words, near] = await Promise.all([top(query, filter, 100), nearest(vector, filter, 100)])
    return fuse(words, near)
  }
  times['hybrid'] = await time(both, ({ query, vector }) => hybrid(query, vector, null))
  times['hybrid filtered'] = await time(both, ({ query, vector }) => hybrid(query, vector, query.filter))
}

/** Reciprocal rank fusion with k = 60. */
const fuse = (words: readonly number[], near: readonly number[]): number[] => {
  const scores = new Map<number, number>()
  for (const list of [words, near]) for (const [i, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (60 + i))
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 20)
    .map(([id]) => id)
}

const throughput = async (queries: readonly BenchQuery[], { top }: OpenEngine): Promise<number> => {
  const total = queries.length * 16
  let started = 0
  const start = performance.now()
  const client = async (): Promise<void> => {
    while (started < total && performance.now() - start < maxMs) await top(queries[started++ % queries.length] as BenchQuery, null, 20)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return started / ((performance.now() - start) / 1000)
}
