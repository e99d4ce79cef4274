import { foldText } from '../../analysis/fold-text.ts'
import { givenNames } from './given-names.ts'
import { surnames } from './surnames.ts'

/** Where a name stands in a text, in UTF-16 units, end exclusive. */
interface FullName {
  readonly from: number
  readonly to: number
}

/** A given name and the names behind it, one of which is a surname: «Juan Pérez», «maría josé soto rojas». For short texts without roles. */
export function findFullNames(text: string): FullName[] {
  const words = Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({
    folded: foldText(word),
    from: index,
    to: index + word.length,
  }))
  const names: FullName[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (first === undefined || !givenNames.has(first.folded) || surnames.has(first.folded)) continue
    let last = at
    for (let next = words[last + 1]; next !== undefined && isName(next.folded) && isBeside(text, words[last], next); next = words[last + 1])
      last += 1
    const end = words[last]
    if (end === undefined || !words.slice(at + 1, last + 1).some(({ folded }) => surnames.has(folded))) continue
    names.push({ from: first.from, to: end.to })
    at = last
  }
  return names
}

const isName = (folded: string): boolean => givenNames.has(folded) || surnames.has(folded)

const isBeside = (text: string, before: FullName | undefined, { from }: FullName): boolean =>
  before !== undefined && /^ +$/u.test(text.slice(before.to, from))
