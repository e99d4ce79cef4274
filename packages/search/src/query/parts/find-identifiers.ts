import { findTypedCases } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import type { Identifier } from './query-parts.ts'

/** Every rol, RIT, RUC and document number in the query, in any written form and in order, each with its court. */
export function findIdentifiers(text: string): Identifier[] {
  return findTypedCases(text).map((each) => ({
    ...each,
    court: each.court === null ? null : { ...each.court, terms: nameTerms(each.court.name) },
  }))
}
