import type { QuestionDemand } from '@basejuris/search'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'

/** One ruling that was found, with what its court says in it. */
export interface SpeakingRuling {
  readonly docId: string
  /** The search counts it: what all such rulings speak of is their common matter. */
  readonly isFound: boolean
  /** It could be quoted instead of others: the search calls it relevant, it decides and it stands. */
  readonly isRival: boolean
  readonly sentences: readonly ScoredCandidate[]
}

/** What a ruling says in one place of what is asked. */
export interface SaidTogether {
  /** Part of all that is asked, by how rare it is in the index and how few of the found rulings speak of it, from 0 to 1. */
  readonly together: number
  /** How much more than the best of its rivals it says. All that it says where it has none. */
  readonly ahead: number
  /** It speaks of most of the condition that the question sets: «si el acto es continuo». True where it sets none. */
  readonly hasCondition: boolean
}

/** From here on a demand is spoken of: in words that courts have for it at least. */
const minCover = 0.65
/** Part of a condition, by rarity. */
const minCondition = 0.5
const deciding: ReadonlySet<ScoredCandidate['kind']> = new Set(['considerando', 'resolutiva', 'texto'])

/**
 * What each of some rulings says in one place of what a question asks. What all of them speak of is the matter that they share, and tells which of
 * them answers no more than a word that stands everywhere. A place is a considerando or the operative part, and three paragraphs of unnumbered text.
 * @param condition - places of the demands in the condition of the question
 */
export function saidTogether(
  rulings: readonly SpeakingRuling[],
  demands: readonly QuestionDemand[],
  condition: readonly number[],
): ReadonlyMap<string, SaidTogether> {
  const asked = [...demands.keys()].filter((at) => demands[at]?.kind !== 'topic')
  const places = new Map(rulings.map(({ docId, sentences }) => [docId, placesOf(sentences, demands.length)]))
  const found = rulings.some(({ isFound }) => isFound) ? rulings.filter(({ isFound }) => isFound) : rulings
  const speaking = (at: number): number =>
    found.filter(({ docId }) => (places.get(docId) ?? []).some((covers) => (covers[at] ?? 0) >= minCover)).length
  const worth = new Map(asked.map((at) => [at, (demands[at]?.rarity ?? 0) * (1 - (speaking(at) - 1) / found.length)]))
  const most = (docId: string, some: ReadonlyMap<number, number>, spoken: (cover: number) => number): number =>
    Math.max(0, ...(places.get(docId) ?? []).map((covers) => shareOf(some, (at) => spoken(covers[at] ?? 0))))
  const said = new Map(rulings.map(({ docId }) => [docId, most(docId, worth, (cover) => cover)]))
  const conditional = new Map(condition.map((at) => [at, demands[at]?.rarity ?? 0]))
  return new Map(
    rulings.map(({ docId }) => {
      const together = said.get(docId) ?? 0
      const rivals = rulings.filter((other) => other.isRival && other.docId !== docId)
      return [
        docId,
        {
          together,
          ahead: together - Math.max(0, ...rivals.map((rival) => said.get(rival.docId) ?? 0)),
          hasCondition: condition.length === 0 || most(docId, conditional, (cover) => Number(cover >= minCover)) >= minCondition,
        },
      ]
    }),
  )
}

/** By place, how far its sentences together speak of each demand. */
function placesOf(sentences: readonly ScoredCandidate[], demands: number): readonly (readonly number[])[] {
  const own = sentences.filter(({ kind, voice, isAccount }) => deciding.has(kind) && voice.speaker === 'tribunal' && !isAccount)
  const groups = [...Map.groupBy(own, ({ kind, place }) => (kind === 'texto' ? place.anchor : place.section)).values()]
  const beside = groups.map((group, at) => (isText(group) ? [...textAt(groups, at - 1), ...group, ...textAt(groups, at + 1)] : group))
  return beside.map((group) => Array.from({ length: demands }, (_, demand) => Math.max(...group.map(({ covers }) => covers[demand] ?? 0))))
}

const isText = ([first]: readonly ScoredCandidate[]): boolean => first?.kind === 'texto'
const textAt = (groups: readonly (readonly ScoredCandidate[])[], at: number): readonly ScoredCandidate[] => {
  const group = groups[at] ?? []
  return isText(group) ? group : []
}

function shareOf(worth: ReadonlyMap<number, number>, spokenOf: (at: number) => number): number {
  const all = worth.values().reduce((sum, each) => sum + each, 0)
  return all === 0 ? 0 : worth.entries().reduce((sum, [at, each]) => sum + each * spokenOf(at), 0) / all
}
