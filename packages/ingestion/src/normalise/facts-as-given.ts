import { type GivenFact, givenFacts, type Ruling } from '@basejuris/domain'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { maskedField, storableText } from './masked-text.ts'

const maxFactCharacters = 200

const numbered: ReadonlySet<GivenFact> = new Set(['docketNumber', 'rit', 'originDocketNumber'])
/** Digits in a row, which a mask would take for a telephone. A RUT ends in its check digit. */
const digits = /^[A-Z]{0,2}-?\d{4,12}$/iu

const asWritten = (fact: GivenFact, text: string | null): string | null => {
  const trimmed = text === null ? '' : storableText(text).trim()
  return numbered.has(fact) && digits.test(trimmed) ? trimmed : maskedField(text, maxFactCharacters)
}

/**
 * Facts as the source wrote them, where the stored ones differ. Captions and judges are left out, because their names may have to be
 * hidden.
 */
export function factsAsGiven(parsed: ParsedRuling, ruling: Ruling): Partial<Record<GivenFact, string>> {
  const written = { ...parsed, kind: parsed.documentKind }
  const facts = givenFacts.flatMap((fact) => {
    const given = asWritten(fact, written[fact])
    return given === null || given === ruling[fact] ? [] : [[fact, given] as const]
  })
  return Object.fromEntries(facts)
}
