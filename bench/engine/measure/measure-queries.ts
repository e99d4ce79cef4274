import { type BenchQueries, comparedVectors } from '../corpus/corpus.ts'
import { type BenchFilter, type BenchQuery, queryKinds } from '../corpus/make-queries.ts'
import type { EngineAdapter, OpenEngine } from '../engines/engine-adapter.ts'
import { type Measured, vectorFilters } from './engine-results.ts'

const minWarmUpMs = 250
/** Time limit of warm-up and of measurement, each. Slow engines return the times they have. */
const maxMs = 3_000
const clients = 8

interface Timed {
  readonly times: Record<string, number[]>
  readonly repeated: Record<string, number[]>
}

/** Opens an engine and times every kind of query with one client, then the throughput of several clients. */
export async function measureQueries(
  engine: EngineAdapter,
  folder: string,
  { compared, fresh, throughput }: BenchQueries,
  vectors: readonly Float32Array[],
): Promise<Measured> {
  const opening = performance.now()
  const opened = await engine.open(folder, 'times')
  const openMs = performance.now() - opening
  await opened.top(ofKind(compared, 'mixed')[0] as BenchQuery, null, 20)
  const firstMs = performance.now() - opening - openMs
  const timed: Timed = { times: {}, repeated: {} }
  const time = (name: string, ask: (query: BenchQuery) => unknown, ...kinds: readonly string[]): Promise<void> =>
    timeEach(timed, name, { warmUp: ofKind(compared, ...kinds), items: ofKind(fresh, ...kinds), ask })
  for (const kind of queryKinds) {
    if (engine.unsupported?.includes(kind)) continue
    await time(kind, (query) => opened.top(query, null, 20), kind)
    await time(`${kind} filtered`, (query) => opened.top(query, query.filter, 20), kind)
  }
  const { facets, newest, nearest } = opened
  if (facets !== undefined) await time('facets', facets, 'mixed', 'common')
  if (newest !== undefined) await time('newest', newest, 'mixed')
  if (nearest !== undefined)
    await timeVectors(timed, { top: opened.top, nearest }, { compared: ofKind(compared, 'mixed'), fresh: ofKind(fresh, 'mixed') }, vectors)
  const queriesPerSecond = await measureThroughput(throughput, opened)
  const rssMb = process.memoryUsage().rss / 2 ** 20
  await opened.close?.()
  return { openMs, firstMs, ...timed, queriesPerSecond, rssMb }
}

const ofKind = (queries: readonly BenchQuery[], ...kinds: readonly string[]): BenchQuery[] =>
  queries.filter(({ kind }) => kinds.includes(kind))

/** Warms up with other items, then times each item the first time and once more. */
const timeEach = async <Item>(
  { times, repeated }: Timed,
  name: string,
  { warmUp, items, ask }: { warmUp: readonly Item[]; items: readonly Item[]; ask: (item: Item) => unknown },
): Promise<void> => {
  const warming = performance.now()
  for (let i = 0; i < warmUp.length || performance.now() - warming < minWarmUpMs; i++) {
    await ask(warmUp[i % warmUp.length] as Item)
    if (performance.now() - warming > maxMs) break
  }
  const first: number[] = []
  const second: number[] = []
  const since = performance.now()
  for (const item of items) {
    for (const list of [first, second]) {
      const start = performance.now()
      await ask(item)
      list.push(performance.now() - start)
    }
    if (performance.now() - since > maxMs) break
  }
  times[name] = first
  repeated[name] = second
}

const timeVectors = async (
  timed: Timed,
  { top, nearest }: Required<Pick<OpenEngine, 'top' | 'nearest'>>,
  queries: Pick<BenchQueries, 'compared' | 'fresh'>,
  vectors: readonly Float32Array[],
): Promise<void> => {
  const warmUp = vectors.slice(0, comparedVectors)
  const fresh = vectors.slice(comparedVectors)
  for (const [name, filter] of Object.entries(vectorFilters))
    await timeEach(timed, name, { warmUp, items: fresh, ask: (vector) => nearest(vector, filter, 100) })
  const paired = (list: readonly BenchQuery[], near: readonly Float32Array[]): { query: BenchQuery; vector: Float32Array }[] =>
    near.slice(0, list.length).map((vector, i) => ({ query: list[i] as BenchQuery, vector }))
  const items = { warmUp: paired(queries.compared, warmUp), items: paired(queries.fresh, fresh) }
  const hybrid = async (query: BenchQuery, vector: Float32Array, filter: BenchFilter | null): Promise<number[]> => {
    const [words, near] = await Promise.all([top(query, filter, 100), nearest(vector, filter, 100)])
    return fuse(words, near)
  }
  await timeEach(timed, 'hybrid', { ...items, ask: ({ query, vector }) => hybrid(query, vector, null) })
  await timeEach(timed, 'hybrid filtered', { ...items, ask: ({ query, vector }) => hybrid(query, vector, query.filter) })
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

const measureThroughput = async (queries: readonly BenchQuery[], { top }: OpenEngine): Promise<number> => {
  let started = 0
  const start = performance.now()
  const client = async (): Promise<void> => {
    while (started < queries.length && performance.now() - start < maxMs) await top(queries[started++] as BenchQuery, null, 20)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return started / ((performance.now() - start) / 1000)
}
