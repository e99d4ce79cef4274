import type { ScoredCandidate } from '../score-candidates.ts'
import { conclusion, orders, said, verb } from '../sentence-patterns.ts'
import { saysTheSame } from '../text-overlap.ts'

/** Characters that reasons may add to the budget of an answer. */
const maxAdded = 600
/** Part of the worth of the best sentence of the reasoning that another one is worth, to be as good: the shorter is taken. */
const asGood = 0.9

/** A ruling less trusted than this part of the most trusted one is quoted beside it, and needs no reason. */
const minTrust = 0.9

/**
 * The chosen sentences, with a reason beside a decision that stands alone: «se rechaza el recurso» tells nobody why. Of the most trusted ruling, where
 * it is quoted by its operative part alone, it is the sentence of its reasoning that is worth most.
 */
export function addReasons(
  chosen: readonly ScoredCandidate[],
  candidates: Iterable<ScoredCandidate>,
  trust: ReadonlyMap<string, number>,
): ScoredCandidate[] {
  const byRuling = Map.groupBy(chosen, ({ source }) => source.ruling.docId)
  const least = minTrust * Math.max(0, ...[...byRuling.keys()].map((docId) => trust.get(docId) ?? 0))
  const bare = [...byRuling].filter(([docId, own]) => (trust.get(docId) ?? 0) >= least && isBare(own))
  if (bare.length === 0) return [...chosen]
  const reasons = Map.groupBy([...candidates].filter(isReason), ({ source }) => source.ruling.docId)
  let left = maxAdded
  const added = bare.flatMap(([docId, own]): ScoredCandidate[] => {
    const open = (reasons.get(docId) ?? []).filter((each) => each.text.length <= left && !own.some((other) => saysTheSame(each, other)))
    const best = Math.max(...open.map(({ score }) => score))
    const [reason] = open.filter(({ score }) => score >= asGood * best).sort((a, b) => a.text.length - b.text.length)
    if (reason === undefined) return []
    left -= reason.text.length
    return [reason]
  })
  return [...chosen, ...added]
}

/** Nothing but the operative part of a court. An act of an office says there what it has to say, behind recitals of its powers. */
export function isOperativeAlone(own: readonly ScoredCandidate[]): boolean {
  return own.every((each) => each.kind === 'resolutiva' && isOfCourt(each))
}

/** Whether a court decided it. An office says in its conclusion what a court says in its reasons. */
export function isOfCourt({ source }: Pick<ScoredCandidate, 'source'>): boolean {
  return courts.test(source.ruling.court)
}

const isBare = (own: readonly ScoredCandidate[]): boolean => isOperativeAlone(own) && own.some(({ folded }) => orders.test(folded))
const courts = /^(?:\d{1,2}[º°]\s)?(?:Primer|Segundo|Tercer)?\s?(?:Corte|Tribunal|Juzgado)/u

/** The court's own, on something that is asked, or its conclusion. */
const isReason = ({ kind, voice, isAccount, covers, folded }: ScoredCandidate): boolean =>
  kind === 'considerando' &&
  voice.speaker === 'tribunal' &&
  !isAccount &&
  verb.test(folded) &&
  (covers.some((each) => each > 0) || conclusion.test(folded) || said.reason.test(folded))
