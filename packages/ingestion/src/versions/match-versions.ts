import { type Database, findVersionCandidates, listRulings, type VersionCandidate } from '@basejuris/database'
import { mayBeSameDecision, type Ruling } from '@basejuris/domain'
import { compareTexts, type TextComparison } from './compare-texts.ts'

/** Thresholds of docs/decisions/0010. */
const minJaccard = 0.8
const minJaccardInOneSource = 0.95
const minContained = 0.9
/** A text with fewer shingles cannot be recognised by a part of it. */
const minShingles = 100

/**
 * Finds which of these new rulings are another state of a stored decision, or of one before them in the list. Maps their docId to that
 * of the decision.
 */
export async function matchVersions(database: Database, received: readonly Ruling[]): Promise<Map<string, string>> {
  const stored = await findVersionCandidates(database, received)
  const texts = new Map<string, Ruling>()
  const candidateIds = [...stored.values()].flat().map(({ docId }) => docId)
  for (const ruling of await listRulings(database, [...new Set(candidateIds)])) texts.set(ruling.docId, ruling)
  const matched = new Map<string, string>()
  for (const [at, ruling] of received.entries()) {
    const before = received.slice(0, at).filter((one) => !matched.has(one.docId) && mayBeSameDecision(ruling, one))
    const candidates = [...(stored.get(ruling.docId) ?? []), ...before.map(({ docId, source }) => ({ docId, sources: [source] }))]
    for (const one of before) texts.set(one.docId, one)
    const found = bestMatch(ruling, candidates, texts)
    if (found !== null) matched.set(ruling.docId, found)
  }
  return matched
}

const bestMatch = (ruling: Ruling, candidates: readonly VersionCandidate[], texts: ReadonlyMap<string, Ruling>): string | null => {
  let best: { docId: string; jaccard: number } | null = null
  for (const { docId, sources } of candidates) {
    const text = texts.get(docId)
    if (text === undefined) continue
    const comparison = compareTexts(ruling, text)
    if (isSameDecision(comparison, sources.includes(ruling.source)) && comparison.jaccard > (best?.jaccard ?? -1))
      best = { docId, jaccard: comparison.jaccard }
  }
  return best?.docId ?? null
}

/** Two ids in one source mean two decisions, unless the texts are identical. */
const isSameDecision = ({ same, jaccard, contained: part, shorter }: TextComparison, ofOneSource: boolean): boolean => {
  if (same) return true
  if (ofOneSource) return shorter >= minShingles && jaccard >= minJaccardInOneSource
  return jaccard >= minJaccard || (shorter >= minShingles && part >= minContained)
}
