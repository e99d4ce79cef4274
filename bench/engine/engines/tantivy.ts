import type { BenchFilter, BenchQuery } from '../corpus/make-queries.ts'
import { type EngineAdapter, facetNames } from './engine-adapter.ts'
import { requireRival } from './rivals.ts'

type Opaque = object
interface Tantivy {
  SchemaBuilder: new () => Builder
  Index: { new (schema: Opaque, folder: string): Index; open(folder: string): Index }
  Document: new () => TantivyDocument
  Query: Record<string, (...parameters: unknown[]) => Opaque>
  TextAnalyzerBuilder: new (tokenizer: Opaque) => { build(): Opaque }
  TokenizerStatic: { whitespace(): Opaque }
  FieldType: { I64: unknown }
  Occur: { Must: unknown; Should: unknown }
  Order: { Desc: unknown }
}
interface Builder {
  addIntegerField(name: string, options: object): Builder
  addTextField(name: string, options: object): Builder
  build(): Opaque
}
interface TantivyDocument {
  addInteger(name: string, value: number): void
  addText(name: string, value: string): void
}
interface Index {
  readonly schema: Opaque
  registerTokenizer(name: string, tokenizer: Opaque): void
  writer(bytes: number, threads: number): { addDocument(document: TantivyDocument): void; commit(): void; waitMergingThreads(): void }
  searcher(): Searcher
}
interface Searcher {
  search(
    query: Opaque,
    limit: number,
    count: boolean,
    orderBy?: string,
    offset?: number,
    order?: unknown,
  ): { hits: { docAddress: unknown }[]; count?: number }
  doc(address: unknown): { toDict(): Record<string, unknown[]> }
  aggregate(query: Opaque, aggregation: string): unknown
}

const load = (): Tantivy => requireRival('@oxdev03/node-tantivy-binding-linux-x64-gnu')

const withWhitespace = (tantivy: Tantivy, index: Index): Index => {
  index.registerTokenizer('whitespace', new tantivy.TextAnalyzerBuilder(tantivy.TokenizerStatic.whitespace()).build())
  return index
}

const aggregation = JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, { terms: { field: name, size: 1000 } }])))

const queryOf = (tantivy: Tantivy, schema: Opaque, { kind, terms }: BenchQuery, filter: BenchFilter | null): Opaque => {
  const { Query, Occur, FieldType } = tantivy
  const make = (name: string, ...parameters: unknown[]): Opaque => (Query[name] as (...each: unknown[]) => Opaque)(...parameters)
  const should = terms.map((term) => ({ occur: Occur.Should, query: make('termQuery', schema, 'text', term, 'freq') }))
  const text =
    kind === 'phrase'
      ? make('phraseQuery', schema, 'text', terms)
      : kind === 'prefix'
        ? make('regexQuery', schema, 'text', `${terms[0]}.*`)
        : make('booleanQuery', should)
  if (filter === null) return text
  const must = [
    make('termQuery', schema, 'base', filter.base, 'basic'),
    make('rangeQuery', schema, 'year', FieldType.I64, filter.from, filter.to),
  ]
  return make('booleanQuery', [
    { occur: Occur.Must, query: text },
    ...must.map((query) => ({ occur: Occur.Must, query: make('constScoreQuery', query, 0) })),
  ])
}

/** tantivy through its Node binding: the strongest embeddable lexical engine. It has no vectors. */
export const tantivy: EngineAdapter = {
  build: async (folder, batches) => {
    const library = load()
    const exact = { tokenizerName: 'raw', fast: true, indexOption: 'basic' }
    const schema = new library.SchemaBuilder()
      .addIntegerField('id', { stored: true, indexed: true, fast: true })
      .addTextField('text', { stored: false, tokenizerName: 'whitespace', indexOption: 'position' })
      .addTextField('base', exact)
      .addTextField('court', exact)
      .addTextField('type', exact)
      .addIntegerField('year', { indexed: true, fast: true })
      .addIntegerField('date', { indexed: true, fast: true })
      .build()
    const writer = withWhitespace(library, new library.Index(schema, folder)).writer(600e6, 2)
    for await (const batch of batches) {
      for (const { document } of batch) {
        const each = new library.Document()
        for (const name of ['id', 'year', 'date'] as const) each.addInteger(name, document[name])
        for (const name of ['text', 'base', 'court', 'type'] as const) each.addText(name, document[name])
        writer.addDocument(each)
      }
    }
    writer.commit()
    writer.waitMergingThreads()
  },
  open: async (folder, purpose) => {
    const library = load()
    const index = withWhitespace(library, library.Index.open(folder))
    const searcher = index.searcher()
    const make = (query: BenchQuery, filter: BenchFilter | null): Opaque => queryOf(library, index.schema, query, filter)
    const ids = ({ hits }: { hits: { docAddress: unknown }[] }): number[] =>
      hits.map(({ docAddress }, i) => (purpose === 'times' ? i : Number((searcher.doc(docAddress).toDict()['id'] ?? [])[0])))
    return {
      top: (query, filter, limit) => ids(searcher.search(make(query, filter), limit, false)),
      newest: (query) => ids(searcher.search(make(query, null), 20, false, 'date', 0, library.Order.Desc)),
      count: (query, filter) => searcher.search(make(query, filter), 1, true).count ?? 0,
      facets: (query) => totalsIn(searcher.aggregate(make(query, null), aggregation)),
    }
  },
}

const totalsIn = (answer: unknown): Record<string, Record<string, number>> => {
  const parsed: Record<string, { buckets: { key: unknown; doc_count: number }[] }> =
    typeof answer === 'string' ? JSON.parse(answer) : answer
  return Object.fromEntries(
    Object.entries(parsed).map(([name, { buckets }]) => [
      name,
      Object.fromEntries(buckets.map((each) => [String(each.key), each.doc_count])),
    ]),
  )
}
