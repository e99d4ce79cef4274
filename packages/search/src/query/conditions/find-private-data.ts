import { findEmails, findIdentityNumbers, findPhones, foldText, givenNames, surnames } from '@basejuris/legal-text'
import type { Span } from '../parts/span.ts'
import { narrativeOf } from './narrative.ts'

/** Names, RUT, telephones and addresses of mail in a story, where they say nothing of what it is about. Elsewhere they may be searched. */
export function findPrivateData(text: string): Span[] {
  const found = [...findIdentityNumbers(text), ...findPhones(text), ...findEmails(text), ...findNames(text)]
  if (found.length === 0) return []
  const narrative = narrativeOf(text, found)
  return narrative === 'own' || narrative === 'told' ? found.map(({ from, to }) => ({ from, to })) : []
}

/** A given name and the names behind it, one of which is a surname: «Juan Pérez», «maría josé soto rojas». */
function findNames(text: string): Span[] {
  const words = Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({
    folded: foldText(word),
    from: index,
    to: index + word.length,
  }))
  const spans: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (first === undefined || !givenNames.has(first.folded) || surnames.has(first.folded)) continue
    let last = at
    for (let next = words[last + 1]; next !== undefined && isName(next.folded) && isBeside(text, words[last], next); next = words[last + 1])
      last += 1
    const end = words[last]
    if (end === undefined || !words.slice(at + 1, last + 1).some(({ folded }) => surnames.has(folded))) continue
    spans.push({ from: first.from, to: end.to })
    at = last
  }
  return spans
}

const isName = (folded: string): boolean => givenNames.has(folded) || surnames.has(folded)

const isBeside = (text: string, before: Span | undefined, { from }: Span): boolean =>
  before !== undefined && /^ +$/u.test(text.slice(before.to, from))
