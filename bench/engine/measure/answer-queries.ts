import type { BenchQuery } from '../corpus/make-queries.ts'
import type { EngineAdapter, OpenEngine } from '../engines/engine-adapter.ts'
import { type Answers, recallQueries, vectorFilters } from './engine-results.ts'

/** Above this many documents, only every third query is compared, because some engines take seconds. */
const maxFullyCompared = 20_000

/** Collects the answers that are compared between engines. */
export async function answerQueries(
  { unsupported }: EngineAdapter,
  opened: OpenEngine,
  documents: number,
  queries: readonly BenchQuery[],
  vectors: readonly Float32Array[],
): Promise<Answers> {
  const { count, facets, newest } = opened
  const each = async <Value>(
    ask: ((query: BenchQuery) => Value | Promise<Value>) | undefined,
    kind?: string,
  ): Promise<(Value | null)[]> => {
    const values: (Value | null)[] = []
    for (const [index, query] of queries.entries()) {
      const skipped =
        ask === undefined ||
        (documents > maxFullyCompared && index % 3 > 0) ||
        unsupported?.includes(query.kind) ||
        (kind !== undefined && query.kind !== kind)
      values.push(skipped ? null : await ask(query))
    }
    return values
  }
  return {
    top: await each((query) => opened.top(query, null, 20)),
    topFiltered: await each((query) => opened.top(query, query.filter, 20)),
    counts: await each(count && ((query) => count(query, null))),
    countsFiltered: await each(count && ((query) => count(query, query.filter))),
    facets: await each(facets, 'mixed'),
    newest: await each(newest, 'mixed'),
    nearest: await answerNearest(opened, vectors),
  }
}

const answerNearest = async ({ nearest }: OpenEngine, vectors: readonly Float32Array[]): Promise<Answers['nearest']> => {
  const near: Record<string, (readonly number[])[]> = {}
  if (nearest === undefined) return near
  for (const [name, filter] of Object.entries(vectorFilters)) {
    const lists: (readonly number[])[] = []
    for (const vector of vectors.slice(0, recallQueries)) lists.push(await nearest(vector, filter, 100))
    near[name] = lists
  }
  return near
}
