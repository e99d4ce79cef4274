import { countBoth, emptyBitset } from '../bytes/bitset.ts'
import { fieldB } from '../model/bm25f.ts'
import type { NamespaceOptions } from '../model/namespace-options.ts'
import { mainField } from '../segment/companion-fields.ts'
import { type FrequentPairs, frequentPairs } from '../segment/frequent-pairs.ts'
import { setTermBits } from '../segment/posting-bits.ts'
import type { SegmentView } from './segment-view.ts'
import { SharedValues } from './shared-values.ts'

/** One namespace at one state of the index, with the statistics of its live documents. Immutable. */
export class NamespaceView {
  readonly segments: readonly SegmentView[]
  readonly documents: number
  readonly parameters: NamespaceOptions
  readonly #averageLengths = new Map<string, number>()
  readonly #bByField = new Map<string, number>()
  readonly #sharedValues = new Map<string, SharedValues>()

  constructor(segments: readonly SegmentView[], parameters: NamespaceOptions) {
    this.segments = segments
    this.parameters = parameters
    this.documents = segments.reduce((sum, { liveCount }) => sum + liveCount, 0)
  }

  averageLength(field: string): number {
    let average = this.#averageLengths.get(field)
    if (average === undefined) {
      const totals = this.segments.map((view) => view.lengthTotals(field))
      const documents = totals.reduce((sum, each) => sum + each.documents, 0)
      average = documents === 0 ? 0 : totals.reduce((sum, each) => sum + each.terms, 0) / documents
      this.#averageLengths.set(field, average)
    }
    return average
  }

  /** A companion field has the `b` of its main field. */
  b(field: string): number {
    let b = this.#bByField.get(field)
    if (b === undefined) {
      b = fieldB(this.parameters, mainField(field))
      this.#bByField.set(field, b)
    }
    return b
  }

  /** null when the field has no frequent words. */
  pairs(field: string): FrequentPairs | null {
    return frequentPairs(this.parameters.frequentWords?.[field])
  }

  /** Values of a facet numbered over all segments. */
  sharedValues(facet: string): SharedValues {
    let values = this.#sharedValues.get(facet)
    if (values === undefined) {
      values = new SharedValues(this.segments.map(({ segment }) => segment.facet(facet)))
      this.#sharedValues.set(facet, values)
    }
    return values
  }

  /** null for an unknown or removed id. */
  locate(id: string): { readonly segment: number; readonly ordinal: number } | null {
    for (const [segment, view] of this.segments.entries()) {
      const ordinal = view.segment.ids.find(id)
      if (ordinal >= 0 && view.isLive(ordinal)) return { segment, ordinal }
    }
    return null
  }

  /** Live documents with the term in at least one of the fields. */
  documentFrequency(term: string, fields: readonly string[]): number {
    return this.segments.reduce((sum, view) => sum + segmentFrequency(view, term, fields), 0)
  }
}

const segmentFrequency = (view: SegmentView, term: string, fields: readonly string[]): number => {
  const { segment } = view
  const countIn = (field: string): number => segment.field(field)?.dictionary.find(term)?.count ?? 0
  if (fields.length === 1 && view.isWhole) return countIn(fields[0] as string)
  const fieldsWithTerm = fields.filter((field) => countIn(field) > 0)
  if (fieldsWithTerm.length === 0) return 0
  if (fieldsWithTerm.length === 1 && view.isWhole) return countIn(fieldsWithTerm[0] as string)
  return view.cachedFrequency(`${fieldsWithTerm.join('\u0000')}\u0000\u0000${term}`, () => {
    const bits = emptyBitset(segment.size)
    setTermBits(segment, term, fieldsWithTerm, bits)
    return countBoth(bits, view.live)
  })
}
