import { dimension } from '../corpus/corpus.ts'
import type { BenchFilter, BenchQuery } from '../corpus/make-queries.ts'
import { type EngineAdapter, facetNames } from './engine-adapter.ts'
import { requireRival } from './rivals.ts'

type Opaque = object
interface Lance {
  connect(folder: string): Promise<{ createTable(name: string, data: Opaque): Promise<Table>; openTable(name: string): Promise<Table> }>
  makeArrowTable(rows: readonly object[], options: { schema: Opaque }): Opaque
  MatchQuery: new (text: string, column: string) => Opaque
  PhraseQuery: new (text: string, column: string) => Opaque
  Index: Record<'fts' | 'bitmap' | 'btree' | 'ivfRq', (options?: object) => Opaque>
}
interface Table {
  add(data: Opaque): Promise<unknown>
  optimize(options?: { cleanupOlderThan: Date }): Promise<unknown>
  createIndex(column: string, options: { config: Opaque; waitTimeoutSeconds?: number }): Promise<void>
  query(): Select
}
interface Select {
  fullTextSearch(query: Opaque): Select
  nearestTo(
    vector: Float32Array,
  ): Select & { distanceType(name: string): Select & { nprobes(n: number): Select & { refineFactor(n: number): Select } } }
  select(columns: readonly string[]): Select
  where(sql: string): Select
  limit(n: number): Select
  toArray(): Promise<{ id: number; date: number }[]>
  toArrow(): Promise<{ readonly numRows: number; getChild(name: string): Iterable<unknown> }>
}
type Arrow = Record<string, new (...parameters: unknown[]) => Opaque>

const load = (): Lance => requireRival('@lancedb/lancedb')

const schemaOf = (arrow: Arrow): Opaque => {
  const made = (name: string, ...parameters: unknown[]): Opaque => new (arrow[name] as Arrow[string])(...parameters)
  const column = (name: string, type: Opaque): Opaque => made('Field', name, type)
  return made('Schema', [
    ...['id', 'year', 'date'].map((name) => column(name, made('Int32'))),
    ...['base', 'court', 'type', 'text'].map((name) => column(name, made('Utf8'))),
    column('vector', made('FixedSizeList', dimension, made('Field', 'item', made('Float32'), true))),
  ])
}

const condition = ({ base, from, to }: BenchFilter): string => `base = '${base}' and year >= ${from} and year <= ${to}`
const everything = 1_000_000

/** LanceDB: words, phrases, vectors and filters on all platforms, but no prefixes. */
export const lancedb: EngineAdapter = {
  unsupported: ['prefix'],
  build: async (folder, batches) => {
    const lance = load()
    const schema = schemaOf(requireRival<Arrow>('apache-arrow'))
    const database = await lance.connect(folder)
    let table: Table | null = null
    let documents = 0
    for await (const batch of batches) {
      const rows = lance.makeArrowTable(
        batch.map(({ document, vector }) => ({ ...document, vector })),
        { schema },
      )
      if (table === null) table = await database.createTable('documents', rows)
      else await table.add(rows)
      documents += batch.length
    }
    if (table === null) return
    await table.optimize()
    const { Index } = lance
    const words = {
      baseTokenizer: 'whitespace',
      stem: false,
      removeStopWords: false,
      asciiFolding: false,
      lowercase: false,
      withPosition: true,
    }
    await table.createIndex('text', { config: Index.fts(words), waitTimeoutSeconds: 900 })
    await table.createIndex('base', { config: Index.bitmap() })
    await table.createIndex('year', { config: Index.btree() })
    const partitions = Math.max(16, Math.round(documents / 4000))
    await table.createIndex('vector', {
      config: Index.ivfRq({ distanceType: 'cosine', numPartitions: partitions }),
      waitTimeoutSeconds: 900,
    })
    await table.optimize({ cleanupOlderThan: new Date() })
  },
  open: async (folder) => {
    const lance = load()
    const table = await (await lance.connect(folder)).openTable('documents')
    const words = ({ kind, terms }: BenchQuery): Opaque =>
      kind === 'phrase' ? new lance.PhraseQuery(terms.join(' '), 'text') : new lance.MatchQuery(terms.join(' '), 'text')
    const found = (query: BenchQuery, columns: readonly string[], limit: number): Select =>
      table
        .query()
        .fullTextSearch(words(query))
        .select([...columns, '_score'])
        .limit(limit)
    const only = (select: Select, filter: BenchFilter | null): Select => (filter === null ? select : select.where(condition(filter)))
    return {
      top: async (query, filter, limit) => (await only(found(query, ['id'], limit), filter).toArray()).map(({ id }) => id),
      newest: async (query) => {
        const rows = await found(query, ['id', 'date'], everything).toArray()
        return rows
          .sort((a, b) => b.date - a.date || a.id - b.id)
          .slice(0, 20)
          .map(({ id }) => id)
      },
      facets: async (query) => {
        const rows = await found(query, facetNames, everything).toArrow()
        return Object.fromEntries(facetNames.map((name) => [name, totals(rows.getChild(name))]))
      },
      count: async (query, filter) => (await only(found(query, ['id'], everything), filter).toArrow()).numRows,
      nearest: async (vector, filter, limit) => {
        const select = table.query().nearestTo(vector).distanceType('cosine').nprobes(20).refineFactor(5)
        return (await only(select.select(['id', '_distance']).limit(limit), filter).toArray()).map(({ id }) => id)
      },
    }
  },
}

const totals = (values: Iterable<unknown>): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const value of values) counted[String(value)] = (counted[String(value)] ?? 0) + 1
  return counted
}
