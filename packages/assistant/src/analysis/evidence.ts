import type { QuestionDemand } from '@basejuris/search'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import { coverage, scoreCandidates } from '../choosing/score-candidates.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { isRole, namesRole, saysAlike } from './asked/alike-words.ts'
import type { CellQuotation } from './cell.ts'
import type { AskedColumn } from './column.ts'

/** A sentence that speaks of a question. */
export interface Evidence {
  readonly candidate: Candidate
  /** By the order of the search of quotations. */
  readonly score: number
  /** How much of the question it speaks of, by rarity, from 0 to 1. */
  readonly share: number
}

/** Sentences of the court, or of who the question asks for, that speak of the question: best first. What others said is none. */
export function findEvidence(source: SourceRuling, { question, demands }: AskedColumn): Evidence[] {
  return scoreCandidates(candidatesOf(source), { question, demands }, 0)
    .filter(({ isAccount, text }) => !isAccount && !isHeading(text))
    .map((candidate) => ({ candidate, score: candidate.score, share: shareOf(candidate, demands) }))
    .sort((a, b) => b.share * b.score - a.share * a.score)
}

/** «Trigésimo segundo: Indemnización por daño moral.» */
const numberedHead = /^\s*(?:\p{L}+(?:\s+\p{L}+)?|[IVXLC]{1,6}|\d{1,3})\s?[.:°º)-]+[-–\s]*(?<title>\p{Lu}.*)$/su
/** What a sentence has and a title lacks: a finite verb, or a word that leads to one. */
const hasVerb =
  /(?<!\p{L})(?:que|se|es|son|fue|fueron|era|ha|han|había|no|está|están|consta|existe|cabe|corresponde|resulta|procede|debe|deben|puede|pueden|tiene|tienen|acoge|rechaza|condena|declara|\p{L}{2,}(?:ó|aron|ieron|ará|erá|irá|arán|erán|aba|aban|ía|ían|ase|ese))(?!\p{L})/iu
const maxTitleWords = 14

function isHeading(text: string): boolean {
  const title = numberedHead.exec(text)?.groups?.['title'] ?? ''
  return title !== '' && title.split(/\s+/u).length <= maxTitleWords && !hasVerb.test(title) && !/\d|\$/u.test(title)
}

/**
 * How much of the demands some words speak of, by rarity, from 0 to 1; 1 where nothing is demanded. A number between words parts none:
 * «indemnización por 3 años de servicio».
 */
export function shareOf(words: Pick<Candidate, 'stems' | 'norms'>, demands: readonly QuestionDemand[]): number {
  const plain = { ...words, stems: words.stems.filter((stem) => !/^\d/u.test(stem)) }
  const hasOthers = demands.filter((demand) => !isRole(demand)).length >= minOthers
  const worth = demands.map((demand) => (0.25 + demand.rarity) * (hasOthers && isRole(demand) ? roleWeight : 1))
  const all = worth.reduce((sum, each) => sum + each, 0)
  if (all === 0) return 1
  const covered = (demand: QuestionDemand): number =>
    hasOthers && isRole(demand) ? Number(namesRole(words.stems)) : coverageOf(words, plain, demand)
  return demands.reduce((sum, demand, at) => sum + covered(demand) * (worth[at] ?? 0), 0) / all
}

/** A question that names somebody and one thing is of both. */
const minOthers = 2
/** Of somebody of the case a sentence speaks in many words, or by a name. */
const roleWeight = 0.2

const coverageOf = (words: Pick<Candidate, 'stems' | 'norms'>, plain: Pick<Candidate, 'stems' | 'norms'>, demand: QuestionDemand): number =>
  Math.max(coverage(words, demand), coverage(plain, demand), Number(!isRole(demand) && saysAlike(words.stems, demand)))

export function quotationOf({ place, text }: Pick<Candidate, 'place' | 'text'>): CellQuotation {
  return { place, text }
}
