import { findNormCitations } from '@basejuris/legal-text'
import { expandNormNames } from './expand-norm-names.ts'
import type { QueryNorm } from './query-parts.ts'

/** Every norm in the query, in any spelling. The span of an article includes the name of its code, before or after it. */
export function findNorms(text: string): QueryNorm[] {
  const spelledOut = expandNormNames(text)
  const found = findNormCitations(spelledOut.text).map(({ from, to, key, label }) => ({ from, to, key, label }))
  const named = namesBefore(spelledOut.text, found)
  return named.map(({ from, to, key, label }) => ({ ...spelledOut.spanOf(from, to), key, label }))
}

const wholeOf = (key: string): string => key.split(':')[0] as string
const maxGap = 40

/** In «ley 19.880 art. 4» the citation is the article alone. Its span is extended over the name, which is not a word to search. */
const namesBefore = (text: string, found: readonly QueryNorm[]): QueryNorm[] => {
  const articles = found.filter(({ key }) => key.includes(':'))
  if (articles.length === 0) return [...found]
  let bare = text
  for (const { from, to } of articles) bare = bare.slice(0, from) + ';'.repeat(to - from) + bare.slice(to)
  const names = findNormCitations(bare).filter(({ key, from }) => !key.includes(':') && !found.some((each) => each.from === from))
  return found.map((each) => {
    const name = names.find(({ key, to }) => key === wholeOf(each.key) && to <= each.from && each.from - to <= maxGap)
    return name === undefined ? each : { ...each, from: name.from }
  })
}
