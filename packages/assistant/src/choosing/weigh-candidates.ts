import type { SourceRuling } from '../spans/source-ruling.ts'
import { subjectsOf, withSubjects } from './asked-subject.ts'
import type { Candidate } from './candidate.ts'
import { withCourtWords } from './court-words.ts'
import { isEmpty, isInCapitals } from './empty-sentences.ts'
import { isSpeaking, type ScoredCandidate, type ScoringContext } from './score-candidates.ts'
import { conclusion, ownVoice } from './sentence-patterns.ts'
import { type SentenceSigns, sentenceSignsOf } from './sentence-signs.ts'
import { shareBy, spokenOf } from './spoken-share.ts'
import { worthOf } from './worth-model.ts'

/** What is left of the worth of a sentence that may be somebody else's, or that is a heading. */
const doubtful = 0.3
/** Worth of the voice that a question asks for, beside the court's. */
const askedWeight = 2
/** Of a ruling none of whose sentences speaks of so much, nothing is quoted. */
const minSpoken = 0.1
/** Share of a considerando told by others, from which on the court must be heard to be quoted. */
const othersShare = 0.2

/** A sentence that may be quoted, with its signs. */
export interface WeighedCandidate extends ScoredCandidate {
  readonly signs: SentenceSigns
}

/**
 * Weighs every sentence of some rulings that may be quoted by how likely it holds a part of the answer. Beside what it speaks of itself counts
 * what stands around it, and whether the court concludes or orders there. A ruling answers also in words that the question does not have.
 */
export function weighCandidates(candidates: readonly Candidate[], context: ScoringContext): WeighedCandidate[] {
  const bySource = Map.groupBy(candidates, ({ source }) => source)
  return [...bySource].flatMap(([source, own]) => weighRuling(source, own, context))
}

function weighRuling(source: SourceRuling, own: readonly Candidate[], context: ScoringContext): WeighedCandidate[] {
  const { question, demands } = context
  const subjects = subjectsOf(demands)
  const covers = own.map((candidate) =>
    withCourtWords(
      withSubjects(
        demands.map((demand) => spokenOf(candidate, demand)),
        subjects,
      ),
      demands,
      candidate.folded,
    ),
  )
  if (Math.max(0, ...covers.map(shareBy(demands, covers))) < minSpoken) return []
  const signsOf = sentenceSignsOf(source, own, covers, context)
  const partSigns = (context.parts ?? []).map(({ question: asked, demands: places }) =>
    sentenceSignsOf(
      source,
      own,
      covers.map((each) => places.map((place) => each[place] ?? 0)),
      { question: asked, demands: places.flatMap((place) => demands[place] ?? []) },
    ),
  )
  const isOfCapitals = own.filter(({ text }) => isInCapitals(text)).length > own.length / 2
  return own.flatMap((candidate, at): WeighedCandidate[] => {
    if (!isSpeaking(candidate, question) || isEmpty(candidate, question.text, isOfCapitals)) return []
    const signs = signsOf(candidate, at)
    const { voice } = candidate
    const isAsked = question.voices.has(voice.speaker)
    const doubt = !isAsked && mayBeOthers(candidate, signs) ? doubtful : 1
    const isAccount = !isAsked && voice.speaker === 'tribunal' && candidate.isOfAnother()
    return [
      {
        ...candidate,
        score: worthOf(signs) * doubt * (isAsked ? askedWeight : 1),
        meaning: 0,
        isAccount,
        covers: covers[at] ?? [],
        ...(partSigns.length === 0 ? {} : { parts: partSigns.map((signsOfPart) => worthOf(signsOfPart(candidate, at)) * doubt) }),
        signs,
      },
    ]
  })
}

/** The court is not heard, in a considerando that others tell much of. */
const mayBeOthers = ({ kind, folded }: Candidate, { othersInSection }: SentenceSigns): boolean =>
  kind === 'considerando' && othersInSection >= othersShare && !conclusion.test(folded) && !ownVoice.test(folded)
