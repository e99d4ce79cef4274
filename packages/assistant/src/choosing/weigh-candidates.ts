import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Candidate } from './candidate.ts'
import { isSpeaking, type ScoredCandidate, type ScoringContext } from './score-candidates.ts'
import {
  conclusion,
  emptyOrder,
  endsOpen,
  formula,
  heading,
  ofCosts,
  ordered,
  orders,
  ownVoice,
  pageHead,
  verb,
} from './sentence-patterns.ts'
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
  const covers = own.map((candidate) => demands.map((demand) => spokenOf(candidate, demand)))
  if (Math.max(0, ...covers.map(shareBy(demands, covers))) < minSpoken) return []
  const signsOf = sentenceSignsOf(source, own, covers, context)
  const isOfCapitals = own.filter(({ text }) => isInCapitals(text)).length > own.length / 2
  return own.flatMap((candidate, at): WeighedCandidate[] => {
    if (
      !isSpeaking(candidate, question) ||
      isScrap(candidate, isOfCapitals) ||
      isUnfinished(candidate) ||
      ((isEmptyOrder(candidate) || isOfCosts(candidate)) && !asksForCosts.test(question.text))
    )
      return []
    const signs = signsOf(candidate, at)
    const { folded, voice, text } = candidate
    const isAsked = question.voices.has(voice.speaker)
    const doubt = (!isAsked && mayBeOthers(candidate, signs)) || (heading.test(text) && !verb.test(folded)) ? doubtful : 1
    const isAccount = !isAsked && voice.speaker === 'tribunal' && candidate.isOfAnother()
    return [
      {
        ...candidate,
        score: worthOf(signs) * doubt * (isAsked ? askedWeight : 1),
        meaning: 0,
        isAccount,
        covers: covers[at] ?? [],
        signs,
      },
    ]
  })
}

/** «III.- Que no se condena en costas»: it takes the place of what decides. */
const isEmptyOrder = ({ kind, folded }: Candidate): boolean => kind === 'resolutiva' && emptyOrder.test(folded)
/** «Que, respecto de la condena en costas y teniendo presente …», «A su vez, tampoco se condenará en costas a …». */
const isOfCosts = ({ kind, folded }: Candidate): boolean => kind !== 'resolutiva' && ofCosts.test(folded)
const asksForCosts = /costas|notific|oficia|archiv/iu

/** The court is not heard, in a considerando that others tell much of. */
const mayBeOthers = ({ kind, folded }: Candidate, { othersInSection }: SentenceSigns): boolean =>
  kind === 'considerando' && othersInSection >= othersShare && !conclusion.test(folded) && !ownVoice.test(folded)

/** Numbers, names and headings in capitals; the operative part is written in capitals now and then, as are some whole acts. */
const isScrap = ({ text, kind }: Candidate, isOfCapitals: boolean): boolean =>
  isInCapitals(text) && ((kind !== 'resolutiva' && !isOfCapitals) || !/\p{Lu}{3}/u.test(text))
/** Says nothing by itself: a formula before the decision, what was cut off, a line of a list of addressees, a page head within a sentence. */
const isUnfinished = ({ text, folded, kind }: Candidate): boolean =>
  endsOpen.test(folded) ||
  pageHead.test(text) ||
  (formula.test(folded) && !verb.test(folded) && !orders.test(folded)) ||
  (kind === 'resolutiva' &&
    text.length < maxAddressee &&
    !text.includes('$') &&
    !verb.test(folded) &&
    !orders.test(folded) &&
    !ordered.test(folded))
const maxAddressee = 120

const isInCapitals = (text: string): boolean => !/\p{Ll}{3}/u.test(text)
