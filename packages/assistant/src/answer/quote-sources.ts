import { foldText } from '@basejuris/legal-text'
import type { QuestionDemands } from '@basejuris/search'
import type { SubjectTeller } from '../choosing/asked-subject.ts'
import { chooseSpans, nearShare } from '../choosing/choose-spans.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { findDefinition } from '../choosing/stated-definition.ts'
import { findStatedTerm } from '../choosing/stated-term.ts'
import { type AskedQuestion, statesLength } from '../question/read-question.ts'
import type { Span } from '../spans/span.ts'
import { askedTurn, speaksOfTurn } from '../sufficiency/asked-turn.ts'
import { type AnswerGrade, type AnswerSigns, answers, gradeOf, isNear, isSurelyFirst } from '../sufficiency/grade-answer.ts'
import type { Answer, AnswerSource } from './answer.ts'
import { quotableSources } from './quotable-sources.ts'

/** Rulings that are quoted in one answer. */
export const maxQuoted = 4

export interface QuotedSources {
  readonly ordered: readonly AnswerSource[]
  readonly grade: AnswerGrade
  readonly spans: readonly Span[]
}

/** Part of the characters of an answer that makes clauses whole. With a fifth 18 in 100 quotations of known questions began amid a sentence, with this 9. */
const wholeShare = 0.42
export function shares(characters: number): { readonly budget: number; readonly room: number } {
  const room = Math.round(characters * wholeShare)
  return { budget: characters - room, room }
}

const sides: Readonly<Record<NonNullable<AnswerSigns['decides']>, number>> = { asked: 0, contrary: 1, unknown: 2, contrary_case: 3 }

/**
 * What it is worth beside the relevance of a ruling that its court speaks of all that is asked. Of 231 questions whose rulings are known, the right
 * one comes first in 211 with values from 0.2 to 0.4, with none in 206.
 */
const touchedWorth = 0.25

/**
 * Those that answer, then those that stand, then the others, each by what they decide of what is supposed. Then counts how likely they answer beside
 * each other. Where nothing tells that, their relevance counts, and how much of what is asked their courts speak of. One of another field of law then
 * comes behind those of the field of the question, unless the search is sure of it.
 */
export function inOrder(sources: readonly AnswerSource[]): AnswerSource[] {
  const isOfAnotherField = ({ field, level, likelihood }: AnswerSigns): boolean =>
    likelihood === null && field === 'differs' && level !== 'alta'
  const rank = ({ signs }: AnswerSource): number => (answers(signs) ? 0 : !signs.stands ? 3 : isOfAnotherField(signs) ? 2 : 1)
  const side = ({ signs: { decides } }: AnswerSource): number => (decides === null ? 0 : sides[decides])
  const worth = ({ signs: { likelihood, relevance, touched } }: AnswerSource): number =>
    likelihood?.rank ?? relevance + touchedWorth * touched
  return [...sources].sort((a, b) => rank(a) - rank(b) || side(a) - side(b) || worth(b) - worth(a))
}

/** How far some rulings answer, and what of them is quoted. Where nothing of them can be quoted, nothing was found. */
export function quoteSources(sources: readonly AnswerSource[], asked: AskedQuestion, context: SpanContext): QuotedSources {
  const quoted = quoteOnTurn(sources, asked, context)
  return quoted.spans.length > 0 ? quoted : { ...quoted, grade: 'no_lo_encontre' }
}

/**
 * A ruling answers only where what is quoted of it speaks of what the question turns on. Else another one that answers is quoted, or it is near.
 */
function quoteOnTurn(sources: readonly AnswerSource[], asked: AskedQuestion, context: SpanContext): QuotedSources {
  const quoted = quoteGraded(sources, asked, context)
  const turn = quoted.grade === 'responde' ? askedTurn(asked, context.demands) : null
  const leading = quoted.ordered.find(({ ruling }) => ruling.docId === quoted.spans[0]?.docId)
  const isSure = leading !== undefined && (leading.signs.isNamed || isSurelyFirst(leading.signs))
  if (turn === null || leading === undefined || isSure || speaksOfTurn(turn, context.demands, leading, quoted.spans)) return quoted
  // Each round leaves fewer that answer.
  const isBeside = (source: AnswerSource): boolean => source === leading || !answers(leading.signs)
  const beside = quoted.ordered.map((source) => (isBeside(source) ? { ...source, signs: { ...source.signs, hasKind: false } } : source))
  return quoteOnTurn(beside, asked, context)
}

/** A length of time is answered only by a quotation that states one. */
function quoteGraded(sources: readonly AnswerSource[], asked: AskedQuestion, context: SpanContext): QuotedSources {
  const ordered = inOrder(sources)
  const grade = gradeOf(ordered.map(({ signs }) => signs))
  const shown = grade === 'no_lo_encontre' ? [] : quotableSources(ordered, context).slice(0, maxQuoted)
  if (asked.isOfTerm) {
    const definition = definitionIn(shown, context)
    if (grade === 'responde' && definition === null) return quoteNearest(sources, asked, context)
    return { ordered, grade, spans: spansOf(shown, context, definition) }
  }
  if (!asked.isOfLength) return { ordered, grade, spans: spansOf(shown, context) }
  const near = grade === 'no_lo_encontre' ? [] : ordered.filter(({ signs }) => (grade === 'responde' ? answers(signs) : isNear(signs)))
  const stating = termStatedIn(near, context)
  const isStating = ({ ruling }: AnswerSource): boolean => ruling.docId === stating?.source.ruling.docId
  const quoted = shown.some(isStating) ? shown : [...shown.slice(0, maxQuoted - 1), ...near.filter(isStating)]
  const spans = spansOf(quoted, context, stating)
  if (grade !== 'responde' || spans.some(({ text }) => statesLength(foldText(text)))) return { ordered, grade, spans }
  return quoteNearest(sources, asked, context)
}

/** The sentence of some rulings that states the term which is asked for. */
function termStatedIn(sources: readonly AnswerSource[], { weighed, demands }: SpanContext): ScoredCandidate | null {
  const order = sources.map(({ ruling }) => ruling.docId)
  return findStatedTerm(
    weighed.filter(({ source }) => order.includes(source.ruling.docId)),
    { demands, order },
  )
}

/** The sentence of some rulings that says what the term is which is asked for. */
function definitionIn(sources: readonly AnswerSource[], { weighed, demands }: SpanContext): ScoredCandidate | null {
  const order = sources.map(({ ruling }) => ruling.docId)
  return findDefinition(
    weighed.filter(({ source }) => order.includes(source.ruling.docId)),
    { demands, order },
  )
}

/** What is quoted where no ruling gives the kind of answer that is asked for. */
function quoteNearest(sources: readonly AnswerSource[], asked: AskedQuestion, context: SpanContext): QuotedSources {
  return quoteSources(
    sources.map((source) => ({ ...source, signs: { ...source.signs, hasKind: false } })),
    asked,
    context,
  )
}

/** The text of an article answers who asks for it. A ruling that cites the article does not, and none is near an article that does not exist. */
export function quoteNorms(
  sources: readonly AnswerSource[],
  norms: Answer['norms'],
  asked: AskedQuestion,
  context: SpanContext,
): QuotedSources {
  const isAbsent = norms.some(({ inexistente }) => inexistente !== undefined) && norms.every(({ texto }) => texto === null)
  if (isAbsent) return { ordered: [], grade: 'no_lo_encontre', spans: [] }
  if (norms.every(({ texto }) => texto === null)) return quoteNearest(sources, asked, context)
  return { ordered: inOrder(sources), grade: 'responde', spans: [] }
}

export interface SpanContext {
  readonly weighed: readonly ScoredCandidate[]
  readonly tellers: ReadonlyMap<string, SubjectTeller>
  readonly demands: QuestionDemands['demands']
  readonly budget: number
  /** An earlier answer told what was decided. */
  readonly isFollowUp: boolean
  /** It asks how a case ended, or will. */
  readonly asksOutcome: boolean
  /** It asks which sanction was imposed. */
  readonly asksSanction?: boolean
}

/** The quotations of an answer. A ruling that answers is quoted first, where there is one: the answer names it as the one that decides. */
function spansOf(
  shown: readonly AnswerSource[],
  { weighed, demands, budget, isFollowUp, asksOutcome, asksSanction = false }: SpanContext,
  first: ScoredCandidate | null = null,
): Span[] {
  const answering = shown.filter(({ signs }) => answers(signs))
  const leading = first === null ? leadingOf(answering.length > 0 ? answering : shown, answering) : new Set([first.source.ruling.docId])
  const choose = (sources: readonly AnswerSource[]): Span[] =>
    chooseSpans(
      weighed.filter(({ source }) => sources.some(({ ruling }) => ruling.docId === source.ruling.docId)),
      {
        demands,
        trust: trustOf(shown),
        leading,
        onTopic: onTopicOf(shown),
        first,
        withOutcome: !isFollowUp,
        asksOutcome,
        asksSanction,
        ...shares(budget),
        ...(answering.length > 0 ? {} : { minShare: nearShare }),
      },
    )
  const spans = choose(shown)
  if (leading.size === 0 || spans.some(({ docId }) => leading.has(docId))) return spans
  const led = choose(answering.length > 0 ? answering : shown.filter(({ ruling }) => leading.has(ruling.docId)))
  return led.length > 0 ? led : spans
}

/** Rulings on the topic of the question that the search calls relevant. */
const onTopicOf = (sources: readonly AnswerSource[]): ReadonlySet<string> =>
  new Set(
    sources
      .filter(({ signs: { topic, level, stands } }) => topic === 'agrees' && stands && (level === 'alta' || level === 'media'))
      .map(({ ruling }) => ruling.docId),
  )

/**
 * Rulings that are quoted first: those that decide as the question supposes, else those that hold the contrary, else those that answer. Else it is the
 * first one, where it stands out or is the likeliest.
 */
function leadingOf(sources: readonly AnswerSource[], answering: readonly AnswerSource[]): ReadonlySet<string> {
  const deciding = (decides: AnswerSigns['decides']): readonly AnswerSource[] => sources.filter(({ signs }) => signs.decides === decides)
  const outstanding = sources.filter(({ signs }, at) => at === 0 && (signs.standsOut || signs.likelihood !== null))
  const first = [deciding('asked'), deciding('contrary'), answering, outstanding].find(({ length }) => length > 0) ?? []
  return new Set(first.map(({ ruling }) => ruling.docId))
}

/** What the sentences of the next ruling in the list are worth, beside those of the one before. */
const nextRuling = 0.5

/** A later ruling in the list is quoted where it says better what an earlier one says, and one that does not stand hardly ever. */
function trustOf(sources: readonly AnswerSource[]): ReadonlyMap<string, number> {
  return new Map(
    sources.map(({ ruling, signs }, at) => [ruling.docId, nextRuling ** at * (answers(signs) ? 1 : 0.75) * (signs.stands ? 1 : 0.4)]),
  )
}
