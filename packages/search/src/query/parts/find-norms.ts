import { findNormCitations } from '@basejuris/legal-text'
import { expandNormNames } from './expand-norm-names.ts'
import type { QueryNorm } from './query-parts.ts'

/** Every norm the query names, in any spelling, with all the words that name it: an article takes in the name of its code, before it or behind. */
export function findNorms(text: string): QueryNorm[] {
  const spelledOut = expandNormNames(text)
  const found = findNormCitations(spelledOut.text).map(({ from, to, key, label }) => ({ from, to, key, label }))
  const named = namesBefore(spelledOut.text, found)
  return named.map(({ from, to, key, label }) => ({ ...spelledOut.spanOf(from, to), key, label }))
}

const wholeOf = (key: string): string => key.split(':')[0] as string
const maxGap = 40

/** «ley 19.880 art. 4»: the citation is the article alone; the name before it is no word to look for either. */
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
