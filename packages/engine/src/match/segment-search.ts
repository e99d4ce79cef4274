import { sectionsField, sectionTerm } from '../segment/companion-fields.ts'
import type { BlockPool } from '../segment/postings/block-pool.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import type { SegmentView } from '../view/segment-view.ts'
import type { DocumentSet, WeightedHits } from './document-set.ts'
import { findExpansion } from './find-expansion.ts'
import { visitPhrase } from './phrase-counts.ts'
import { PhraseMatcher } from './phrase-matcher.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ExpansionPlan, PhrasePlan, TermPlan, WeightedFields } from './plan.ts'
import { SectionEnds } from './section-ends.ts'

/** One search in one segment. Caches what phrases and expansions found, for scoring after matching. */
export class SegmentSearch {
  readonly view: SegmentView
  readonly namespace: NamespaceView
  readonly #blocks: BlockPool
  readonly #phrases: Map<PhrasePlan, WeightedHits>
  readonly #expansions: Map<ExpansionPlan, WeightedHits>

  constructor(view: SegmentView, namespace: NamespaceView, blocks: BlockPool, parent?: SegmentSearch) {
    this.view = view
    this.namespace = namespace
    this.#blocks = blocks
    this.#phrases = new Map(parent === undefined ? [] : parent.#phrases)
    this.#expansions = new Map(parent === undefined ? [] : parent.#expansions)
  }

  /** A copy that starts with the same cached findings. Its own later findings, among fewer documents, stay separate. */
  fork(): SegmentSearch {
    return new SegmentSearch(this.view, this.namespace, this.#blocks, this)
  }

  /** Sum of the term's document counts over the fields. */
  postingCount({ names, term }: TermPlan): number {
    const { segment } = this.view
    return names.reduce((sum, name) => sum + (segment.field(name)?.dictionary.find(term)?.count ?? 0), 0)
  }

  /** What `match` found for this phrase, if it ran. Covers all documents that match the whole plan. */
  cachedPhraseHits(plan: PhrasePlan): WeightedHits | undefined {
    return this.#phrases.get(plan)
  }

  /** All live documents, regardless of the filter, because their number determines the idf. */
  expansionHits(plan: ExpansionPlan): WeightedHits {
    let hits = this.#expansions.get(plan)
    if (hits === undefined) {
      hits = findExpansion(this.view, plan, (field) => this.factors(field))
      this.#expansions.set(plan, hits)
    }
    return hits
  }

  phraseHits(plan: PhrasePlan, within: DocumentSet): WeightedHits {
    const weights = new Map<number, number>()
    for (const [name, weight] of plan.fields) {
      const factors = this.factors(name)
      const add = (ordinal: number, matches: number): void => {
        weights.set(ordinal, (weights.get(ordinal) ?? 0) + weight * matches * factors[ordinal]!)
      }
      visitPhrase(this.view.segment, name, plan, () => this.phraseMatcher(name, plan), within, add)
    }
    const ordinals = Uint32Array.from(weights.keys()).sort()
    const hits = { ordinals, weights: Float64Array.from(ordinals, (ordinal) => weights.get(ordinal) as number) }
    this.#phrases.set(plan, hits)
    return hits
  }

  /** null when a term is not in the field. */
  phraseMatcher(name: string, plan: PhrasePlan): PhraseMatcher | null {
    const tokens = phraseTokens(name, plan, this.namespace.pairs(name))
    const cursors = tokens.map(({ field, term }) => this.cursor(field, term))
    if (cursors.length === 0 || cursors.includes(null)) return null
    const sections = plan.withinSection ? new SectionEnds(this.cursor(sectionsField(name), sectionTerm)) : null
    const gaps = plan.gaps === null ? null : tokens.map(({ gap }) => gap)
    const length = (plan.gaps ?? []).reduce((sum, gap) => sum + gap, 0)
    return new PhraseMatcher(cursors as PostingCursor[], { gaps, slop: plan.slop, length, sections })
  }

  cursor(name: string, term: string): PostingCursor | null {
    const field = this.view.segment.field(name)
    const entry = field?.dictionary.find(term)
    return field == null || entry == null ? null : field.cursor(entry, this.#blocks.take())
  }

  factors(name: string): Float32Array {
    return this.view.segment.field(name)?.lengthFactors(this.namespace.averageLength(name), this.namespace.b(name)) ?? new Float32Array(0)
  }
}

/** Cursors of a term in all fields that have it, with the field weights. */
export function weightedCursors(search: SegmentSearch, fields: WeightedFields, term: string) {
  return fields.flatMap(([name, weight]) => {
    const cursor = search.cursor(name, term)
    return cursor === null ? [] : [{ name, weight, cursor }]
  })
}
