import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBatches, readVectors } from './corpus.ts'
import { lancedb } from './engines/lancedb.ts'
import { ours } from './engines/ours.ts'
import { sqlite } from './engines/sqlite.ts'
import { tantivy } from './engines/tantivy.ts'
import type { BenchFilter, BenchQuery } from './make-queries.ts'
import type { FacetTotals, MeasuredEngine, OpenedEngine } from './measured-engine.ts'

export const engines: Readonly<Record<string, MeasuredEngine>> = { ours, lancedb, tantivy, sqlite }

export interface Built {
  readonly seconds: number
  readonly bytes: number
  readonly peakMb: number
}

/** Milliseconds of each query, by what was measured. */
export interface Measured {
  readonly openMs: number
  readonly firstMs: number
  readonly times: Readonly<Record<string, readonly number[]>>
  readonly queriesPerSecond: number
  readonly rssMb: number
}

/** Answers to compare between engines, by the place of the query. */
export interface Answers {
  readonly top: readonly (readonly number[] | null)[]
  readonly counts: readonly (number | null)[]
  readonly facets: readonly (FacetTotals | null)[]
  readonly newest: readonly (readonly number[] | null)[]
  readonly nearest: Readonly<Record<string, readonly (readonly number[])[]>>
}

/** About 1 % and 7 % of the documents. */
export const vectorFilters: Readonly<Record<string, BenchFilter | null>> = {
  vectors: null,
  'vectors 7 %': { base: 'suprema', from: 2010, to: 2015 },
  'vectors 1 %': { base: 'salud', from: 2000, to: 2100 },
}

const sizeOf = async (folder: string): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

const build = async (engine: MeasuredEngine, corpus: string, folder: string): Promise<Built> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const start = performance.now()
  await engine.build(folder, readBatches(corpus))
  return { seconds: (performance.now() - start) / 1000, bytes: await sizeOf(folder), peakMb: process.resourceUsage().maxRSS / 1024 }
}

interface Asked {
  readonly queries: readonly BenchQuery[]
  readonly vectors: readonly Float32Array[]
}

const budgetMs = 8_000

const warmUps = 3

/** Goes over all items to warm up, then times each; gives up after a while and times what it could. */
const time = async <Item>(items: readonly Item[], ask: (item: Item) => unknown): Promise<number[]> => {
  const pass = async (): Promise<number[]> => {
    const times: number[] = []
    const since = performance.now()
    for (const item of items) {
      const start = performance.now()
      await ask(item)
      times.push(performance.now() - start)
      if (performance.now() - since > budgetMs) break
    }
    return times
  }
  const start = performance.now()
  for (let i = 0; i < warmUps && performance.now() - start < budgetMs; i++) await pass()
  return pass()
}

const fused = (words: readonly number[], near: readonly number[]): number[] => {
  const scores = new Map<number, number>()
  for (const list of [words, near]) for (const [i, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (60 + i))
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 20)
    .map(([id]) => id)
}

const measure = async (engine: MeasuredEngine, folder: string, { queries, vectors }: Asked): Promise<Measured> => {
  const of = (kind: string): BenchQuery[] => queries.filter((query) => query.kind === kind)
  const opening = performance.now()
  const opened = await engine.open(folder)
  const openMs = performance.now() - opening
  await opened.top(of('mixed')[0] as BenchQuery, null, 20)
  const firstMs = performance.now() - opening - openMs
  const times: Record<string, number[]> = {}
  for (const kind of ['rare', 'mixed', 'common', 'phrase', 'prefix', 'long']) {
    if (engine.without?.includes(kind)) continue
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

const timeVectors = async (
  times: Record<string, number[]>,
  { top, nearest }: Required<Pick<OpenedEngine, 'top' | 'nearest'>>,
  queries: readonly BenchQuery[],
  vectors: readonly Float32Array[],
): Promise<void> => {
  for (const [name, filter] of Object.entries(vectorFilters))
    times[name] = await time(vectors.slice(0, 50), (vector) => nearest(vector, filter, 100))
  const both = queries.map((query, i) => ({ query, vector: vectors[i] as Float32Array }))
  const hybrid = async (query: BenchQuery, vector: Float32Array, filter: BenchFilter | null): Promise<number[]> => {
    const [words, near] = await Promise.all([top(query, filter, 100), nearest(vector, filter, 100)])
    return fused(words, near)
  }
  times['hybrid'] = await time(both, ({ query, vector }) => hybrid(query, vector, null))
  times['hybrid filtered'] = await time(both, ({ query, vector }) => hybrid(query, vector, query.filter))
}

const clients = 8
const throughput = async (queries: readonly BenchQuery[], { top }: OpenedEngine): Promise<number> => {
  const total = queries.length * 16
  let asked = 0
  const start = performance.now()
  const client = async (): Promise<void> => {
    while (asked < total && performance.now() - start < budgetMs) await top(queries[asked++ % queries.length] as BenchQuery, null, 20)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return asked / ((performance.now() - start) / 1000)
}

const answer = async (engine: MeasuredEngine, folder: string, { queries, vectors }: Asked): Promise<Answers> => {
  const opened = await engine.open(folder)
  const each = async <Value>(ask: ((query: BenchQuery) => Value | Promise<Value>) | undefined): Promise<(Value | null)[]> => {
    const values: (Value | null)[] = []
    for (const query of queries) values.push(ask === undefined || engine.without?.includes(query.kind) ? null : await ask(query))
    return values
  }
  const { count, nearest } = opened
  const near: Record<string, (readonly number[])[]> = {}
  if (nearest !== undefined)
    for (const [name, filter] of Object.entries(vectorFilters)) {
      const lists: (readonly number[])[] = []
      for (const vector of vectors.slice(0, 30)) lists.push(await nearest(vector, filter, 100))
      near[name] = lists
    }
  const facetsOf = opened.facets
  return {
    top: await each((query) => opened.top(query, null, 20)),
    counts: await each(count === undefined ? undefined : (query) => count(query, null)),
    facets: await each(facetsOf === undefined ? undefined : (query) => (query.kind === 'mixed' ? facetsOf(query) : null)),
    newest: await each(opened.newest),
    nearest: near,
  }
}

if (import.meta.main) {
  const [name = '', task, corpus = '', folder = ''] = process.argv.slice(2)
  const engine = engines[name]
  if (engine === undefined) throw new Error(`there is no engine ${name}`)
  const asked = async (): Promise<Asked> => ({
    queries: JSON.parse(await readFile(join(corpus, 'queries.json'), 'utf8')),
    vectors: await readVectors(join(corpus, 'asked.f32')),
  })
  const result =
    task === 'build'
      ? await build(engine, corpus, folder)
      : task === 'measure'
        ? await measure(engine, folder, await asked())
        : await answer(engine, folder, await asked())
  process.stdout.write(`\n@@${JSON.stringify(result)}\n`, () => process.exit(0))
}
