import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import { wordTokens } from '../word-tokens.ts'
import { verbRoot } from './verb-root.ts'

const beginningLength = 5
const maxCachedWords = 50_000

export interface TopicFeatures {
  /** Stems, roots and beginnings of the words that are no stop words. */
  readonly words: readonly string[]
  /** Stems that stand beside each other. */
  readonly pairs: readonly string[]
}

/** By what a text is likened to the wordings of topics. Each kind has a mark, so that none is taken for another. */
export function topicFeatures(text: string, maxWords = Number.POSITIVE_INFINITY): TopicFeatures {
  const tokens = wordTokens(analyze(text))
    .filter(({ exact }) => !stopWords.has(exact))
    .slice(0, maxWords)
  return {
    words: tokens.flatMap(formsOf),
    pairs: tokens.slice(1).map(({ token }, at) => `${tokens[at]?.token} ${token}`),
  }
}

const cache = new Map<string, readonly string[]>()

const formsOf = ({ token, exact }: Token): readonly string[] => {
  const cached = cache.get(exact)
  if (cached !== undefined) return cached
  const beginning = exact.length > beginningLength ? [`${exact.slice(0, beginningLength)}…`] : []
  const forms = [token, `${verbRoot(exact)}-`, ...beginning]
  if (cache.size >= maxCachedWords) cache.clear()
  cache.set(exact, forms)
  return forms
}
