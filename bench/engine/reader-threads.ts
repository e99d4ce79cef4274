import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openReader } from '@basejuris/engine'
import { readQueries } from './corpus/corpus.ts'
import type { BenchQuery } from './corpus/make-queries.ts'
import { optionsOf, requestOf } from './engines/ours.ts'
import { describeMachine } from './report/describe-machine.ts'
import { percentile } from './report/statistics.ts'

const usage = `node bench/engine/reader-threads.ts --corpus folder --index folder [--threads 1,2,3] [--clients 8] [--seconds 5]

Runs distinct lexical searches from several clients at once: in the main process, and in threads with a reader each.`

/** Worker thread: receives queries and returns the ids of twenty documents. */
const answerQueries = async (): Promise<void> => {
  const reader = await openReader(optionsOf(workerData as string))
  parentPort?.on('message', (query: BenchQuery) => {
    parentPort?.postMessage(reader.search(...requestOf(query, { limit: 20 })).hits.map(({ id }) => id))
  })
}

type Search = (query: BenchQuery) => unknown

const inThreads = (folder: string, count: number): { asks: Search[]; close: () => Promise<unknown> } => {
  const workers = Array.from({ length: count }, () => new Worker(new URL(import.meta.url), { workerData: folder }))
  const waiting = workers.map((): ((answer: unknown) => void)[] => [])
  workers.forEach((worker, i) => {
    worker.on('message', (answer) => waiting[i]?.shift()?.(answer))
  })
  const asks = workers.map(
    (worker, i) => (query: BenchQuery) =>
      new Promise((resolve) => {
        waiting[i]?.push(resolve)
        worker.postMessage(query)
      }),
  )
  return { asks, close: () => Promise.all(workers.map((worker) => worker.terminate())) }
}

/** Each client sends one query after another, to the searches in turn. */
const measure = async (asks: readonly Search[], queries: readonly BenchQuery[], clients: number, ms: number): Promise<string> => {
  const times: number[] = []
  let next = 0
  const since = performance.now()
  const client = async (): Promise<void> => {
    while (performance.now() - since < ms) {
      const number = next++
      const start = performance.now()
      await asks[number % asks.length]?.(queries[number % queries.length] as BenchQuery)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const perSecond = times.length / ((performance.now() - since) / 1000)
  return `${perSecond.toFixed(0)} queries/s, p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string' },
      index: { type: 'string' },
      threads: { type: 'string', default: '1,2,3' },
      clients: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '5' },
    },
  })
  const { corpus, index, clients, seconds } = values
  if (corpus === undefined || index === undefined) {
    console.log(usage)
    process.exit(1)
  }
  const { throughput: queries } = await readQueries(corpus)
  const report = async (name: string, asks: readonly Search[]): Promise<void> => {
    await measure(asks, queries, Number(clients), 1000)
    console.log(`${name}: ${await measure(asks, queries, Number(clients), Number(seconds) * 1000)}`)
  }
  console.log(describeMachine())
  const reader = await openReader(optionsOf(index))
  await report('in the main process', [(query) => reader.search(...requestOf(query, { limit: 20 }))])
  await reader.close()
  for (const count of values.threads.split(',').map(Number)) {
    const { asks, close } = inThreads(index, count)
    await report(`in ${count} threads`, asks)
    await close()
  }
}

await (isMainThread ? main() : answerQueries())
