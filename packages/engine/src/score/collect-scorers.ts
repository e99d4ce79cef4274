import { type DocumentSet, hasDocument, ordinalsIn, type WeightedHits } from '../match/document-set.ts'
import { match } from '../match/match-plan.ts'
import { phraseTokens } from '../match/phrase-tokens.ts'
import type { PhrasePlan, Plan, TermPlan } from '../match/plan.ts'
import { type SegmentSearch, weightedCursors } from '../match/segment-search.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import { HitsScorer } from './hits-scorer.ts'
import { createImpactWalker, ImpactWalker } from './impact-walker.ts'
import { MultiFieldScorer } from './multi-field-scorer.ts'
import { type PhraseField, PhraseScorer } from './phrase-scorer.ts'
import type { PlanStatistics } from './plan-statistics.ts'
import { Saturation } from './saturation.ts'
import type { Scorer } from './scorer.ts'
import { type FieldPostings, TermScorer } from './term-scorer.ts'

interface ClauseContext {
  /** Only these documents get the score; null for all. */
  readonly gate: DocumentSet | null
  /** Product of the enclosing boosts. */
  readonly factor: number
  /** Whether the node matches every document of the gate, or every document when there is none. */
  readonly certain: boolean
}

/** Scorers for the leaves of a plan. A leaf that can match where an enclosing node does not is restricted to the documents of that node. */
export function collectScorers(search: SegmentSearch, plan: Plan, allowed: DocumentSet, statistics: PlanStatistics): Scorer[] {
  const scorers: Scorer[] = []
  new ScorerCollector(search, allowed, statistics, scorers).visit(plan, { gate: null, factor: 1, certain: true })
  return scorers
}

class ScorerCollector {
  readonly #search: SegmentSearch
  readonly #allowed: DocumentSet
  readonly #statistics: PlanStatistics
  readonly #scorers: Scorer[]

  constructor(search: SegmentSearch, allowed: DocumentSet, statistics: PlanStatistics, scorers: Scorer[]) {
    this.#search = search
    this.#allowed = allowed
    this.#statistics = statistics
    this.#scorers = scorers
  }

  visit(plan: Plan, context: ClauseContext): void {
    if (context.factor === 0) return
    switch (plan.kind) {
      case 'term':
        this.#add(this.#termScorer(plan, context))
        return
      case 'expansion':
        this.#add(new HitsScorer(restrictHits(this.#search.expansionHits(plan), context.gate), this.#saturation(plan, context)))
        return
      case 'phrase':
        this.#add(this.#phraseScorer(plan, context))
        return
      case 'not':
        return
      case 'boost':
        this.visit(plan.clause, { ...context, factor: context.factor * plan.factor })
        return
      case 'or': {
        const inner = plan.atLeast === 1 ? context : this.#narrow(plan, context)
        for (const clause of plan.clauses) this.visit(clause, { ...inner, certain: false })
        return
      }
      case 'and': {
        const inner = this.#narrow(plan, context)
        for (const clause of plan.clauses) this.visit(clause, { ...inner, certain: true })
        return
      }
      case 'prefer': {
        const inner = this.#narrow(plan.match, context)
        this.visit(plan.match, { ...inner, certain: true })
        for (const clause of plan.bonus) this.visit(clause, { ...inner, certain: false })
      }
    }
  }

  #narrow(plan: Plan, context: ClauseContext): ClauseContext {
    return context.certain ? context : { ...context, gate: match(this.#search, plan, context.gate ?? this.#allowed) }
  }

  #add(scorer: Scorer | null): void {
    if (scorer !== null) this.#scorers.push(scorer)
  }

  #saturation(plan: Parameters<PlanStatistics['idf']>[0], { factor }: ClauseContext): Saturation {
    return new Saturation(this.#statistics.idf(plan), this.#search.namespace.parameters.k1, factor)
  }

  #termScorer(plan: TermPlan, context: ClauseContext): Scorer | null {
    const { namespace, view } = this.#search
    const parts = weightedCursors(this.#search, plan.fields, plan.term).map(({ name, weight, cursor }): FieldPostings => {
      const field = view.segment.field(name)
      if (field === null) throw new Error(`field ${name} vanished`)
      const walker = createImpactWalker(cursor, weight, field, namespace.averageLength(name), namespace.b(name))
      return { cursor, weight, factors: this.#search.factors(name), walker }
    })
    const [first] = parts
    if (first === undefined) return null
    const saturation = this.#saturation(plan, context)
    if (context.gate !== null) return new HitsScorer(weighTerm(parts, context.gate), saturation)
    return parts.length === 1 ? new TermScorer(first, saturation) : new MultiFieldScorer(parts, saturation)
  }

  #phraseScorer(plan: PhrasePlan, context: ClauseContext): Scorer | null {
    const cached = this.#search.cachedPhraseHits(plan)
    const saturation = this.#saturation(plan, context)
    if (cached !== undefined) return new HitsScorer(restrictHits(cached, context.gate), saturation)
    if (context.gate !== null) return new HitsScorer(this.#search.phraseHits(plan, context.gate), saturation)
    const { namespace, view } = this.#search
    const parts = plan.fields.flatMap(([name, weight]): PhraseField[] => {
      const field = view.segment.field(name)
      const matcher = this.#search.phraseMatcher(name, plan)
      if (field === null || matcher === null) return []
      const [average, b] = [namespace.averageLength(name), namespace.b(name)]
      const factors = this.#search.factors(name)
      const walkers = phraseTokens(name, plan, namespace.pairs(name)).map((token, i) => {
        const slack = view.segment.field(token.field)?.impactSlack(average, b) ?? Infinity
        return new ImpactWalker(matcher.cursors[i] as PostingCursor, 1, slack, factors)
      })
      return [{ matcher, walkers, weight, factors }]
    })
    return parts.length === 0 ? null : new PhraseScorer(parts, saturation)
  }
}

const restrictHits = (hits: WeightedHits, gate: DocumentSet | null): WeightedHits => {
  if (gate === null) return hits
  const indexes = Array.from(hits.ordinals.keys()).filter((i) => hasDocument(gate, hits.ordinals[i]!))
  return {
    ordinals: Uint32Array.from(indexes, (i) => hits.ordinals[i]!),
    weights: Float64Array.from(indexes, (i) => hits.weights[i]!),
  }
}

/** Weights of one term in the documents of a gate. */
const weighTerm = (parts: readonly FieldPostings[], gate: DocumentSet): WeightedHits => {
  const documents = ordinalsIn(gate)
  const ordinals = new Uint32Array(documents.length)
  const weights = new Float64Array(documents.length)
  let count = 0
  for (const ordinal of documents) {
    let sum = 0
    for (const { cursor, weight, factors } of parts) sum += weight * cursor.frequencyOf(ordinal) * factors[ordinal]!
    if (sum === 0) continue
    ordinals[count] = ordinal
    weights[count++] = sum
  }
  return { ordinals: ordinals.subarray(0, count), weights: weights.subarray(0, count) }
}
