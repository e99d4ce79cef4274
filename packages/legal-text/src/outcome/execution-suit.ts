import type { DecisionClause } from './dispositive-acts.ts'

const continued =
  /\b(?:seguir|siga|seguira|segui?rse|sigase|proseg\w+|prosig\w+|continu\w+|llev\w+)\b(?: \w+){0,3} (?:ejecucion|apremio)\b/u
const party = /\b(?:el|la|los|las|al|del) ejecutad[oa]s?\b|\bdemandas? ejecutivas?\b/u

/** Whether a folded decision lets the execution go on, wholly or for a part of the debt. */
export function isExecutionContinued(folded: string): boolean {
  return continued.test(folded)
}

/** Whether a folded decision of first instance ends an execution suit: it orders the execution to go on, or names who suffers it. */
export function isExecutionSuit(folded: string): boolean {
  return isExecutionContinued(folded) || party.test(folded)
}

const opposite: Readonly<Partial<Record<DecisionClause['act'], DecisionClause['act']>>> = { acoge: 'rechaza', rechaza: 'acoge' }

/**
 * What a folded decision does with the defences of an execution suit, which alone are judged there (articles 471 and 472 CPC). «Acoge la
 * demanda ejecutiva» rejects them. Null outside such a suit, or where the decision names neither defences nor that demand.
 */
export function executionDefences(folded: string, clauses: readonly DecisionClause[]): DecisionClause[] | null {
  if (!isExecutionSuit(folded)) return null
  const defences = clauses.filter(({ target }) => target === 'defence')
  if (defences.length > 0) return defences
  const demands = clauses.filter(({ object }) => object === 'demanda ejecutiva')
  return demands.length === 0 ? null : demands.map((clause) => ({ ...clause, act: opposite[clause.act] ?? clause.act }))
}
