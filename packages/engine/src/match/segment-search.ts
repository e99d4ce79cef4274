import { addAll, type Bitset, emptyBitset, hasBit, keepOnly, ordinalsOf, removeAll, setBit } from '../bytes/bitset.ts'
import type { PostingCursor } from '../segment/posting-cursor.ts'
import type { NamespaceView } from '../store/namespace-view.ts'
import type { SegmentView } from '../store/segment-view.ts'
import { expand } from './expand.ts'
import { addPostings, addTerm } from './match-term.ts'
import { PhrasePlaces } from './phrase-places.ts'
import type { ExpansionPlan, PhrasePlan, Plan, WeightedFields } from './plan.ts'
import { VerticalCounter } from './vertical-counter.ts'

/** Documents found for one leaf of a plan, rising, with the weight BM25F gives each before it saturates. */
export interface WeightedHits {
  readonly ordinals: Uint32Array
  readonly weights: Float64Array
}

const costOf = (plan: Plan): number => {
  if (plan.kind === 'term') return 0
  if (plan.kind === 'phrase') return 3
  if (plan.kind === 'expansion') return 2
  if (plan.kind === 'not' || plan.kind === 'boost') return costOf(plan.clause)
  return plan.kind === 'prefer' ? costOf(plan.match) : Math.max(1, ...plan.clauses.map(costOf))
}

/** One search in one segment: which documents match, remembering what phrases and expansions found for the scoring after it. */
export class SegmentSearch {
  readonly view: SegmentView
  readonly namespace: NamespaceView
  private readonly phrases = new Map<PhrasePlan, WeightedHits>()
  private readonly expansions = new Map<ExpansionPlan, WeightedHits>()

  constructor(view: SegmentView, namespace: NamespaceView) {
    this.view = view
    this.namespace = namespace
  }

  /** Those of the documents that match; a new bitset. */
  match(plan: Plan, within: Bitset): Bitset {
    switch (plan.kind) {
      case 'term': {
        const bits = emptyBitset(this.view.segment.size)
        addTerm(this.view.segment, plan.term, plan.names, bits)
        return keepOnly(bits, within)
      }
      case 'expansion':
        return keepOnly(this.bitsOf(this.expansionHits(plan)), within)
      case 'phrase':
        return this.bitsOf(this.phraseHits(plan, within))
      case 'anyOf':
        return plan.atLeast === 1 ? this.matchSome(plan.clauses, within) : this.matchSeveral(plan.clauses, plan.atLeast, within)
      case 'allOf':
        return [...plan.clauses]
          .sort((a, b) => costOf(a) - costOf(b))
          .reduce<Bitset>((bits, each) => this.match(each, bits), within.slice())
      case 'not':
        return removeAll(within.slice(), this.match(plan.clause, within))
      case 'boost':
        return this.match(plan.clause, within)
      case 'prefer':
        return this.match(plan.match, within)
    }
  }

  /** What `match` found for this phrase, if it was asked; covers at least the documents that match the whole plan. */
  knownPhraseHits(plan: PhrasePlan): WeightedHits | undefined {
    return this.phrases.get(plan)
  }

  /** Of the live documents, whatever the filter says: their number makes the idf. */
  expansionHits(plan: ExpansionPlan): WeightedHits {
    let hits = this.expansions.get(plan)
    if (hits === undefined) {
      hits = this.findExpansion(plan)
      this.expansions.set(plan, hits)
    }
    return hits
  }

  phraseHits(plan: PhrasePlan, within: Bitset): WeightedHits {
    const weights = new Map<number, number>()
    for (const [name, weight] of plan.fields) {
      const places = this.placesIn(name, plan)
      if (places === null) continue
      const factors = this.factors(name)
      forEachPosting(places.rarest, (ordinal) => {
        if (!hasBit(within, ordinal) || places.mostIn(ordinal) === 0) return
        const count = places.count()
        if (count > 0) weights.set(ordinal, (weights.get(ordinal) ?? 0) + weight * count * (factors[ordinal] as number))
      })
    }
    const ordinals = Uint32Array.from(weights.keys()).sort()
    const hits = { ordinals, weights: Float64Array.from(ordinals, (ordinal) => weights.get(ordinal) as number) }
    this.phrases.set(plan, hits)
    return hits
  }

  /** null when one of the terms is not in the field. */
  placesIn(name: string, { terms, gaps, slop }: PhrasePlan): PhrasePlaces | null {
    const cursors = terms.map((term) => this.cursor(name, term))
    if (cursors.length === 0 || cursors.includes(null)) return null
    return new PhrasePlaces(cursors as PostingCursor[], gaps, slop)
  }

  cursor(name: string, term: string): PostingCursor | null {
    const field = this.view.segment.field(name)
    const entry = field?.dictionary.find(term)
    return field == null || entry == null ? null : field.cursor(entry)
  }

  factors(name: string): Float32Array {
    return this.view.segment.field(name)?.lengthFactors(this.namespace.averageLength(name), this.namespace.b(name)) ?? new Float32Array(0)
  }

  private matchSome(clauses: readonly Plan[], within: Bitset): Bitset {
    const bits = emptyBitset(this.view.segment.size)
    for (const clause of clauses) {
      if (clause.kind === 'term') addTerm(this.view.segment, clause.term, clause.names, bits)
      else addAll(bits, this.match(clause, within))
    }
    return keepOnly(bits, within)
  }

  private matchSeveral(clauses: readonly Plan[], least: number, within: Bitset): Bitset {
    const counter = new VerticalCounter(this.view.segment.size)
    for (const clause of clauses) counter.add(this.match(clause, within))
    return counter.atLeast(least)
  }

  private bitsOf({ ordinals }: WeightedHits): Bitset {
    const bits = emptyBitset(this.view.segment.size)
    for (const ordinal of ordinals) setBit(bits, ordinal)
    return bits
  }

  private findExpansion(plan: ExpansionPlan): WeightedHits {
    const { segment, live } = this.view
    const sums = new Float64Array(segment.size)
    const bits = emptyBitset(segment.size)
    for (const [name, weight] of plan.fields) {
      const field = segment.field(name)
      if (field === null) continue
      const factors = this.factors(name)
      for (const entry of expand(field.dictionary, plan)) {
        addWeights(field.cursor(entry), weight, factors, sums)
        addPostings(field.cursor(entry), bits)
      }
    }
    const ordinals = ordinalsOf(keepOnly(bits, live))
    return { ordinals, weights: Float64Array.from(ordinals, (ordinal) => sums[ordinal] as number) }
  }
}

export const forEachPosting = (cursor: PostingCursor, visit: (ordinal: number) => void): void => {
  if (!cursor.list.isShort && !cursor.advance()) return
  do {
    for (let i = 0; i < cursor.size; i++) visit(cursor.ordinals[i] as number)
  } while (cursor.advance())
}

const addWeights = (cursor: PostingCursor, weight: number, factors: Float32Array, sums: Float64Array): void => {
  if (!cursor.list.isShort) cursor.advance()
  do {
    cursor.needFrequencies()
    for (let i = 0; i < cursor.size; i++) {
      const ordinal = cursor.ordinals[i] as number
      sums[ordinal] = (sums[ordinal] as number) + weight * (cursor.frequencies[i] as number) * (factors[ordinal] as number)
    }
  } while (cursor.advance())
}

/** All fields in which a term is to be found, as cursors with the weight of each. */
export const weightedCursors = (search: SegmentSearch, fields: WeightedFields, term: string) =>
  fields.flatMap(([name, weight]) => {
    const cursor = search.cursor(name, term)
    return cursor === null ? [] : [{ name, weight, cursor }]
  })
