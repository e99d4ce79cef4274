import { splitSentences } from '../analysis/split-sentences.ts'
import { isExecutionSuit } from '../outcome/execution-suit.ts'
import { type CitedPlace, citedPlaces, placeKey } from './cited-places.ts'
import type { CourtReading, ReadText } from './court-reading.ts'
import { type DecidedClause, decidedClauses, dismissalVerdicts, favouredBy } from './decided-clauses.ts'
import type { DecidedPlace, DecidingRuling } from './decided-place.ts'
import type { Side } from './sides.ts'

/** A conclusion on more articles than these says of none that the decision rests on it. */
const maxArticlesOfConclusion = 2
const minLastReasons = 4

/** What a court of first instance decided on each article, from the sentences that grant or deny in the second half of its reasons. */
export function decidedInInstance(ruling: DecidingRuling, kind: string, reading: CourtReading): DecidedPlace[] {
  const dismissal = kind === 'laboral' || kind === 'laboral indirecto' ? dismissalGround(ruling, kind, reading) : null
  const found = new Map<string, DecidedPlace | null>()
  const concluded = [...lastReasons(reading).flatMap((reason) => conclusionsOf(reason, reading, ruling)), ...defencesOf(reading)]
  for (const { side, places } of concluded)
    for (const place of places) {
      const key = placeKey(place)
      const before = found.get(key)
      const same = before === undefined || before?.favoured === side
      found.set(key, same ? { article: place.key, place: place.place, kind, appellant: 'claimant', favoured: side } : null)
    }
  const others = [...found.values()].flatMap((each) => (each === null || isGround(each.article) ? [] : [each]))
  return dismissal === null ? others : [dismissal, ...others]
}

const lastReasons = ({ reasons }: CourtReading): readonly ReadText[] =>
  reasons.slice(-Math.max(minLastReasons, Math.ceil(reasons.length / 2)))

interface Conclusion {
  readonly side: Side
  readonly places: readonly CitedPlace[]
}

const conclusionsOf = (reason: ReadText, { evidence }: CourtReading, ruling: DecidingRuling): Conclusion[] => {
  const inReason = citedPlaces(reason.text, evidence)
  return splitSentences(reason.text).flatMap(({ from, to }): Conclusion[] => {
    const sides = new Set(decidedClauses(reason.folded.slice(from, to)).flatMap((clause) => sideOf(clause, ruling) ?? []))
    const [side] = sides
    if (side === undefined || sides.size > 1) return []
    const inSentence = inReason.filter((each) => each.from >= from && each.to <= to)
    const places = inSentence.length > 0 ? inSentence : inReason
    return new Set(places.map(({ key }) => key)).size > maxArticlesOfConclusion ? [] : [{ side, places }]
  })
}

/** «Se acoge la excepción del artículo 464 N° 17»: what the operative part of an execution suit decides on the defence that it names. */
const defencesOf = ({ operative, evidence }: CourtReading): Conclusion[] => {
  if (!isExecutionSuit(operative.folded)) return []
  const named = citedPlaces(operative.text, evidence)
  return splitSentences(operative.text).flatMap(({ from, to }): Conclusion[] => {
    const clauses = decidedClauses(operative.folded.slice(from, to)).filter(({ request }) => request === 'defence')
    const [side, ...others] = new Set(clauses.flatMap((clause) => favouredBy(clause, null) ?? []))
    const places = named.filter((each) => each.from >= from && each.to <= to && each.key === defencesArticle)
    return side === undefined || others.length > 0 ? [] : [{ side, places }]
  })
}

/** The article that lists the defences against an execution. */
const defencesArticle = 'CPC:464'

/** A clause on the claim counts where it agrees with the outcome of the whole. */
const sideOf = (clause: DecidedClause, { outcome }: DecidingRuling): Side | null => {
  const side = favouredBy(clause, null)
  if (clause.request !== 'claim') return side
  return (outcome === 'acoge' && side === 'respondent') || (outcome === 'rechaza' && side === 'claimant') ? null : side
}

const isGround = (article: string): boolean => /^CT:(?:159|160|161)$/u.test(article)

/** The ground of a dismissal, when the reasons weigh one above all others, and whom the verdict on the dismissal favours. */
const dismissalGround = (ruling: DecidingRuling, kind: string, reading: CourtReading): DecidedPlace | null => {
  const { reasons, operative, evidence } = reading
  const grounds = new Map<string, { readonly place: CitedPlace; readonly count: number }>()
  for (const { text } of reasons)
    for (const place of citedPlaces(text, evidence)) {
      if (!isGround(place.key) || (place.place === '' && place.key !== 'CT:161')) continue
      grounds.set(placeKey(place), { place, count: (grounds.get(placeKey(place))?.count ?? 0) + 1 })
    }
  const [best, next] = [...grounds.values()].sort((a, b) => b.count - a.count)
  if (best === undefined || (next !== undefined && next.count * 2 > best.count)) return null
  const operativeVerdicts = dismissalVerdicts(operative.folded)
  const verdicts =
    operativeVerdicts.size > 0
      ? operativeVerdicts
      : dismissalVerdicts(
          lastReasons(reading)
            .map(({ folded }) => folded)
            .join('\n'),
        )
  const byOutcome = ruling.outcome === 'acoge' ? 'claimant' : ruling.outcome === 'rechaza' ? 'respondent' : null
  const [verdict = byOutcome] = verdicts
  if (verdict === null || verdicts.size > 1 || (byOutcome !== null && byOutcome !== verdict)) return null
  if (verdicts.size === 0 && !/despido/u.test(operative.folded) && !ruling.subjects.some((subject) => /despido/iu.test(subject)))
    return null
  return { article: best.place.key, place: best.place.place, kind, appellant: 'claimant', favoured: verdict }
}
