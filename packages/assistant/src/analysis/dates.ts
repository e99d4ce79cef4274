import { findSpanishDates } from '@basejuris/legal-text'
import type { LocatedValue } from './located-values.ts'

/** Whether a text may name a year: reading days costs more. */
export const mayHaveDate = /(?:19|2\.?0)\d{2}|dos\s+mil|mil\s+novecientos/iu

/** Days in a text, in order. */
export function findDays(text: string): LocatedValue[] {
  if (!mayHaveDate.test(text)) return []
  return findSpanishDates(text).map(({ date, from, to }) => ({ value: date, unit: null, from, to }))
}
