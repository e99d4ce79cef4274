import { foldText } from '@basejuris/legal-text'
import type { QuestionDemands } from '@basejuris/search'
import { relatedPairs, relatedShare } from '../choosing/related-demands.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { statesDefinition } from '../choosing/stated-definition.ts'
import { isBesideNamed, isNamedIn } from '../question/named-rulings.ts'
import { type AnswerKind, type AskedQuestion, beforeWhom, givesAnswer } from '../question/read-question.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type DecidedDirection, decidedDirection } from './decided-direction.ts'
import { type Agreement, fieldAgreement } from './field-agreement.ts'
import type { LeadingRuling } from './leading-ruling.ts'
import type { Likelihood } from './likely-model.ts'
import { normAgreement } from './norm-agreement.ts'
import { type RulingTopics, topicAgreement } from './topic-agreement.ts'

/** How far what was found answers a question: it is decided there, it is near, or nothing was found. */
export const answerGrades = ['responde', 'lo_mas_cercano', 'no_lo_encontre'] as const
export type AnswerGrade = (typeof answerGrades)[number]

/** Independent signs that a ruling decides what a question asks. */
export interface AnswerSigns {
  readonly docId: string
  /** Topic of the question, and topics of the ruling. */
  readonly topic: Agreement
  /** The question has a likely topic. */
  readonly hasTopic: boolean
  /** One topic of the question is as likely as all others. */
  readonly isSureOfTopic: boolean
  /** Field of law of the question, by its likely topics, and fields of the ruling. */
  readonly field: Agreement
  /** Norm that the question names, and norms that the court applied. */
  readonly norm: Agreement
  /** The question names it by its number. */
  readonly isNamed: boolean
  /** The operative part was found. */
  readonly isDecided: boolean
  /** They give the amount, the number, the term or the definition that is asked for, where one is. */
  readonly hasKind: boolean
  /** They speak of the country whose law is asked for, where it is another one. */
  readonly isOfCountry: boolean
  /** They speak of most of what a question that goes on adds to the one before. True where it adds nothing. */
  readonly hasAdded: boolean
  /** The search that found it left out no court, date or norm that the question demands. */
  readonly isAsDemanded: boolean
  /** What its best sentences in the court's own words speak of, from 0 to 1 of what the question asks by rarity. */
  readonly demands: number
  /** Whether they speak of the rarest thing that the question asks. */
  readonly hasRarest: boolean
  /** Whether the court speaks anywhere, in whatever form of the words, of the rarest thing and of another one, where more than one is asked. */
  readonly touchesRarest: boolean
  /** Part of the things asked of which the court speaks anywhere, in whatever form of the words, from 0 to 1. */
  readonly touched: number
  /** Part of what the question names side by side of which a sentence of the court speaks together, from 0 to 1. */
  readonly related: number
  /** What its court says in one place of what few of the rulings found speak of, from 0 to 1. */
  readonly together: number
  /** How much more of that it says than any other ruling that was found, decides and stands. */
  readonly ahead: number
  /** Its court speaks in one place of most of the condition that a question of law sets. True where it sets none. */
  readonly hasCondition: boolean
  /** The question names rulings by their numbers, and this is none of them. */
  readonly isBesideNamed: boolean
  /** The court speaks anywhere of the word on which the answer to a question of law turns. True where there is none. */
  readonly hasPoint: boolean
  /** The question has so many demands that it tells a story. */
  readonly isStory: boolean
  /** The question asks for few things. */
  readonly isShort: boolean
  /** It is asked, and nobody tells what happened to them: a lawyer asks in the words of courts, so that more of it must be spoken of. */
  readonly isAsked: boolean
  /** People tell what happened to themselves, or to a client. */
  readonly isOwnStory: boolean
  /** How the search calls it. */
  readonly level: 'alta' | 'media' | 'baja' | 'minima'
  /** How relevant the search calls it, from 0 to 1. */
  readonly relevance: number
  /** It leads in words and in meaning. Null where it does not, or where nothing of it may be quoted. */
  readonly leads: Pick<LeadingRuling, 'isApart'> | null
  /** No other ruling that was found is nearly as relevant. */
  readonly standsOut: boolean
  /** No later ruling left it without effect or departed from it. Fictional ones are read only where no real one was found. */
  readonly stands: boolean
  /** Whether it decides what the question supposes. Null where it supposes nothing. */
  readonly decides: DecidedDirection | null
  /** How likely it answers beside the other rulings that were read. Null until these are known, and where the question tells too little to say. */
  readonly likelihood: Likelihood | null
}

/**
 * Part of the demands that the court must speak of, by what else agrees. Chosen on development questions, each asked twice: as it is, and with
 * its relevant rulings hidden (docs/decisions/0068-answers-that-quote.md).
 */
const minDemands = {
  agreeing: 0.62,
  alone: 0.8,
  againstTopic: 0.9,
  storyAgreeing: 0.35,
  storyAlone: 0.45,
  askedAgreeing: 0.45,
  askedAlone: 0.55,
  near: 0.3,
  askedNear: 0.4,
  shortNear: 0.6,
}
/** A question with so many demands tells a story: no court speaks of all of it, and its rarest word is chance. */
const storyDemands = 8
/** Things asked of which a ruling that is near by its words alone speaks at least. One word alone is chance. */
const minTouched = 2
/** Relevance and part of the things asked from which a ruling that stands out is near a question of a likely topic, though the search does not count it. */
const outstandingNear = { relevance: 0.3, touched: 0.15, otherTouched: 0.3 }
/** From here on a thing is spoken of: by another form of its words at least. */
const minCover = 0.7
/**
 * Relevance and part of the things asked that are signs beside leading, and how many signs a story needs. What is hardly above the line of the
 * search is doubtful whatever the signs (docs/decisions/0115-words-and-meaning-agree.md).
 */
const leadingStory = { relevance: 0.5, touched: 0.4, signs: 2, minRelevance: 0.45 }
/**
 * Relevance and part of the things asked from which a ruling that stands out answers a story
 * (docs/decisions/0123-a-story-is-answered-by-the-ruling-that-stands-out.md).
 */
const outstandingStory = { relevance: 0.42, askedRelevance: 0.5, touched: 0.4 }
/** The same where people tell what happened to themselves, in hardly a word of courts, and where the search is sure of the ruling. */
const outstandingOwnStory = { relevance: 0.45, touched: 0.25 }
const outstandingSure = { touched: 0.6 }
/** The same by how much more of what is told the court says in one place than any other that was found. */
const outstandingAhead = { relevance: 0.42, ahead: 0.15 }
/** How much less than another ruling one says in one place of the points of a question of law, and still answers it. */
const maxBehind = 0.03
/** Part of the points of a question of law, and how much more than others, from which a ruling answers that is on its topic or stands out. */
const spokenTogether = { together: 0.45, ahead: 0.15, relevance: 0.45 }
/** Relevance below which a ruling answers only where it stands out: others that were found are as near. */
const minRelevanceBeside = 0.42
/** Share from which on a topic is as likely as all others. */
const minSureShare = 0.5
/** Part of what a question adds to the one before of which a ruling speaks. */
const minAdded = 0.5
/** Part of what a short question names side by side of which the court speaks together: «declaración de la víctima» is no other declaration. */
const minRelated = 0.5
/** How likely a ruling answers at least, where the other signs agree that it does, where they do not, and where it is near. */
const minLikely = { agreeing: 0.4, alone: 0.7, near: 0.3 }
/** Sentences of a ruling that may answer together. */
const maxSentences = 4

/** What the search says of a ruling that it found. */
export type FoundRuling = Pick<AnswerSigns, 'level' | 'relevance' | 'isAsDemanded'>

export interface GradedRuling extends FoundRuling, Pick<AnswerSigns, 'leads' | 'standsOut' | 'together' | 'ahead' | 'hasCondition'> {
  readonly source: SourceRuling
  readonly isDecided: boolean
  /** Sentences that speak of enough of the question to be signs. */
  readonly candidates: readonly ScoredCandidate[]
  /** All that may be quoted. */
  readonly quotable: readonly ScoredCandidate[]
}

/** What is asked, for one ruling. */
export interface AskedDemands extends Pick<QuestionDemands, 'demands' | 'topics' | 'isOwnStory'> {
  readonly question: AskedQuestion
  readonly topicsOfRuling: RulingTopics
  /** Places of the demands that the question adds to earlier ones. */
  readonly added?: readonly number[]
}

/** Kinds of answer that a sentence surely gives or does not, with what it says then where that is more than the kind asks of a sentence worth quoting. */
const decidableKinds: ReadonlyMap<AnswerKind, RegExp | null> = new Map([
  ['amount', null],
  ['term', null],
  ['definition', null],
  [
    'who',
    new RegExp(
      String.raw`\b(?:corresponde(?:ra|n)? (?:al?|a la|privativamente)|incumbe|compete al?|(?:es|son|sera) competentes?|tiene(?:n)? competencia|carga de la prueba|responsab\p{L}+|legitimad\p{L}+|obligad[oa]s?|titular)\b|${beforeWhom}`,
      'u',
    ),
  ],
  [
    'requirement',
    /\b(?:requisitos?|presupuestos?|condiciones)\b[^.]{0,80}(?:\bsiguientes\b|\bson\b|\ba saber\b|:)|\b(?:exig|requier|es (?:necesario|menester|preciso|indispensable)|siempre que|debe(?:n|ra|ran)? \p{L}+r\b|supone)\p{L}*/u,
  ],
])
/** Things asked of which the sentence that gives the answer speaks at least. */
const minSpoken = 2
/** A question for so few things is answered, or nearly, by what speaks of the rarest of them. */
const fewDemands = 3

/** Reads the signs of one ruling. Where a question asks for another voice than the court's, that one must speak. */
export function readSigns(
  {
    source,
    level,
    relevance,
    isAsDemanded,
    leads,
    standsOut,
    together,
    ahead,
    hasCondition,
    isDecided,
    candidates,
    quotable,
  }: GradedRuling,
  { question, ...found }: AskedDemands,
): AnswerSigns {
  const { ruling, overturned, departed } = source
  const { voices, kinds, counted, direction, foreign } = question
  const speaks = ({ voice: { speaker } }: ScoredCandidate): boolean => (voices.size === 0 ? speaker === 'tribunal' : voices.has(speaker))
  const own = candidates.filter((candidate) => speaks(candidate) && !candidate.isAccount).sort((a, b) => b.score - a.score)
  const best = own.slice(0, maxSentences)
  const asked = found.demands.map((demand, at) => ({ ...demand, at })).filter(({ kind }) => kind !== 'topic')
  const covered = asked.filter(({ at }) => best.some(({ covers }) => (covers[at] ?? 0) > 0))
  const worth = (some: readonly { readonly rarity: number }[]): number => some.reduce((sum, { rarity }) => sum + 0.1 + rarity, 0)
  const sayings = quotable.filter(({ isAccount }) => !isAccount)
  const touched = asked.filter(({ at }) => sayings.some(({ covers }) => (covers[at] ?? 0) >= minCover))
  const added = asked.filter(({ at }) => found.added?.includes(at) === true)
  const point = found.isOwnStory ? null : pointOf(question, asked)
  const rarest = [...asked].sort((a, b) => b.rarity - a.rarity)[0]
  return {
    docId: ruling.docId,
    hasTopic: found.topics.length > 0,
    isSureOfTopic: found.topics.some(({ share }) => share >= minSureShare),
    topic: topicAgreement(found.topics, found.topicsOfRuling),
    field: fieldAgreement(found.topics, { collection: ruling.collection, topics: found.topicsOfRuling.belonging }),
    norm: normAgreement(
      asked.flatMap(({ norms }) => norms),
      ruling.norms,
    ),
    isNamed: isNamedIn(question.text, ruling),
    isDecided,
    hasKind:
      kinds.every((kind) => !decidableKinds.has(kind) || best.some((sentence) => statesAnswer(kind, sentence, asked))) &&
      (!question.isOfTerm || sayings.some(({ folded }) => statesDefinition(folded, found.demands))) &&
      (counted === null || best.some(({ folded }) => counted.test(folded))),
    isAsDemanded,
    hasAdded: added.length === 0 || worth(added.filter((each) => touched.includes(each))) >= minAdded * worth(added),
    isOfCountry: foreign === null || best.some(({ folded }) => foreign.named.test(folded)),
    demands: asked.length === 0 ? 0 : worth(covered) / worth(asked),
    hasRarest: rarest !== undefined && covered.includes(rarest),
    touchesRarest: rarest !== undefined && touched.includes(rarest) && touched.length >= Math.min(minTouched, asked.length),
    touched: asked.length === 0 ? 0 : touched.length / asked.length,
    related: relatedShare(sayings, found.demands, relatedPairs(found.demands, question.text)),
    together,
    ahead,
    hasCondition: found.isOwnStory || hasCondition,
    isBesideNamed: isBesideNamed(question.text, ruling),
    hasPoint: point === null || sayings.some(({ covers }) => (covers[point] ?? 0) >= minCover),
    isStory: asked.length >= storyDemands,
    isShort: asked.length <= fewDemands,
    isAsked: question.text.includes('?') && !found.isOwnStory,
    isOwnStory: found.isOwnStory,
    level,
    relevance,
    leads: sayings.length > 0 ? leads : null,
    standsOut,
    stands: overturned === null && departed === null,
    decides: direction === null ? null : decidedDirection({ source, sentences: sayings, demands: found.demands }, direction),
    likelihood: null,
  }
}

/** Place of the demand that is the point of a question. Null where it has none, or none of its demands is it. */
const pointOf = ({ point }: AskedQuestion, asked: readonly { readonly label: string; readonly at: number }[]): number | null =>
  point === null ? null : (asked.find(({ label }) => foldText(label) === point)?.at ?? null)

/** Whether a sentence gives a kind of answer and speaks of what is asked, not of another amount or authority beside it. */
const statesAnswer = (kind: AnswerKind, { folded, covers }: ScoredCandidate, asked: readonly { readonly at: number }[]): boolean => {
  const stated = decidableKinds.get(kind) ?? null
  const spoken = asked.filter(({ at }) => (covers[at] ?? 0) > 0).length
  return givesAnswer(kind, folded) && (stated === null || stated.test(folded)) && spoken >= Math.min(minSpoken, asked.length)
}

/**
 * Whether a ruling decides what is asked. It must stand, be decided, and not apply other norms than the one asked for. Where the question
 * supposes one answer, it must be plain which way the ruling decides. Then signs must agree, unless it is very likely to answer by all of them together;
 * one that is hardly likely does not answer though some agree (docs/decisions/0150-rulings-compared-by-what-they-say.md).
 */
export function answers(signs: AnswerSigns): boolean {
  if (!mayAnswer(signs)) return false
  if (signs.likelihood === null) return isRelevant(signs) && areAgreeing(signs)
  const { likely } = signs.likelihood
  return likely >= minLikely.alone || (likely >= minLikely.agreeing && isRelevant(signs) && areAgreeing(signs))
}

const isRelevant = ({ level }: AnswerSigns): boolean => level === 'alta' || level === 'media'

const mayAnswer = (signs: AnswerSigns): boolean =>
  signs.stands &&
  signs.isDecided &&
  signs.isAsDemanded &&
  signs.hasKind &&
  signs.hasAdded &&
  signs.isOfCountry &&
  !signs.isBesideNamed &&
  signs.norm !== 'differs' &&
  signs.decides !== 'contrary_case' &&
  signs.decides !== 'unknown'

/** One of another field of law than a question whose topic is sure answers only where the search is sure of it. */
const areAgreeing = (signs: AnswerSigns): boolean => {
  const { topic, norm, hasPoint, hasCondition, level } = signs
  if (!(hasPoint || isSurelyFirst(signs)) || !hasCondition || (signs.isAsked && signs.ahead < -maxBehind)) return false
  if (signs.field === 'differs' && signs.isSureOfTopic && level !== 'alta') return false
  if (!signs.standsOut && signs.relevance < minRelevanceBeside) return false
  if (leadsEnough(signs) || speaksTogether(signs)) return true
  const isAgreeing = topic === 'agrees' || norm === 'agrees'
  if (!isAgreeing && !signs.isStory && !signs.isOwnStory && signs.related < minRelated) return false
  return signs.isStory ? answersStory(signs) : signs.hasRarest && signs.demands >= minOf(signs, isAgreeing)
}

/**
 * It counts that words and meaning find the same ruling first, and that other signs agree: two for those who tell their story, in words that no court
 * has. For others it must stand apart from the next in words as in meaning, and agree in topic, a sure one where the search is hardly sure.
 */
const leadsEnough = ({ leads, topic, isSureOfTopic, standsOut, isOwnStory, relevance, touched }: AnswerSigns): boolean => {
  if (leads === null) return false
  const isSure = relevance >= leadingStory.minRelevance
  const touches = touched >= leadingStory.touched
  if (standsOut && leads.isApart && topic === 'agrees' && (isSure || (touches && isSureOfTopic))) return true
  const agreeing = [topic === 'agrees', leads.isApart, relevance >= leadingStory.relevance, touches]
  return isOwnStory && isSure && agreeing.filter(Boolean).length >= leadingStory.signs
}

/** Words and meaning find it first, far from all others, and the search is sure of it: its court may put the point in other words. */
export const isSurelyFirst = ({ leads, level, standsOut }: AnswerSigns): boolean => level === 'alta' && standsOut && leads?.isApart === true

/** Whether the court speaks of the points of a question of law in one place, and no other court does. */
const speaksTogether = ({ isAsked, topic, standsOut, relevance, together, ahead }: AnswerSigns): boolean =>
  isAsked &&
  (topic === 'agrees' || standsOut) &&
  relevance >= spokenTogether.relevance &&
  together >= spokenTogether.together &&
  ahead >= spokenTogether.ahead

const answersStory = (signs: AnswerSigns): boolean => {
  const { topic, isAsked, demands } = signs
  const [agreeing, alone] = isAsked ? [minDemands.askedAgreeing, minDemands.askedAlone] : [minDemands.storyAgreeing, minDemands.storyAlone]
  return demands >= (topic === 'agrees' ? agreeing : alone) || standsOutEnough(signs)
}

const standsOutEnough = (signs: AnswerSigns): boolean => {
  const { ahead, field, leads, level, isAsked, isOwnStory, standsOut, topic, relevance, touched, touchesRarest } = signs
  if (!standsOut) return false
  if (isOwnStory && field !== 'differs' && relevance >= outstandingAhead.relevance && ahead >= outstandingAhead.ahead) return true
  if (isOwnStory && topic !== 'agrees' && leads === null && relevance < outstandingStory.askedRelevance) return false
  if (level === 'alta' && touched >= outstandingSure.touched) return true
  const own = outstandingOwnStory
  if (isOwnStory && field !== 'differs' && relevance >= own.relevance && touched >= own.touched) return true
  const minRelevance = isAsked ? outstandingStory.askedRelevance : outstandingStory.relevance
  return relevance >= minRelevance && touched >= outstandingStory.touched && (touchesRarest || !isAsked)
}

/** Of a question about another topic, nearly all must be spoken of, and the search must call the ruling surely relevant. */
const minOf = ({ topic, level }: AnswerSigns, isAgreeing: boolean): number => {
  if (topic === 'differs' && !isAgreeing) return level === 'alta' ? minDemands.againstTopic : Number.POSITIVE_INFINITY
  return isAgreeing ? minDemands.agreeing : minDemands.alone
}

/**
 * Whether a ruling is worth showing as near: it agrees in topic or norm, or it stands out, though not with topics of its own unless a story is
 * told. So is one that the search calls an answer and whose court speaks anywhere of what is asked, of the rarest thing where few are. Another one
 * speaks of enough of that, the rarest thing too unless it is a story. So is one that the question names. One of another field of law is near only where the search is sure of it.
 */
export function isNear(signs: AnswerSigns): boolean {
  const { topic, norm, field, isNamed, level, demands, touched, hasAdded, isShort, touchesRarest, related } = signs
  if (level !== 'minima' && hasAdded && (isNamed || (signs.likelihood?.likely ?? 0) >= minLikely.near)) return true
  if (level === 'minima' || !hasAdded || (field === 'differs' && norm !== 'agrees' && level !== 'alta')) return false
  if (topic === 'agrees' || norm === 'agrees') return true
  if (level !== 'baja') return isShort ? touchesRarest && related > 0 : touched > 0
  return standsOutNear(signs) || ((topic !== 'differs' || demands >= minDemands.againstTopic) && speaksNear(signs))
}

function standsOutNear({ hasTopic, standsOut, topic, isStory, relevance, touched }: AnswerSigns): boolean {
  if (!hasTopic || !standsOut || (topic === 'differs' && !isStory)) return false
  return relevance >= outstandingNear.relevance && touched >= (isStory ? outstandingNear.touched : outstandingNear.otherTouched)
}

/** Whether the court speaks of so much that a ruling is near of which the search is not sure. */
function speaksNear({ demands, isStory, isAsked, isShort, hasRarest, touchesRarest }: AnswerSigns): boolean {
  if (isShort) return hasRarest && demands >= minDemands.shortNear
  return demands >= (isStory && isAsked ? minDemands.askedNear : minDemands.near) && (isStory || touchesRarest)
}

export function gradeOf(signs: readonly AnswerSigns[]): AnswerGrade {
  if (signs.some(answers)) return 'responde'
  return signs.some(isNear) ? 'lo_mas_cercano' : 'no_lo_encontre'
}
