import type { FacetValues, IndexDocument } from '../../ports/index.ts'
import { Documents } from './documents.ts'
import { FacetColumn } from './facet-column.ts'
import { sectionsField, sectionTerm } from './sections-field.ts'
import { TextField } from './text-field.ts'
import { VectorColumn } from './vector-column.ts'

export type SortColumn = (number | string | undefined)[]

/** The index of one namespace. Documents are added invisible. They are published and removed in one step. */
export class NamespaceIndex {
  readonly documents: Documents
  readonly fields: Map<string, TextField>
  readonly facets: Map<string, FacetColumn>
  readonly sortKeys: Map<string, SortColumn>
  readonly vectors: VectorColumn
  /** Sum of the lengths of the live documents and their number, by field: what BM25F calls the average length. */
  readonly lengthTotals = new Map<string, { terms: number; documents: number }>()

  constructor(
    dimension: number,
    parts: Partial<Pick<NamespaceIndex, 'documents' | 'fields' | 'facets' | 'sortKeys' | 'vectors'>> = {},
    live: Iterable<number> = [],
  ) {
    this.documents = parts.documents ?? new Documents()
    this.fields = parts.fields ?? new Map()
    this.facets = parts.facets ?? new Map()
    this.sortKeys = parts.sortKeys ?? new Map()
    this.vectors = parts.vectors ?? new VectorColumn(dimension)
    this.publish(live, [])
  }

  /** Adds a document that no search sees until `publish` names its ordinal. */
  add(document: IndexDocument): number {
    const ordinal = this.documents.reserve(document.id, document.group)
    for (const [name, stream] of Object.entries(document.fields)) {
      if (stream.terms.length === 0) continue
      entry(this.fields, name, () => new TextField()).add(ordinal, stream)
      const positions = stream.sections ?? []
      if (positions.length === 0) continue
      const sectionStarts = { terms: positions.map(() => sectionTerm), positions }
      entry(this.fields, sectionsField(name), () => new TextField()).add(ordinal, sectionStarts)
    }
    for (const [name, values] of Object.entries(document.facets)) entry(this.facets, name, () => new FacetColumn()).add(ordinal, values)
    for (const [name, value] of Object.entries(document.sortKeys)) entry<SortColumn>(this.sortKeys, name, () => [])[ordinal] = value
    if (document.vector !== null) this.vectors.add(ordinal, document.vector)
    return ordinal
  }

  /** Removes and publishes at once. */
  publish(published: Iterable<number>, withdrawn: Iterable<number>): void {
    for (const ordinal of withdrawn) {
      this.documents.withdraw(ordinal)
      this.#addLengths(ordinal, -1)
    }
    for (const ordinal of published) {
      this.documents.publish(ordinal)
      this.#addLengths(ordinal, 1)
    }
  }

  facetValues(ids: readonly string[], facets: readonly string[]): FacetValues[] {
    return ids.map((id) => {
      const ordinal = this.documents.ordinalOf(id)
      const valuesOf = (name: string): string[] => (ordinal === undefined ? [] : (this.facets.get(name)?.valuesOf(ordinal) ?? []))
      return Object.fromEntries(facets.map((name) => [name, valuesOf(name)]))
    })
  }

  averageLength(field: string): number {
    const totals = this.lengthTotals.get(field)
    return totals === undefined || totals.documents === 0 ? 0 : totals.terms / totals.documents
  }

  /** A copy without the documents that were removed. Calls `pause` often; the original must not change meanwhile. */
  async compacted(pause: () => Promise<void>): Promise<NamespaceIndex> {
    const newOrdinals = new Map<number, number>()
    const copy = new NamespaceIndex(this.vectors.dimension)
    const live = this.documents.liveMask()
    for (let old = 0; old < live.length; old++) {
      if (live[old] === 0) continue
      newOrdinals.set(old, copy.documents.reserve(this.documents.ids[old] as string, this.documents.groups[old] as string))
    }
    for (const [name, field] of this.fields) copy.fields.set(name, await field.renumbered(newOrdinals, pause))
    for (const [old, ordinal] of newOrdinals) {
      for (const [name, column] of this.facets) entry(copy.facets, name, () => new FacetColumn()).add(ordinal, column.valuesOf(old))
      for (const [name, column] of this.sortKeys) {
        if (column[old] !== undefined) entry<SortColumn>(copy.sortKeys, name, () => [])[ordinal] = column[old]
      }
      copy.vectors.copyFrom(this.vectors, old, ordinal)
      await pause()
    }
    copy.publish(newOrdinals.values(), [])
    return copy
  }

  #addLengths(ordinal: number, sign: 1 | -1): void {
    for (const [name, field] of this.fields) {
      const length = field.lengths.get(ordinal)
      if (length === 0) continue
      const totals = entry(this.lengthTotals, name, () => ({ terms: 0, documents: 0 }))
      totals.terms += sign * length
      totals.documents += sign
    }
  }
}

const entry = <Value>(map: Map<string, Value>, key: string, create: () => Value): Value => {
  let value = map.get(key)
  if (value === undefined) {
    value = create()
    map.set(key, value)
  }
  return value
}
