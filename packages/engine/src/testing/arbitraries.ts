import fc from 'fast-check'
import type { EngineBatch, EngineChange } from '../model/document.ts'
import type { Filter } from '../model/filter.ts'
import type { TextQuery } from '../model/text-query.ts'
import { randomDocument, randomFrom, vocabulary } from './random-documents.ts'

export const testNamespace = 'fallos'

/** Changes of one batch, mostly upserts. Some batches are large enough for lists with several blocks. */
export function randomChanges(seed: number, size: number, ids: number): EngineChange[] {
  const random = randomFrom(seed)
  return Array.from({ length: size }, (): EngineChange => {
    const document = randomDocument(random, ids)
    const kind = random()
    if (kind < 0.02) return { kind: 'removeGroup', namespace: testNamespace, group: document.group }
    if (kind < 0.15) return { kind: 'remove', namespace: testNamespace, id: document.id }
    return { kind: 'upsert', namespace: testNamespace, document }
  })
}

export type Step =
  | { readonly kind: 'apply'; readonly seed: number; readonly size: number }
  | { readonly kind: 'flush' | 'optimize' | 'reopen' }

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('apply' as const), seed: fc.nat(), size: fc.constantFrom(0, 1, 5, 40, 400) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('flush' as const, 'optimize' as const, 'reopen' as const) }) },
  ),
  { minLength: 1, maxLength: 14 },
)

export function batchOf(sequence: number, changes: readonly EngineChange[]): EngineBatch {
  return { sequence, changes }
}

const fields = fc.constantFrom({ texto: 1 }, { titulo: 2 }, { texto: 1, titulo: 3 }, { desconocido: 1, texto: 0.5 })
const term = fc.constantFrom(...vocabulary, 'desconocida')

export const textQuery: fc.Arbitrary<TextQuery> = fc.letrec<{ query: TextQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'query' },
    fc.record({ kind: fc.constant('term' as const), term, fields }),
    fc.record({ kind: fc.constant('prefix' as const), prefix: fc.constantFrom('j', 'juez', 'pa', ''), fields }),
    fc.record({
      kind: fc.constant('fuzzy' as const),
      term: fc.constantFrom('jeuz', 'daños', 'anio'),
      edits: fc.constantFrom(1 as const, 2 as const),
      fields,
    }),
    fc.record({
      kind: fc.constant('phrase' as const),
      terms: fc.array(term, { minLength: 1, maxLength: 4 }),
      slop: fc.integer({ min: 0, max: 3 }),
      withinSection: fc.boolean(),
      fields,
    }),
    fc.record({
      kind: fc.constant('phrase' as const),
      terms: fc.tuple(term, term),
      positions: fc.constantFrom([0, 2], [3, 4], [1, 1]),
      slop: fc.integer({ min: 0, max: 2 }),
      withinSection: fc.boolean(),
      fields,
    }),
    fc.record({
      kind: fc.constant('near' as const),
      terms: fc.uniqueArray(term, { minLength: 2, maxLength: 3 }),
      within: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(Infinity)),
      withinSection: fc.boolean(),
      fields,
    }),
    fc.record({
      kind: fc.constant('or' as const),
      clauses: fc.array(tie('query'), { maxLength: 5 }),
      atLeast: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({ kind: fc.constant('and' as const), clauses: fc.array(tie('query'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), clause: tie('query') }),
    fc.record({ kind: fc.constant('boost' as const), clause: tie('query'), factor: fc.constantFrom(0, 0.3, 1000) }),
    fc.record({ kind: fc.constant('prefer' as const), match: tie('query'), bonus: fc.array(tie('query'), { maxLength: 2 }) }),
  ),
})).query

export const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'filter' },
    fc.record({
      kind: fc.constant('in' as const),
      field: fc.constantFrom('corte', 'norma'),
      values: fc.array(fc.constantFrom('c0', 'c1', 'n1', 'n2', 'x')),
    }),
    fc.record({
      kind: fc.constant('in' as const),
      field: fc.constant('_id'),
      values: fc.array(
        fc.nat(300).map((id) => `d${id}`),
        { maxLength: 30 },
      ),
    }),
    fc.record({ kind: fc.constant('in' as const), field: fc.constant('_group'), values: fc.constantFrom(['g1', 'g2'], ['g16', 'nadie']) }),
    fc.record(
      { kind: fc.constant('range' as const), field: fc.constant('fecha'), from: fc.nat(30), to: fc.nat(30) },
      { requiredKeys: ['kind', 'field'] },
    ),
    fc.record(
      { kind: fc.constant('range' as const), field: fc.constant('rol'), from: fc.constant('C-12'), to: fc.constant('C-5') },
      { requiredKeys: ['kind', 'field'] },
    ),
    fc.record({ kind: fc.constant('exists' as const), field: fc.constantFrom('norma', 'fecha', '_id') }),
    fc.record({ kind: fc.constant('and' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('or' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
  ),
})).filter
