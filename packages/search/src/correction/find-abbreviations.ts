import { overlaps, type Token } from '@basejuris/legal-text'
import { fillerWords } from '../query/filler-words.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { expandAbbreviation, expandBeside, isCutShort } from './expand-abbreviation.ts'

export interface Abbreviation {
  readonly word: Token
  readonly meant: string
}

/**
 * Words that can be nothing but short for another: they end as no word does («desp»), or the word beside them says what they stand for («lib
 * condicional»). Names of parties, norms and conditions are left alone.
 */
export function findAbbreviations(query: ParsedQuery): Abbreviation[] {
  const { words, concepts, norms, conditions, identifiers, caption } = query
  const parties = caption?.parties ?? null
  const apart = [...concepts, ...norms, ...conditions, ...identifiers, ...(parties === null ? [] : [parties])]
  return words.flatMap((word, at): Abbreviation[] => {
    if (!/^\p{L}+$/u.test(word.exact) || fillerWords.has(word.exact) || apart.some((span) => overlaps(word, span))) return []
    const context = { before: words[at - 1]?.exact, behind: words[at + 1]?.exact }
    const meant = isCutShort(word.exact) ? expandAbbreviation(word.exact, context) : expandBeside(word.exact, context)
    return meant === null ? [] : [{ word, meant }]
  })
}
