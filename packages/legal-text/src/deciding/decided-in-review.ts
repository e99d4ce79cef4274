import type { Ruling } from '@basejuris/domain'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { NormEvidence } from '../norms/find-norm-citations.ts'
import { actionSubject } from './action-subject.ts'
import { type CitedPlace, citedPlaces, placeKey } from './cited-places.ts'
import type { CourtReading, ReadText } from './court-reading.ts'
import type { DecidedPlace, DecidingRuling } from './decided-place.ts'
import { actionSides, isSucceeding, openingReasons, reviewSides } from './decided-sides.ts'
import type { Proceeding } from './proceeding.ts'
import { accuses, finding, question, respects, strictLaw, unanswered } from './review-words.ts'

const minLastReasons = 4
const maxArticles = 3
/** Operative parts that list more articles than these name no deciding one. */
const maxListed = 3
/** Reasons before the decision, of which the last that names an article draws the conclusion. */
const concludingReasons = 2
/** A conclusion on more articles than these says of none that the decision rests on it. */
const maxConcluded = 2

type Place = Pick<CitedPlace, 'key' | 'place'>

/** What a court decided on a constitutional action or on a recourse: one decision, which rests on the articles of its last reasons. */
export function decidedInReview(ruling: DecidingRuling, proceeding: Proceeding, reading: CourtReading): DecidedPlace[] {
  const { kind, stage } = proceeding
  const sides = stage === 'action' ? actionSides(ruling, reading) : reviewSides(ruling, reading)
  if (sides === null) return []
  // A guarantee is a different question for each subject.
  const subject = actionSubject([reading.accounts, ...reading.reasons].map(({ folded }) => folded).join('\n'), ruling.subjects)
  return deciding(ruling.outcome, proceeding, reading)
    .slice(0, maxArticles)
    .flatMap(({ key: article, place }): DecidedPlace[] => {
      if (!article.startsWith('CPR:')) return [{ article, place, kind, ...sides }]
      return subject === null || place === '' ? [] : [{ article, place, kind: `${kind} ${subject}`, ...sides }]
    })
}

/** The places on which the decision rests, surest first. */
const deciding = (outcome: Ruling['outcome'], { kind, stage }: Proceeding, reading: CourtReading): readonly Place[] => {
  const { reasons, accounts, evidence } = reading
  const last = reasons.slice(-Math.max(minLastReasons, Math.ceil(reasons.length / 2)))
  const opening = stage === 'review' ? [accounts, ...reasons.slice(0, openingReasons)] : []
  const questions = new Map(opening.flatMap((text) => citedIn(text, evidence, asks)).map((place) => [placeKey(place), place]))
  const [sole, ...others] = questions.values()
  const isStrict = strictLaw.test(kind)
  const isReached = isSucceeding(outcome) || (last.length > 0 && !last.some(({ folded }) => unanswered.test(folded)))
  const signs = readSigns(reading, last)
  const answered = new Set(last.flatMap((text) => citedIn(text, evidence, (each) => !asks(each))).map(placeKey))
  const disputed = [...signs].flatMap(([key, { at, count, ...named }]) => {
    const isQuestion = questions.has(key) && answered.has(key)
    if (isStrict && isSucceeding(outcome) && named.isRespected && !named.isBroken) return []
    // Of several grounds one may have failed, and another have succeeded.
    const decidesQuestion = isQuestion && !(isSucceeding(outcome) && others.length > 0)
    if (isStrict && !named.isFound && !(isReached && (named.isConcluding || decidesQuestion))) return []
    const found = [named.isInAccounts, named.isRepeated, named.isInOperative, named.isFound, named.isConcluding, isQuestion]
    const sure = found.filter(Boolean).length
    return sure === 0 ? [] : [{ at, count, sure }]
  })
  // An appeal that succeeds without naming another article granted what it asked on the sole one that it puts in question.
  const isAnswered = isStrict ? isReached : disputed.length === 0 && isSucceeding(outcome)
  const only = sole !== undefined && others.length === 0 && isAnswered ? [sole] : []
  const rest = disputed.sort((a, b) => b.sure - a.sure || b.count - a.count).map(({ at }) => at)
  return [...only, ...rest.filter((place) => only.every((each) => placeKey(each) !== placeKey(place)))]
}

/** Where the court names a place, and what it says there. */
interface Signs {
  readonly at: Place
  /** In the last reasons and the operative part. */
  readonly count: number
  readonly isInAccounts: boolean
  readonly isRepeated: boolean
  readonly isInOperative: boolean
  readonly isFound: boolean
  readonly isConcluding: boolean
  readonly isRespected: boolean
  readonly isBroken: boolean
}

const readSigns = ({ reasons, operative, accounts, evidence }: CourtReading, last: readonly ReadText[]): ReadonlyMap<string, Signs> => {
  const keysIn = (passes: (sentence: string) => boolean): ReadonlySet<string> =>
    new Set(last.flatMap((reason) => citedIn(reason, evidence, passes)).map(placeKey))
  const accounted = new Set(citedPlaces(accounts.text, evidence).map(({ key }) => key))
  const listed = citedPlaces(operative.text, evidence)
  const ordered = new Set(listed.length <= maxListed ? listed.map(placeKey) : [])
  const before = new Set(reasons.slice(0, -last.length).flatMap(({ text }) => citedPlaces(text, evidence).map(placeKey)))
  const found = keysIn((each) => finding.test(each) && !accuses.test(each) && !unanswered.test(each))
  const broken = keysIn((each) => finding.test(each) && !accuses.test(each) && !respects.test(each))
  const respected = keysIn((each) => respects.test(each))
  const concluding = concludingPlaces(last, evidence)
  const named = [...last.flatMap(({ text }) => citedPlaces(text, evidence)), ...(ordered.size > 0 ? listed : [])]
  return new Map(
    [...Map.groupBy(named, placeKey)].flatMap(([key, places]): [string, Signs][] => {
      const [at] = places
      if (at === undefined) return []
      const signs = {
        at,
        count: places.length,
        isInAccounts: accounted.has(at.key),
        isRepeated: places.length > 1 || before.has(key),
        isInOperative: ordered.has(key),
        isFound: found.has(key),
        isConcluding: concluding.has(key),
        isRespected: respected.has(key),
        isBroken: broken.has(key),
      }
      return [[key, signs]]
    }),
  )
}

const asks = (sentence: string): boolean => question.test(sentence)

const concludingPlaces = (last: readonly ReadText[], evidence: NormEvidence): ReadonlySet<string> => {
  const reason = last.slice(-concludingReasons).findLast(({ text }) => citedPlaces(text, evidence).length > 0)
  if (reason === undefined) return new Set()
  const keys = new Set(citedIn(reason, evidence, (each) => !accuses.test(each) && !asks(each)).map(placeKey))
  return keys.size > maxConcluded ? new Set() : keys
}

/** Places in the sentences that pass. */
const citedIn = ({ text, folded }: ReadText, evidence: NormEvidence, passes: (sentence: string) => boolean): CitedPlace[] => {
  const places = citedPlaces(text, evidence)
  return splitSentences(text)
    .filter(({ from, to }) => passes(folded.slice(from, to)))
    .flatMap(({ from, to }) => places.filter((place) => place.from >= from && place.to <= to))
}
