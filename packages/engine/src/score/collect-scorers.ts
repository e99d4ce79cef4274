import { type DocumentSet, hasDocument, ordinalsIn, type WeightedHits } from '../match/document-set.ts'
import { match } from '../match/match-plan.ts'
import { phraseTokens } from '../match/phrase-tokens.ts'
import type { PhrasePlan, Plan, TermPlan } from '../match/plan.ts'
import { type SegmentSearch, weightedCursors } from '../match/segment-search.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import { HitsLeaf } from './hits-scorer.ts'
import { ImpactWalker, walkerOf } from './impact-walker.ts'
import { FieldsLeaf } from './multi-field-scorer.ts'
import { PhraseLeaf, type PhrasePart } from './phrase-scorer.ts'
import type { PlanStatistics } from './plan-statistics.ts'
import { Saturation } from './saturation.ts'
import type { ScoreLeaf } from './scorer.ts'
import { type FieldPart, OneFieldLeaf } from './term-scorer.ts'

interface Place {
  /** Only these documents get the leaf's share; null: all that are asked about. */
  readonly gate: DocumentSet | null
  /** Product of the boosts above. */
  readonly factor: number
  /** The node matches every document of the gate (or every document asked about). */
  readonly certain: boolean
}

/**
 * The leaves whose shares make up the score of a document that matches the plan. A leaf below a node that may fail, where the leaf itself does
 * not, is cut down to the documents for which that node holds.
 */
export function collectLeaves(search: SegmentSearch, plan: Plan, allowed: DocumentSet, statistics: PlanStatistics): ScoreLeaf[] {
  const leaves: ScoreLeaf[] = []
  new LeafCollector(search, allowed, statistics, leaves).visit(plan, { gate: null, factor: 1, certain: true })
  return leaves
}

class LeafCollector {
  readonly #search: SegmentSearch
  readonly #allowed: DocumentSet
  readonly #statistics: PlanStatistics
  readonly #leaves: ScoreLeaf[]

  constructor(search: SegmentSearch, allowed: DocumentSet, statistics: PlanStatistics, leaves: ScoreLeaf[]) {
    this.#search = search
    this.#allowed = allowed
    this.#statistics = statistics
    this.#leaves = leaves
  }

  visit(plan: Plan, place: Place): void {
    if (place.factor === 0) return
    switch (plan.kind) {
      case 'term':
        this.#add(this.#termLeaf(plan, place))
        return
      case 'expansion':
        this.#add(new HitsLeaf(gated(this.#search.expansionHits(plan), place.gate), this.#saturation(plan, place)))
        return
      case 'phrase':
        this.#add(this.#phraseLeaf(plan, place))
        return
      case 'not':
        return
      case 'boost':
        this.visit(plan.clause, { ...place, factor: place.factor * plan.factor })
        return
      case 'or': {
        const inner = plan.atLeast === 1 ? place : this.#narrowed(plan, place)
        for (const clause of plan.clauses) this.visit(clause, { ...inner, certain: false })
        return
      }
      case 'and': {
        const inner = this.#narrowed(plan, place)
        for (const clause of plan.clauses) this.visit(clause, { ...inner, certain: true })
        return
      }
      case 'prefer': {
        const inner = this.#narrowed(plan.match, place)
        this.visit(plan.match, { ...inner, certain: true })
        for (const clause of plan.bonus) this.visit(clause, { ...inner, certain: false })
      }
    }
  }

  #narrowed(plan: Plan, place: Place): Place {
    return place.certain ? place : { ...place, gate: match(this.#search, plan, place.gate ?? this.#allowed) }
  }

  #add(leaf: ScoreLeaf | null): void {
    if (leaf !== null) this.#leaves.push(leaf)
  }

  #saturation(plan: Parameters<PlanStatistics['idf']>[0], { factor }: Place): Saturation {
    return new Saturation(this.#statistics.idf(plan), this.#search.namespace.parameters.k1, factor)
  }

  #termLeaf(plan: TermPlan, place: Place): ScoreLeaf | null {
    const { namespace, view } = this.#search
    const parts = weightedCursors(this.#search, plan.fields, plan.term).map(({ name, weight, cursor }): FieldPart => {
      const field = view.segment.field(name)
      if (field === null) throw new Error(`field ${name} vanished`)
      const walker = walkerOf(cursor, weight, field, namespace.averageLength(name), namespace.b(name))
      return { cursor, weight, factors: this.#search.factors(name), walker }
    })
    const [first] = parts
    if (first === undefined) return null
    const saturation = this.#saturation(plan, place)
    if (place.gate !== null) return new HitsLeaf(weigh(parts, place.gate), saturation)
    return parts.length === 1 ? new OneFieldLeaf(first, saturation) : new FieldsLeaf(parts, saturation)
  }

  #phraseLeaf(plan: PhrasePlan, place: Place): ScoreLeaf | null {
    const known = this.#search.knownPhraseHits(plan)
    const saturation = this.#saturation(plan, place)
    if (known !== undefined) return new HitsLeaf(gated(known, place.gate), saturation)
    if (place.gate !== null) return new HitsLeaf(this.#search.phraseHits(plan, place.gate), saturation)
    const { namespace, view } = this.#search
    const parts = plan.fields.flatMap(([name, weight]): PhrasePart[] => {
      const field = view.segment.field(name)
      const places = this.#search.placesIn(name, plan)
      if (field === null || places === null) return []
      const [average, b] = [namespace.averageLength(name), namespace.b(name)]
      const factors = this.#search.factors(name)
      const walkers = phraseTokens(name, plan, namespace.pairs(name)).map((token, i) => {
        const slack = view.segment.field(token.field)?.impactSlack(average, b) ?? Infinity
        return new ImpactWalker(places.cursors[i] as PostingCursor, 1, slack, factors)
      })
      return [{ places, walkers, weight, factors }]
    })
    return parts.length === 0 ? null : new PhraseLeaf(parts, saturation)
  }
}

const gated = (hits: WeightedHits, gate: DocumentSet | null): WeightedHits => {
  if (gate === null) return hits
  const kept = Array.from(hits.ordinals.keys()).filter((i) => hasDocument(gate, hits.ordinals[i]!))
  return {
    ordinals: Uint32Array.from(kept, (i) => hits.ordinals[i]!),
    weights: Float64Array.from(kept, (i) => hits.weights[i]!),
  }
}

/** Weights of one term in the documents of a gate. */
const weigh = (parts: readonly FieldPart[], gate: DocumentSet): WeightedHits => {
  const asked = ordinalsIn(gate)
  const ordinals = new Uint32Array(asked.length)
  const weights = new Float64Array(asked.length)
  let count = 0
  for (const ordinal of asked) {
    let sum = 0
    for (const { cursor, weight, factors } of parts) sum += weight * cursor.frequencyOf(ordinal) * factors[ordinal]!
    if (sum === 0) continue
    ordinals[count] = ordinal
    weights[count++] = sum
  }
  return { ordinals: ordinals.subarray(0, count), weights: weights.subarray(0, count) }
}
