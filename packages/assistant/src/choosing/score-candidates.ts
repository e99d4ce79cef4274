import type { QuestionDemand } from '@basejuris/search'
import type { AskedQuestion } from '../question/read-question.ts'
import { givesAnswer } from '../question/read-question.ts'
import type { Candidate } from './candidate.ts'

export interface ScoredCandidate extends Candidate {
  readonly score: number
  /** What its score gains at most by nearness in meaning to the question. */
  readonly meaning: number
  /** It tells what somebody else said or filed, though nothing marks its voice. */
  readonly isAccount: boolean
  /** By the place of each demand in the list, how far the sentence speaks of it: 0 or 1. */
  readonly covers: readonly number[]
  /** What it is worth for each thing that the question asks by itself, from 0 to 1. Absent where it asks one thing and tells nothing. */
  readonly parts?: readonly number[]
}

/** What a sentence speaks of a demand that its section speaks of is worth. */
const weights = { words: 0.5, section: 0.14, meaning: 0.12, kind: 0.16, conclusion: 0.08 }
/** By where a sentence stands. A heading or the vistos tell what was asked. */
const priors: Readonly<Record<Candidate['kind'], number>> = {
  considerando: 1,
  texto: 0.95,
  resolutiva: 0.85,
  voto: 1,
  vistos: 0.3,
  encabezado: 0.2,
  cierre: 0,
}
/** How courts begin what they conclude. On folded text. */
const conclusion =
  /\b(?:en consecuencia|por (?:lo )?tanto|por consiguiente|por ende|de lo (?:anterior|expuesto|dicho)|cabe concluir|se concluye|de este modo|de esta forma|asi las cosas|en (?:ese|este|tal) (?:orden|contexto|sentido|entendido)|es posible (?:concluir|colegir)|resulta (?:ilegal|arbitrari\p{L}+|improcedente|procedente|evidente|claro)|ha (?:sostenido|resuelto|señalado|declarado)|se desprende|corresponde (?:acoger|rechazar|desestimar)|unifica)/u
/** Notes at the foot that name a source. On folded text. */
const notes = /^\d{1,3}\.?\s+(?:excma|iltma|corte |ver |vease|cfr|stc|scs|sentencia |op\b|ibid)/u
/** Part of the demands that a sentence must speak of, unless told otherwise. */
const usualSpoken = 0.18
/** What the voice that a question asks for is worth beside the court's. */
const askedWeight = 2
/** What such a sentence is worth. */
const accountWeight = 0.2
const sections = (candidate: Candidate): string => `${candidate.source.ruling.docId} ${candidate.place.section}`

export interface ScoringContext {
  readonly question: AskedQuestion
  readonly demands: readonly QuestionDemand[]
  /** What the question asks by itself, each with the places of its demands. */
  readonly parts?: readonly ScoredPart[]
}

export interface ScoredPart {
  readonly question: AskedQuestion
  readonly demands: readonly number[]
}

/**
 * Scores the sentences of some rulings by the demands that they speak of. A demand counts by its rarity in the index and in the ruling itself.
 * What is not the court's own is left out unless the question asks for it,
 * and so is what speaks of less than `minSpoken` of them.
 */
export function scoreCandidates(
  candidates: readonly Candidate[],
  { question, demands }: ScoringContext,
  minSpoken = usualSpoken,
): ScoredCandidate[] {
  const covers = candidates.map((candidate) => demands.map((demand) => coverage(candidate, demand)))
  const byRuling = Map.groupBy(candidates.keys(), (at) => candidates[at]?.source.ruling.docId ?? '')
  const ruling = new Map([...byRuling].map(([docId, places]) => [docId, rarityWithin(places, covers, demands)]))
  const bySection = Map.groupBy(candidates.keys(), (at) => sections(candidates[at] as Candidate))
  const context = new Map(
    [...bySection].map(([key, places]) => [key, demands.map((_, demand) => Math.max(...places.map((at) => covers[at]?.[demand] ?? 0)))]),
  )
  return candidates.flatMap((candidate, at): ScoredCandidate[] => {
    if (!isSpeaking(candidate, question) || notes.test(candidate.folded) || !/\p{Ll}{3}/u.test(candidate.text)) return []
    const worth = ruling.get(candidate.source.ruling.docId) ?? []
    const own = covers[at] ?? []
    const spoken = share(own, worth)
    if (spoken < minSpoken) return []
    const score =
      weights.words * spoken +
      weights.section * share(context.get(sections(candidate)) ?? [], worth) +
      weights.kind * kindsGiven(candidate, question) +
      weights.conclusion * Number(conclusion.test(candidate.folded))
    const isAsked = question.voices.has(candidate.voice.speaker)
    const isAccount = !isAsked && candidate.voice.speaker === 'tribunal' && candidate.isOfAnother()
    const trust = priors[candidate.kind] * (isAccount ? accountWeight : 1) * (isAsked ? askedWeight : 1)
    return [{ ...candidate, score: score * trust, meaning: weights.meaning * trust, isAccount, covers: own }]
  })
}

/** Adds what the nearness in meaning of each candidate to the question, from 0 to 1, is worth. */
export function addMeaning(
  scored: readonly ScoredCandidate[],
  nearnessOf: (candidate: ScoredCandidate) => number,
): readonly ScoredCandidate[] {
  return scored.map((candidate) => ({ ...candidate, score: candidate.score + candidate.meaning * Math.max(0, nearnessOf(candidate)) }))
}

/** What the court says comes also where a question asks for another voice: it may tell what that one said. */
export const isSpeaking = ({ voice: { speaker } }: Candidate, { voices }: AskedQuestion): boolean =>
  speaker === 'tribunal' || voices.has(speaker)

/** Share of the kinds of answer that a question asks for which a sentence gives. */
export const kindsGiven = ({ folded }: Candidate, { kinds }: AskedQuestion): number =>
  kinds.length === 0 ? 0 : kinds.filter((kind) => givesAnswer(kind, folded)).length / kinds.length

/** 1 where the sentence has a wording of the demand or cites its norm. */
export function coverage({ stems, norms }: Pick<Candidate, 'stems' | 'norms'>, demand: QuestionDemand): number {
  if (demand.norms.length > 0 && demand.norms.some((key) => norms().has(key))) return 1
  return Number(demand.wordings.some((wording) => hasSequence(stems, wording)))
}

const hasSequence = (stems: readonly string[], wording: readonly string[]): boolean =>
  stems.some((stem, at) => stem === wording[0] && wording.every((each, i) => stems[at + i] === each))

/** What each demand is worth in one ruling: what all its sentences speak of distinguishes none of them. */
const rarityWithin = (places: readonly number[], covers: readonly (readonly number[])[], demands: readonly QuestionDemand[]): number[] =>
  demands.map(({ rarity, kind }, demand) => {
    const having = places.filter((at) => (covers[at]?.[demand] ?? 0) > 0).length
    const within = Math.log((places.length + 1) / (having + 1)) / Math.log(places.length + 1)
    return (0.15 + rarity) * (0.4 + 0.6 * within) * (kind === 'topic' ? 0.6 : 1)
  })

const share = (covered: readonly number[], worth: readonly number[]): number => {
  const all = worth.reduce((sum, each) => sum + each, 0)
  return all === 0 ? 0 : covered.reduce((sum, each, at) => sum + each * (worth[at] ?? 0), 0) / all
}
