import { type GivenFact, givenFacts, type Ruling } from '@basejuris/domain'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { maskedField } from './masked-text.ts'

const maxFactCharacters = 200

/**
 * Facts as the source wrote them, where the stored ones differ. Captions and judges are left out, because their names may have to be
 * hidden.
 */
export function factsAsGiven(parsed: ParsedRuling, ruling: Ruling): Partial<Record<GivenFact, string>> {
  const written = { ...parsed, kind: parsed.documentKind }
  const facts = givenFacts.flatMap((fact) => {
    const given = maskedField(written[fact], maxFactCharacters)
    return given === null || given === ruling[fact] ? [] : [[fact, given] as const]
  })
  return Object.fromEntries(facts)
}
