import { candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Place } from '../spans/span.ts'

/** A sentence in which a court reasons, with hashes of its different stems. */
export interface ReasoningPassage {
  readonly place: Place
  readonly words: readonly number[]
}

/** A passage of one ruling among many. */
export interface LocatedReasoning extends ReasoningPassage {
  readonly docId: string
}

/** Reasons that several rulings give in similar words, the one most like the others first. */
export interface ReasoningCluster {
  readonly passages: readonly LocatedReasoning[]
  /** Different rulings among them. */
  readonly rulings: number
}

const length = { min: 90, max: 520 } as const
const maxPassages = 8
const reasons =
  /\b(?:en consecuencia|por (?:lo )?tanto|por consiguiente|por ende|de lo (?:anterior|expuesto)|cabe|corresponde|resulta|procede|debe (?:ser|tenerse|entenderse)|se desprende|se concluye|ha (?:sostenido|resuelto|senalado)|constituye|configura|exige|requiere|implica)\b/u

/** Sentences of the reasons of a ruling, the court's own, at most eight: those that conclude or rest on a norm, the later ones first. */
export function findReasoning(source: SourceRuling): ReasoningPassage[] {
  const own = candidatesOf(source).filter(
    ({ kind, voice, text }) =>
      (kind === 'considerando' || kind === 'texto') &&
      voice.speaker === 'tribunal' &&
      text.length >= length.min &&
      text.length <= length.max,
  )
  return own
    .map((candidate, at) => ({ candidate, score: Number(reasons.test(candidate.folded)) + at / own.length }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPassages)
    .map(({ candidate: { place, stems } }) => ({ place, words: [...new Set(stems.map(hashStem))] }))
}

/** FNV-1a, 32 bits. */
function hashStem(stem: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Two passages with so many of the smaller one's words in common say the same. */
const minShared = 0.6
/** Words of more passages than these tell none apart. */
const maxFrequent = 400
const minRulings = 3
const maxClusters = 8

/**
 * Groups passages of different rulings that share their words: each joins the first group whose leader is like it (leader clustering: J. A.
 * Hartigan, Clustering Algorithms, 1975, ch. 3). Groups of three rulings or more, the largest first.
 */
export function clusterReasoning(passages: readonly LocatedReasoning[]): ReasoningCluster[] {
  const frequency = new Map<number, number>()
  for (const { words } of passages) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const groups: LocatedReasoning[][] = []
  const byWord = new Map<number, number[]>()
  for (const passage of passages) {
    const rare = passage.words.filter((word) => (frequency.get(word) ?? 0) <= maxFrequent)
    const at = nearestGroup(passage, rare, groups, byWord)
    if (at !== null) {
      groups[at]?.push(passage)
      continue
    }
    groups.push([passage])
    for (const word of rare) byWord.set(word, [...(byWord.get(word) ?? []), groups.length - 1])
  }
  return groups
    .map((group) => ({ passages: byNearness(group), rulings: new Set(group.map(({ docId }) => docId)).size }))
    .filter(({ rulings }) => rulings >= minRulings)
    .sort((a, b) => b.rulings - a.rulings)
    .slice(0, maxClusters)
}

function nearestGroup(
  { words }: ReasoningPassage,
  rare: readonly number[],
  groups: readonly LocatedReasoning[][],
  byWord: ReadonlyMap<number, readonly number[]>,
): number | null {
  const shared = new Map<number, number>()
  for (const word of rare) for (const group of byWord.get(word) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1)
  let best: number | null = null
  let bestShare = minShared
  for (const [group] of [...shared].sort((a, b) => b[1] - a[1]).slice(0, 12)) {
    const share = sharedWords(words, groups[group]?.[0]?.words ?? [])
    if (share >= bestShare) [best, bestShare] = [group, share]
  }
  return best
}

function sharedWords(left: readonly number[], right: readonly number[]): number {
  const other = new Set(right)
  const smaller = Math.min(left.length, right.length)
  return smaller === 0 ? 0 : left.filter((word) => other.has(word)).length / smaller
}

/** One passage of each ruling, those most like all others first. */
function byNearness(group: readonly LocatedReasoning[]): LocatedReasoning[] {
  const own = [...new Map(group.map((passage) => [passage.docId, passage])).values()]
  const compared = own.slice(0, 60)
  const score = new Map(own.map((one) => [one, compared.reduce((sum, other) => sum + sharedWords(one.words, other.words), 0)]))
  return own.sort((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0))
}
