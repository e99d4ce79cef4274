import { type Bm25fParameters, fieldB, inverseDocumentFrequency } from '../model/bm25f.ts'
import type { EngineBatch, EngineDocument, TokenStream } from '../model/document.ts'
import type { Filter } from '../model/filter.ts'
import type { Hit, NearTerm, NearTermsRequest, SearchRequest, SortKey } from '../model/requests.ts'
import type { FieldWeights, TextQuery } from '../model/text-query.ts'
import { countOccurrences } from './count-occurrences.ts'
import { editDistance } from './edit-distance.ts'

/** Defines what the engine must answer: a map of documents, scanned for every request. */
export class ExhaustiveIndex {
  sequence = 0
  readonly #documents = new Map<string, EngineDocument>()
  readonly #parameters: Bm25fParameters

  constructor(parameters: Bm25fParameters) {
    this.#parameters = parameters
  }

  apply({ sequence, changes }: EngineBatch): void {
    if (sequence <= this.sequence) return
    this.sequence = sequence
    for (const change of changes) {
      if (change.kind === 'upsert') this.#documents.set(change.document.id, change.document)
      else if (change.kind === 'remove') this.#documents.delete(change.id)
      else for (const [id, { group }] of this.#documents) if (group === change.group) this.#documents.delete(id)
    }
  }

  copy(): ExhaustiveIndex {
    const copy = new ExhaustiveIndex(this.#parameters)
    copy.sequence = this.sequence
    for (const [id, document] of this.#documents) copy.#documents.set(id, document)
    return copy
  }

  all(): EngineDocument[] {
    return [...this.#documents.values()]
  }

  /** All matches, best first. */
  ranked({ text, filter }: Pick<SearchRequest, 'text' | 'filter'>): Hit[] {
    const scores = text === null ? null : this.#scores(text)
    return this.all()
      .filter((document) => filter === null || passes(document, filter))
      .flatMap(({ id }) => {
        const score = scores === null ? 0 : scores.get(id)
        return score === undefined ? [] : [{ id, score }]
      })
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  }

  /** All matches by their keys, then by id. Documents without a key come last. */
  sorted(request: Pick<SearchRequest, 'text' | 'filter'>, sort: readonly SortKey[]): string[] {
    const keysOf = (id: string) => this.#documents.get(id)?.sortKeys ?? {}
    return this.ranked(request)
      .map(({ id }) => id)
      .sort((a, b) => {
        for (const { key, direction } of sort) {
          const [left, right] = [keysOf(a)[key], keysOf(b)[key]]
          if (left === right) continue
          if (left === undefined || right === undefined) return left === undefined ? 1 : -1
          return left < right === (direction === 'asc') ? -1 : 1
        }
        return a < b ? -1 : 1
      })
  }

  /** The first document of each group in the given order, with the size of its group. */
  collapsed(ids: readonly string[], facet: string): { id: string; size: number }[] {
    const groups = Map.groupBy(ids, (id) => this.#documents.get(id)?.facets[facet]?.[0] ?? { id })
    return Array.from(groups.values(), (members) => ({ id: members[0] as string, size: members.length }))
  }

  facet(ids: ReadonlySet<string>, name: string, limit: number): { value: string; total: number }[] {
    const totals = new Map<string, number>()
    for (const { id, facets } of this.all())
      if (ids.has(id)) for (const value of new Set(facets[name] ?? [])) totals.set(value, (totals.get(value) ?? 0) + 1)
    return Array.from(totals, ([value, total]) => ({ value, total }))
      .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1))
      .slice(0, limit)
  }

  nearTerms({ term, fields, edits, prefix, limit }: NearTermsRequest): NearTerm[] {
    const documents = new Map<string, number>()
    for (const { fields: streams } of this.all())
      for (const each of new Set(fields.flatMap((field) => streams[field]?.terms ?? [])))
        documents.set(each, (documents.get(each) ?? 0) + 1)
    return Array.from(documents, ([each, count]) => ({ term: each, edits: editDistance(term, each), documents: count }))
      .filter((each) => each.edits <= edits && each.term.startsWith(prefix))
      .sort((a, b) => a.edits - b.edits || b.documents - a.documents || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
  }

  /** Scores of all matching documents. */
  #scores(query: TextQuery): Map<string, number> {
    switch (query.kind) {
      case 'term':
        return this.#weigh(query.fields, (term) => term === query.term)
      case 'prefix':
        return this.#weigh(query.fields, (term) => term.startsWith(query.prefix))
      case 'fuzzy':
        return this.#weigh(query.fields, (term) => editDistance(term, query.term) <= query.edits)
      case 'phrase':
      case 'near':
        return this.#weighOccurrences(query)
      case 'or':
        return this.#sum(query.clauses, Math.max(1, query.atLeast ?? 1))
      case 'and':
        return this.#sum(query.clauses, query.clauses.length)
      case 'not': {
        const without = this.#scores(query.clause)
        return new Map(this.all().flatMap(({ id }) => (without.has(id) ? [] : [[id, 0]])))
      }
      case 'boost':
        return new Map(Array.from(this.#scores(query.clause), ([id, score]) => [id, score * query.factor]))
      case 'prefer': {
        const bonus = query.bonus.map((clause) => this.#scores(clause))
        return new Map(
          Array.from(this.#scores(query.match), ([id, score]) => [id, bonus.reduce((sum, each) => sum + (each.get(id) ?? 0), score)]),
        )
      }
    }
  }

  #sum(clauses: readonly TextQuery[], min: number): Map<string, number> {
    const parts = clauses.map((clause) => this.#scores(clause))
    return new Map(
      this.all().flatMap(({ id }) => {
        const scores = parts.flatMap((part) => part.get(id) ?? [])
        return scores.length < min ? [] : [[id, scores.reduce((sum, score) => sum + score, 0)]]
      }),
    )
  }

  #weigh(fields: FieldWeights, counts: (term: string) => boolean): Map<string, number> {
    const weights = this.#weights(fields, ({ terms }) => terms.filter(counts).length)
    return this.#saturated(weights, inverseDocumentFrequency(this.#documents.size, weights.size))
  }

  #weighOccurrences(query: Extract<TextQuery, { kind: 'phrase' | 'near' }>): Map<string, number> {
    const idf = [...new Set(query.terms)].reduce((sum, term) => {
      const weights = this.#weights(query.fields, ({ terms }) => terms.filter((each) => each === term).length)
      return sum + inverseDocumentFrequency(this.#documents.size, weights.size)
    }, 0)
    return this.#saturated(
      this.#weights(query.fields, (stream) => countOccurrences(stream, query)),
      idf,
    )
  }

  #weights(fields: FieldWeights, count: (stream: TokenStream) => number) {
    const weights = new Map<string, number>()
    for (const [field, weight] of Object.entries(fields)) {
      const lengths = this.all().flatMap(({ fields: streams }) => streams[field]?.terms.length || [])
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
      const b = fieldB(this.#parameters, field)
      for (const { id, fields: streams } of this.all()) {
        const stream = streams[field]
        const frequency = stream === undefined ? 0 : count(stream)
        if (stream === undefined || frequency === 0) continue
        weights.set(id, (weights.get(id) ?? 0) + (weight * frequency) / (1 - b + (b * stream.terms.length) / average))
      }
    }
    return weights
  }

  #saturated(weights: ReadonlyMap<string, number>, idf: number): Map<string, number> {
    const { k1 } = this.#parameters
    return new Map(Array.from(weights, ([id, weight]) => [id, (idf * weight * (k1 + 1)) / (k1 + weight)]))
  }
}

const passes = (document: EngineDocument, filter: Filter): boolean => {
  switch (filter.kind) {
    case 'in':
      if (filter.field === '_id') return filter.values.includes(document.id)
      if (filter.field === '_group') return filter.values.includes(document.group)
      return (document.facets[filter.field] ?? []).some((value) => filter.values.includes(value))
    case 'range': {
      const value = document.sortKeys[filter.field]
      if (value === undefined) return false
      const above = filter.from === undefined || (typeof filter.from === typeof value && value >= filter.from)
      return above && (filter.to === undefined || (typeof filter.to === typeof value && value <= filter.to))
    }
    case 'exists':
      if (filter.field.startsWith('_')) return true
      return (document.facets[filter.field] ?? []).length > 0 || document.sortKeys[filter.field] !== undefined
    case 'and':
      return filter.filters.every((part) => passes(document, part))
    case 'or':
      return filter.filters.some((part) => passes(document, part))
    case 'not':
      return !passes(document, filter.filter)
  }
}
