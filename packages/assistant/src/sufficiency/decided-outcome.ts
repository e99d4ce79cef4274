import type { Outcome, Ruling } from '@basejuris/domain'
import { findDisposition, foldText, isOpinion } from '@basejuris/legal-text'

/** Rulings with these outcomes decide nothing of what their case is about. */
export const undecidedOutcomes: ReadonlySet<Outcome> = new Set(['inadmisible', 'desistido', 'abandonado'])
/** On folded text. */
const asksForAdmission = /\b(?:in)?admisi|\b(?:desist|abandon|extemporane)|\bplazo para (?:apelar|recurrir|reclamar)/u
/** Remedies with requisites of their own, or whether one may be used: that one is inadmissible says when they may be used. On folded text. */
const asksForRemedy =
  /\b(?:unificacion de jurisprudencia|efectos de (?:la )?unificacion|recursos? de (?:unificacion|queja|casacion|revision|hecho)|casacion (?:en el fondo|en la forma)|(?:in)?apelables?|(?:ir)?recurribles?|(?:procede|cabe) (?:apelar|recurrir|(?:el |la )?(?:recurso|apelacion)))\b/u

/** Whether a ruling of an outcome decides what a question asks: one that is inadmissible only where the question is about that, or about the remedy. */
export function decidesOf(outcome: Outcome, question: string): boolean {
  if (!undecidedOutcomes.has(outcome)) return true
  const folded = foldText(question)
  return asksForAdmission.test(folded) || (outcome === 'inadmisible' && asksForRemedy.test(folded))
}

/** Whether a ruling decides what a question asks. */
export function isDecidedFor({ sections, outcome }: Pick<Ruling, 'sections' | 'outcome'>, question: string): boolean {
  return decidesOf(outcome, question) && hasDecision(sections)
}

/** Whether a decision can be quoted. The opinion of an office is all answer, though no words announce its conclusion. */
export function hasDecision(sections: Ruling['sections']): boolean {
  return findDisposition(sections) !== null || isOpinion(sections)
}
