import fc from 'fast-check'
import {
  type Filter,
  groupField,
  type IndexBatch,
  type IndexChange,
  type IndexDocument,
  idField,
  type LexicalSearch,
  type NearTermsRequest,
  namespaces,
  type PrimaryMatches,
  type TextQuery,
  type TokenStream,
} from '../ports/index.ts'

export const suiteDimension = 8

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'ñ']
const groups = ['g1', 'g2', 'g3']
const terms = ['juez', 'jueza', 'ley', 'año', 'ano', 'pago', '12-2020']
const fieldNames = ['texto', 'titulo']
const facetNames = ['corte', 'norma']
const facetValues = ['CS', 'CA Temuco', 'CT:161', '']
const keyNames = ['fecha', 'rol']

const sparse = <Value>(names: readonly string[], value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
  fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })

const tokenStream: fc.Arbitrary<TokenStream> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...terms), fc.integer({ min: 0, max: 2 })), { maxLength: 12 }),
    fc.option(fc.array(fc.nat(15), { maxLength: 4 })),
  )
  .map(([steps, beginnings]) => {
    let position = 0
    const stream = { terms: steps.map(([term]) => term), positions: steps.map(([, step]) => (position += step)) }
    return beginnings === null ? stream : { ...stream, sections: beginnings.sort((a, b) => a - b) }
  })

const vector = fc.option(
  fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: suiteDimension, maxLength: suiteDimension })
    .map((values) => Float32Array.from(values)),
)

const indexDocument: fc.Arbitrary<IndexDocument> = fc.record({
  id: fc.constantFrom(...ids),
  group: fc.constantFrom(...groups),
  fields: sparse(fieldNames, tokenStream),
  facets: sparse(facetNames, fc.array(fc.constantFrom(...facetValues), { maxLength: 3 })),
  sortKeys: fc
    .record({ fecha: fc.integer({ min: 1, max: 4 }), rol: fc.constantFrom('1', '10', 'C-2') }, { requiredKeys: [] })
    .map((keys) => ({ ...keys })),
  vector,
})

const change: fc.Arbitrary<IndexChange> = fc
  .record({ namespace: fc.constantFrom(...namespaces.slice(0, 2)), document: indexDocument, kind: fc.integer({ min: 0, max: 9 }) })
  .map(({ namespace, document, kind }): IndexChange => {
    if (kind === 0) return { kind: 'removeGroup', namespace, group: document.group }
    return kind === 1 ? { kind: 'remove', namespace, id: document.id } : { kind: 'upsert', namespace, document }
  })

/** Batches with sequences that repeat and fall, as in a replay. */
export const batches: fc.Arbitrary<IndexBatch[]> = fc.array(
  fc.record({ sequence: fc.integer({ min: 1, max: 9 }), changes: fc.array(change, { maxLength: 8 }) }),
  { maxLength: 6 },
)

const fields = fc.constantFrom({ texto: 1 }, { titulo: 2 }, { texto: 1, titulo: 3 }, { desconocido: 1 })

const textQuery: fc.Arbitrary<TextQuery> = fc.letrec<{ query: TextQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'query' },
    fc.record({ kind: fc.constant('term' as const), term: fc.constantFrom(...terms), fields }),
    fc.record({ kind: fc.constant('prefix' as const), prefix: fc.constantFrom('j', 'juez', 'a', ''), fields }),
    fc.record({
      kind: fc.constant('near' as const),
      terms: fc.array(fc.constantFrom(...terms), { minLength: 1, maxLength: 3 }),
      within: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(Infinity)),
      withinSection: fc.boolean(),
      fields,
    }),
    fc.record({
      kind: fc.constant('phrase' as const),
      terms: fc.array(fc.constantFrom(...terms), { minLength: 1, maxLength: 3 }),
      slop: fc.integer({ min: 0, max: 3 }),
      withinSection: fc.boolean(),
      fields,
    }),
    fc.record({
      kind: fc.constant('phrase' as const),
      terms: fc.tuple(fc.constantFrom(...terms), fc.constantFrom(...terms)),
      positions: fc.constantFrom([0, 2], [3, 4], [1, 1]),
      slop: fc.integer({ min: 0, max: 2 }),
      fields,
    }),
    fc.record({
      kind: fc.constant('or' as const),
      clauses: fc.array(tie('query'), { maxLength: 4 }),
      atLeast: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('and' as const), clauses: fc.array(tie('query'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), clause: tie('query') }),
    fc.record({ kind: fc.constant('boost' as const), clause: tie('query'), factor: fc.constantFrom(0, 0.5, 2) }),
    fc.record({ kind: fc.constant('prefer' as const), match: tie('query'), bonus: fc.array(tie('query'), { maxLength: 2 }) }),
  ),
})).query

export const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'filter' },
    fc.record({
      kind: fc.constant('in' as const),
      field: fc.constantFrom(...facetNames, 'desconocido'),
      values: fc.array(fc.constantFrom(...facetValues, 'otro'), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('in' as const),
      field: fc.constant(idField),
      values: fc.array(fc.constantFrom(...ids), { maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('in' as const), field: fc.constant(groupField), values: fc.array(fc.constantFrom(...groups)) }),
    fc.record(
      {
        kind: fc.constant('range' as const),
        field: fc.constantFrom(...keyNames),
        from: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant('1')),
        to: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant('B')),
      },
      { requiredKeys: ['kind', 'field'] },
    ),
    fc.record({ kind: fc.constant('exists' as const), field: fc.constantFrom(...facetNames, ...keyNames, idField, 'desconocido') }),
    fc.record({ kind: fc.constant('and' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('or' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
  ),
})).filter

export const sortOrder = fc.array(
  fc.record({ key: fc.constantFrom(...keyNames, 'desconocida'), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  { maxLength: 2 },
)

export const primaryMatches: fc.Arbitrary<PrimaryMatches> = fc.record(
  { text: textQuery, minScore: fc.double({ min: 0, max: 4, noNaN: true }), filter },
  { requiredKeys: [] },
)

export const search: fc.Arbitrary<LexicalSearch> = fc.record({
  text: fc.option(textQuery),
  filter: fc.option(filter),
  sort: fc.constant('relevance' as const),
  facets: fc.constant([
    { name: 'corte', limit: 10 },
    { name: 'norma', limit: 2 },
    { name: 'desconocida', limit: 5 },
  ]),
  offset: fc.integer({ min: 0, max: 3 }),
  limit: fc.integer({ min: 0, max: 10 }),
})

export const nearTerms: fc.Arbitrary<NearTermsRequest> = fc.record({
  term: fc.constantFrom('juez', 'jeuz', 'aon', 'lye', 'pagos', 'x'),
  fields: fc.constantFrom(['texto'], ['texto', 'titulo'], ['desconocido']),
  edits: fc.constantFrom(1 as const, 2 as const),
  prefix: fc.constantFrom('', 'j', 'a', 'juez'),
  limit: fc.integer({ min: 1, max: 5 }),
})
