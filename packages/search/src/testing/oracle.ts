import {
  type FacetCount,
  type Filter,
  groupField,
  type Hit,
  type IndexBatch,
  type IndexDocument,
  idField,
  type LexicalSearch,
  type Namespace,
  type NearTerm,
  type NearTermsRequest,
  type SortOrder,
  type TextQuery,
  type TokenStream,
} from '../ports/index.ts'

/** The ports by definition: a map of documents, read from end to end for every question. Says what matches, not how well. */
export class Oracle {
  readonly #documents = new Map<string, IndexDocument & { readonly namespace: Namespace }>()
  sequence = 0

  apply(batch: IndexBatch): void {
    if (batch.sequence <= this.sequence) return
    this.sequence = batch.sequence
    for (const change of batch.changes) {
      const { namespace } = change
      if (change.kind === 'upsert') this.#documents.set(`${namespace} ${change.document.id}`, { ...change.document, namespace })
      else if (change.kind === 'remove') this.#documents.delete(`${namespace} ${change.id}`)
      else
        for (const [key, document] of this.#documents)
          if (document.namespace === namespace && document.group === change.group) this.#documents.delete(key)
    }
  }

  all(namespace: Namespace): IndexDocument[] {
    return [...this.#documents.values()].filter((document) => document.namespace === namespace)
  }

  matching(namespace: Namespace, { text, filter }: Pick<LexicalSearch, 'text' | 'filter'>): IndexDocument[] {
    return this.all(namespace).filter(
      (document) => (filter === null || passes(document, filter)) && (text === null || says(document, text)),
    )
  }

  sorted(namespace: Namespace, request: LexicalSearch & { readonly sort: Exclude<SortOrder, 'relevance'> }): string[] {
    const ids = this.matching(namespace, request)
      .sort((a, b) => compareByKeys(a, b, request.sort))
      .map((document) => document.id)
    return ids.slice(request.offset, request.offset + request.limit)
  }

  /** The first hit of each group, with the size of its group and the ids of its members. */
  collapsed(namespace: Namespace, hits: readonly Hit[], facet: string): { hit: Hit; size: number; members: string[] }[] {
    const groups = Map.groupBy(hits, ({ id }) => this.#documents.get(`${namespace} ${id}`)?.facets[facet]?.[0] ?? { id })
    return Array.from(groups.values(), (members) => ({
      hit: members[0] as Hit,
      size: members.length,
      members: members.map(({ id }) => id),
    }))
  }

  facet(namespace: Namespace, request: Pick<LexicalSearch, 'text' | 'filter'>, name: string, limit: number): FacetCount[] {
    const totals = new Map<string, number>()
    for (const document of this.matching(namespace, request))
      for (const value of new Set(document.facets[name] ?? [])) totals.set(value, (totals.get(value) ?? 0) + 1)
    return Array.from(totals, ([value, total]) => ({ value, total }))
      .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1))
      .slice(0, limit)
  }

  /** Each once, sorted. */
  facetValues(namespace: Namespace, id: string, name: string): string[] {
    return [...new Set(this.#documents.get(`${namespace} ${id}`)?.facets[name] ?? [])].sort()
  }

  nearTerms(namespace: Namespace, { term, fields, edits, prefix, limit }: NearTermsRequest): NearTerm[] {
    const terms = new Set(this.all(namespace).flatMap((document) => fields.flatMap((field) => document.fields[field]?.terms ?? [])))
    return [...terms]
      .map((each) => ({ term: each, edits: editsBetween(term, each), documents: this.frequency(namespace, each, fields) }))
      .filter((each) => each.edits <= edits && each.term.startsWith(prefix))
      .sort((a, b) => a.edits - b.edits || b.documents - a.documents || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
  }

  frequency(namespace: Namespace, term: string, fields: readonly string[]): number {
    return this.all(namespace).filter((document) => fields.some((field) => document.fields[field]?.terms.includes(term))).length
  }
}

/** By the definition: every way to make one of the other, letter by letter. */
const editsBetween = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  if (a[0] === b[0]) return editsBetween(a.slice(1), b.slice(1))
  const ways = [editsBetween(a.slice(1), b), editsBetween(a, b.slice(1)), editsBetween(a.slice(1), b.slice(1))]
  if (a[0] === b[1] && a[1] === b[0]) ways.push(editsBetween(a.slice(2), b.slice(2)))
  return 1 + Math.min(...ways)
}

const compareByKeys = (a: IndexDocument, b: IndexDocument, sort: Exclude<SortOrder, 'relevance'>): number => {
  for (const { key, direction } of sort) {
    const left = a.sortKeys[key]
    const right = b.sortKeys[key]
    if (left === right) continue
    if (left === undefined) return 1
    if (right === undefined) return -1
    return left < right === (direction === 'asc') ? -1 : 1
  }
  return a.id < b.id ? -1 : 1
}

const passes = (document: IndexDocument, filter: Filter): boolean => {
  switch (filter.kind) {
    case 'in':
      if (filter.field === idField) return filter.values.includes(document.id)
      if (filter.field === groupField) return filter.values.includes(document.group)
      return (document.facets[filter.field] ?? []).some((value) => filter.values.includes(value))
    case 'range': {
      const value = document.sortKeys[filter.field]
      if (value === undefined) return false
      const above = filter.from === undefined || (typeof filter.from === typeof value && value >= filter.from)
      return above && (filter.to === undefined || (typeof filter.to === typeof value && value <= filter.to))
    }
    case 'exists':
      if (filter.field === idField || filter.field === groupField) return true
      return (document.facets[filter.field] ?? []).length > 0 || document.sortKeys[filter.field] !== undefined
    case 'and':
      return filter.filters.every((part) => passes(document, part))
    case 'or':
      return filter.filters.some((part) => passes(document, part))
    case 'not':
      return !passes(document, filter.filter)
  }
}

const says = (document: IndexDocument, query: TextQuery): boolean => {
  switch (query.kind) {
    case 'term':
      return Object.keys(query.fields).some((field) => document.fields[field]?.terms.includes(query.term))
    case 'prefix':
      return Object.keys(query.fields).some((field) => document.fields[field]?.terms.some((term) => term.startsWith(query.prefix)))
    case 'phrase': {
      const expected = query.positions ?? query.terms.map((_, i) => i)
      return Object.keys(query.fields).some((field) => {
        const stream = document.fields[field]
        return stream !== undefined && query.terms.length > 0 && hasPhrase(stream, query, expected)
      })
    }
    case 'near':
      return Object.keys(query.fields).some((field) => {
        const stream = document.fields[field]
        return stream !== undefined && query.terms.length > 0 && hasAllWithin(stream, query)
      })
    case 'or':
      return query.clauses.filter((clause) => says(document, clause)).length >= Math.max(1, query.atLeast ?? 1)
    case 'and':
      return query.clauses.every((clause) => says(document, clause))
    case 'not':
      return !says(document, query.clause)
    case 'boost':
      return says(document, query.clause)
    case 'prefer':
      return says(document, query.match)
  }
}

/** Tries every occurrence of every term. */
const hasPhrase = (stream: TokenStream, query: Extract<TextQuery, { kind: 'phrase' }>, expected: readonly number[]): boolean => {
  const { terms, slop } = query
  const places = terms.map((term) => stream.positions.filter((_, i) => stream.terms[i] === term))
  const length = (expected.at(-1) as number) - (expected[0] as number)
  const extend = (i: number, start: number, previous: number): boolean => {
    if (i === terms.length) return previous - start <= length + slop && areTogether(stream, query, start, previous)
    const gap = (expected[i] as number) - (expected[i - 1] as number)
    return (places[i] as number[]).some((place) => place >= previous + gap && extend(i + 1, start, place))
  }
  return (places[0] as number[]).some((start) => extend(1, start, start))
}

const hasAllWithin = (stream: TokenStream, query: Extract<TextQuery, { kind: 'near' }>): boolean =>
  stream.positions.some((start) =>
    query.terms.every((term) =>
      stream.positions.some(
        (place, i) =>
          stream.terms[i] === term && place >= start && place - start <= query.within && areTogether(stream, query, start, place),
      ),
    ),
  )

const areTogether = ({ sections = [] }: TokenStream, query: { readonly withinSection?: boolean }, start: number, end: number): boolean =>
  query.withinSection !== true || !sections.some((beginning) => beginning > start && beginning <= end)
