import { type Act, decisionActs, findDisposition, foldSameLength } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { cutClauses } from '../../spans/cut-clauses.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Place } from '../../spans/span.ts'
import { completeRange } from '../../verify/complete-range.ts'
import { candidateAt } from '../candidate.ts'
import type { ScoredCandidate } from '../score-candidates.ts'
import { spokenOf } from '../spoken-share.ts'

/** What a point of an operative part does with what was asked of the court. */
type Side = 'granted' | 'denied' | 'undecided'
const sides: readonly Side[] = ['granted', 'denied', 'undecided']

/** Acts of less weight order what goes with a decision. */
const minWeight = 2
/** Characters of a point that is added. A shorter one is a scrap of a form. */
const lengths = { least: 30, most: 700 }
/** «Se rechaza la tacha»: decides no claim. On folded text. */
const sideIssue = /\b(?:tachas?|objecion\p{L}*|inhabilidad\p{L}*|incidente|observacion\p{L}*|apercibimiento)\b/u
const omits = /^(?:no )?(?:se )?(?:omit|emit)/u
/** What is declared not to be so. On folded text. */
const refuses = /^\P{L}*(?:\p{L}+ ){0,6}?(?:inadmisib|improceden|sin lugar|extempor|no ha lugar)/u

interface AddOutcome {
  readonly demands: readonly QuestionDemand[]
  readonly room: number
}

/**
 * The chosen sentences with what a ruling decided, while it fits `room` more characters. A point alone reads as the whole decision, so one that
 * grants, one that denies and one that leaves something undecided are added where none of their kind is quoted.
 */
export function addOutcome(chosen: readonly ScoredCandidate[], source: SourceRuling, { demands, room }: AddOutcome): ScoredCandidate[] {
  const points = pointsOf(source, demands)
  const isQuoted = ({ candidate }: Point): boolean =>
    chosen.some((each) => each.source.ruling.docId === source.ruling.docId && meets(each.place, candidate.place))
  const quoted = new Set(points.filter(isQuoted).flatMap((point) => [...point.sides]))
  let left = room
  const added: ScoredCandidate[] = []
  for (const side of sides) {
    if (quoted.has(side)) continue
    const [best] = points.filter((point) => point.sides.has(side) && !isQuoted(point)).sort((a, b) => b.spoken - a.spoken)
    if (best === undefined || best.candidate.text.length > left) continue
    left -= best.candidate.text.length
    added.push(best.candidate)
    for (const each of best.sides) quoted.add(each)
  }
  return [...chosen, ...added]
}

interface Point {
  readonly candidate: ScoredCandidate
  readonly sides: ReadonlySet<Side>
  /** How much of the question it speaks of. */
  readonly spoken: number
}

/** The points of the operative part of a court, none of another voice. */
function pointsOf(source: SourceRuling, demands: readonly QuestionDemand[]): readonly Point[] {
  const disposition = findDisposition(source.ruling.sections)
  if (disposition === null || disposition.line.kind !== 'decision') return []
  const sectionOf = new Map(
    source.ruling.sections.flatMap(({ anchor, kind, paragraphs }) => paragraphs.map((each) => [each.anchor, { anchor, kind }])),
  )
  return disposition.paragraphs.flatMap(({ anchor, from: start, text }): Point[] => {
    const section = sectionOf.get(anchor)
    if (section === undefined) return []
    return cutClauses(text).flatMap((clause): Point[] => {
      const [from, to] = completeRange(text, clause.from, clause.to)
      const found = sidesOf(text.slice(from, to))
      if (found.size === 0 || to - from < lengths.least || to - from > lengths.most) return []
      const candidate = candidateAt(source, section.kind, { section: section.anchor, anchor, from: start + from, to: start + to })
      if (candidate.voice.speaker !== 'tribunal') return []
      const covers = demands.map((demand) => spokenOf(candidate, demand))
      const spoken = covers.reduce((sum, each, at) => sum + each * (demands[at]?.rarity ?? 0), 0)
      return [{ candidate: { ...candidate, score: 0, meaning: 0, isAccount: false, covers }, sides: found, spoken }]
    })
  })
}

function sidesOf(text: string): ReadonlySet<Side> {
  const folded = foldSameLength(text)
  return new Set(
    decisionActs(text).flatMap((act): Side[] => {
      const side = act.weight < minWeight ? null : sideOf(act, folded)
      return side === null || (side === 'denied' && sideIssue.test(folded)) ? [] : [side]
    }),
  )
}

function sideOf({ kind, from, to }: Act, folded: string): Side | null {
  if (kind === 'acquits' || kind === 'denies') return 'denied'
  if (kind === 'convicts') return 'granted'
  if (kind === 'grants') return /^(?:no|tampoco) /u.test(folded.slice(from, to)) ? 'denied' : 'granted'
  if (kind === 'declares') return refuses.test(folded.slice(to)) ? 'denied' : 'granted'
  return kind === 'closes' && omits.test(folded.slice(from, to)) ? 'undecided' : null
}

const meets = (one: Place, other: Place): boolean => one.anchor === other.anchor && one.from < other.to && other.from < one.to
