import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import { type FewDocuments, filterFew, hasDocument } from './document-set.ts'
import type { Plan, TermPlan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'

/** Matches a few documents by looking each up in the lists. */
export function matchFew(search: SegmentSearch, plan: Plan, within: FewDocuments): FewDocuments {
  if (within.ordinals.length === 0) return within
  switch (plan.kind) {
    case 'term':
      return matchTerm(search, plan, within)
    case 'expansion':
    case 'phrase': {
      const { ordinals } = plan.kind === 'phrase' ? search.phraseHits(plan, within) : search.expansionHits(plan)
      return filterFew(within, risingMembership(ordinals))
    }
    case 'or':
      return plan.clauses.length === 1 && plan.atLeast === 1
        ? matchFew(search, plan.clauses[0] as Plan, within)
        : matchAtLeast(search, plan.clauses, plan.atLeast, within)
    case 'and':
      return plan.clauses.reduce((remaining, clause) => matchFew(search, clause, remaining), within)
    case 'not': {
      const matching = matchFew(search, plan.clause, within)
      return filterFew(within, (ordinal) => !hasDocument(matching, ordinal))
    }
    case 'boost':
      return matchFew(search, plan.clause, within)
    case 'prefer':
      return matchFew(search, plan.match, within)
  }
}

const matchTerm = (search: SegmentSearch, { names, term }: TermPlan, within: FewDocuments): FewDocuments => {
  const cursors = names.map((name) => search.cursor(name, term)).filter((cursor): cursor is PostingCursor => cursor !== null)
  return filterFew(within, (ordinal) => cursors.some((cursor) => cursor.frequencyOf(ordinal) > 0))
}

const matchAtLeast = (search: SegmentSearch, clauses: readonly Plan[], min: number, within: FewDocuments): FewDocuments => {
  const counts = new Map<number, number>()
  for (const clause of clauses)
    for (const ordinal of matchFew(search, clause, within).ordinals) counts.set(ordinal, (counts.get(ordinal) ?? 0) + 1)
  return filterFew(within, (ordinal) => (counts.get(ordinal) ?? 0) >= min)
}

/** Membership test for ordinals asked in rising order. */
const risingMembership = (ordinals: Uint32Array): ((ordinal: number) => boolean) => {
  let at = 0
  return (ordinal) => {
    while (at < ordinals.length && ordinals[at]! < ordinal) at += 1
    return ordinals[at] === ordinal
  }
}
