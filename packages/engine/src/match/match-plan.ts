import { type Bitset, emptyBitset, hasBit, keepOnly } from '../bytes/bitset.ts'
import { setTermBits } from '../segment/posting-bits.ts'
import { addDocuments, bitsOf, compact, type DocumentSet, difference, FewDocuments, isFew } from './document-set.ts'
import { matchFew } from './match-few.ts'
import type { Plan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'
import { VerticalCounter } from './vertical-counter.ts'

/** The matching documents among `within`. Callers must not write to the result. */
export function match(search: SegmentSearch, plan: Plan, within: DocumentSet): DocumentSet {
  return within instanceof FewDocuments ? matchFew(search, plan, within) : matchMany(search, plan, within)
}

/** Matches many documents by reading lists from end to end. */
const matchMany = (search: SegmentSearch, plan: Plan, within: Bitset): DocumentSet => {
  switch (plan.kind) {
    case 'term':
      return matchOr(search, [plan], within)
    case 'expansion':
      return restrictOrdinals(search, search.expansionHits(plan).ordinals, within)
    case 'phrase':
      return restrictOrdinals(search, search.phraseHits(plan, within).ordinals, within)
    case 'or':
      return plan.atLeast === 1 ? matchOr(search, plan.clauses, within) : matchAtLeast(search, plan.clauses, plan.atLeast, within)
    case 'and':
      return [...plan.clauses]
        .sort((a, b) => costOf(search, a) - costOf(search, b))
        .reduce<DocumentSet>((remaining, clause) => match(search, clause, remaining), within)
    case 'not':
      return difference(within, matchMany(search, plan.clause, within))
    case 'boost':
      return matchMany(search, plan.clause, within)
    case 'prefer':
      return matchMany(search, plan.match, within)
  }
}

const restrictOrdinals = ({ view }: SegmentSearch, ordinals: Uint32Array, within: Bitset): DocumentSet => {
  const few = new FewDocuments(ordinals.filter((ordinal) => hasBit(within, ordinal)))
  if (isFew(few.ordinals.length, view.segment.size)) return few
  return bitsOf(few, view.segment.size)
}

const matchOr = (search: SegmentSearch, clauses: readonly Plan[], within: Bitset): DocumentSet => {
  const { segment } = search.view
  const bits = emptyBitset(segment.size)
  let postings = 0
  for (const clause of clauses) {
    if (clause.kind === 'term') {
      postings += search.postingCount(clause)
      setTermBits(segment, clause.term, clause.names, bits)
    } else {
      postings = Infinity
      addDocuments(bits, matchMany(search, clause, within))
    }
  }
  const matching = keepOnly(bits, within)
  return isFew(postings, segment.size) ? compact(matching, segment.size) : matching
}

const matchAtLeast = (search: SegmentSearch, clauses: readonly Plan[], min: number, within: Bitset): DocumentSet => {
  const { size } = search.view.segment
  const counter = new VerticalCounter(size)
  for (const clause of clauses) {
    const matching = matchMany(search, clause, within)
    counter.add(matching instanceof FewDocuments ? bitsOf(matching, size) : matching)
  }
  return counter.atLeast(min)
}

/** Estimated cost for ordering an `and`: rare terms first, then frequent ones, then expansions and phrases. */
const costOf = (search: SegmentSearch, plan: Plan): number => {
  const { size } = search.view.segment
  switch (plan.kind) {
    case 'term':
      return search.postingCount(plan)
    case 'expansion':
      return 4 * size
    case 'phrase':
      return 8 * size
    case 'not':
      return 2 * size + costOf(search, plan.clause)
    case 'boost':
      return costOf(search, plan.clause)
    case 'prefer':
      return costOf(search, plan.match)
    default:
      return plan.clauses.reduce((sum, clause) => sum + costOf(search, clause), 0)
  }
}
