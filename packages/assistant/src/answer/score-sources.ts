import type { Section } from '@basejuris/domain'
import type { QuestionDemands } from '@basejuris/search'
import { type SubjectTeller, tellerOf } from '../choosing/asked-subject.ts'
import { type Candidate, candidatesIn } from '../choosing/candidate.ts'
import { addMeaning, type ScoredCandidate, type ScoredPart, scoreCandidates } from '../choosing/score-candidates.ts'
import { takeTurns } from '../choosing/turns.ts'
import { type WeighedCandidate, weighCandidates } from '../choosing/weigh-candidates.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { addedDemands, emphasise, type GoesOn, isQuoted, preferAdded } from '../question/added-demands.ts'
import { askedParts } from '../question/asked-parts.ts'
import { type AskedPlace, namesPlace, placeIn } from '../question/asked-place.ts'
import { type AskedQuestion, readQuestion, substantialDemands } from '../question/read-question.ts'
import { isLeftUndecided } from '../spans/left-undecided.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type SpokenEvidence, spokenEvidence } from '../sufficiency/spoken-evidence.ts'

export interface ScoreSources {
  readonly question: string
  /** Where it goes on from earlier ones: what they quoted is no more than a sign. */
  readonly goesOn?: GoesOn | undefined
}

export interface ScoredSources {
  readonly asked: AskedQuestion
  /** Without those that only ask. */
  readonly demands: QuestionDemands
  /** Places of those that a question which goes on adds. None for others. */
  readonly added: readonly number[]
  /** Those that speak of enough of it to be signs of an answer. */
  readonly scored: readonly ScoredCandidate[]
  /** All that may be quoted, by what they are worth. What earlier answers quoted is not. */
  readonly weighed: readonly WeighedCandidate[]
  /** By docId, who speaks in it of what the question is about. */
  readonly tellers: ReadonlyMap<string, SubjectTeller>
  /** By docId, what anybody says in it. */
  readonly spoken: ReadonlyMap<string, SpokenEvidence>
}

/** Part of the demands from which on a sentence is a sign: a story has many, and one sentence speaks of few. */
const minSpoken = 0.06
/** Signs whose meaning is compared. */
const maxEncoded = 24

/** The sentences of some rulings that speak of a question, with what they are worth for it. */
export async function scoreSources(
  ports: AssistantPorts,
  read: readonly SourceRuling[],
  { question, goesOn }: ScoreSources,
  signal: AbortSignal,
): Promise<ScoredSources> {
  const found = await ports.demandsOf({ question, docIds: read.map(({ ruling }) => ruling.docId) }, signal)
  const substantial = substantialDemands(found.demands)
  const added = goesOn === undefined ? [] : addedDemands(substantial, question, goesOn)
  const demands = { ...found, demands: emphasise(substantial, added) }
  const isOpen = ({ source, place }: Candidate): boolean => goesOn === undefined || !isQuoted(goesOn, source.ruling.docId, place)
  const asked = readQuestion(question)
  const place = placeIn(question)
  const context = { question: asked, demands: demands.demands, parts: partsOf(question, demands.demands) }
  const scored: ScoredCandidate[] = []
  const weighed: WeighedCandidate[] = []
  const tellers = new Map<string, SubjectTeller>()
  const spoken = new Map<string, SpokenEvidence>()
  const endTurn = takeTurns(signal)
  for (const source of read) {
    const candidates: Candidate[] = []
    for (const section of source.ruling.sections) {
      candidates.push(...candidatesIn(source, section).filter(isDecided(section)).filter(isOfPlace(place)))
      await endTurn()
    }
    scored.push(...scoreCandidates(candidates, context, minSpoken))
    await endTurn()
    spoken.set(source.ruling.docId, spokenEvidence(candidates, demands.demands))
    tellers.set(source.ruling.docId, tellerOf(candidates, demands.demands))
    weighed.push(...weighCandidates(candidates, context).filter(isOpen).map(preferAdded(added)))
    await endTurn()
  }
  const near = best(scored)
  const cosines = await ports.nearness(
    asked.text,
    near.map(({ text }) => text),
    signal,
  )
  if (cosines === null) return { asked, demands, added, scored, weighed, tellers, spoken }
  const nearness = new Map(near.map((candidate, at) => [keyOf(candidate), cosines[at] ?? 0]))
  const nearnessOf = (candidate: Candidate): number => nearness.get(keyOf(candidate)) ?? 0
  return { asked, demands, added, scored: addMeaning(scored, nearnessOf), weighed, tellers, spoken }
}

/** What a question asks by itself, where it asks more than one thing or tells something beside it. One that names nothing is of all that is named. */
function partsOf(question: string, demands: QuestionDemands['demands']): readonly ScoredPart[] {
  const ranges = askedParts(question)
  if (ranges.length === 0) return []
  const places = demands.map(({ label }) => question.indexOf(label))
  const all = [...demands.keys()]
  const parts = ranges.map(({ from, to }) => ({
    question: readQuestion(question.slice(from, to)),
    demands: all.filter((at) => from <= (places[at] ?? -1) && (places[at] ?? -1) < to),
  }))
  return parts.map((part) => (part.demands.length === 0 ? { ...part, demands: all } : part))
}

/** What the court leaves undecided is no sign of an answer, and is not quoted as one. */
const isDecided =
  (section: Section) =>
  ({ place: { anchor, from, to } }: Candidate): boolean =>
    !isLeftUndecided(section, anchor, from, to)

/** «Se exime del pago de las costas»: decides nothing else. On folded text. */
const onCosts = /\b(?:exim|conden|liber|exoner)\p{L}*\b[^.;]{0,110}\bcostas\b/u

/** Where a numeral is asked for, what a court reasons of another one of its article, and of costs, answers nothing. */
const isOfPlace =
  (place: AskedPlace | null) =>
  ({ kind, text, folded }: Candidate): boolean =>
    place === null || kind === 'resolutiva' || (namesPlace(text, place) !== 'others' && !onCosts.test(folded))

const best = (scored: readonly ScoredCandidate[]): ScoredCandidate[] => [...scored].sort((a, b) => b.score - a.score).slice(0, maxEncoded)

const keyOf = ({ source, place }: Candidate): string => `${source.ruling.docId} ${place.anchor} ${place.from}`
