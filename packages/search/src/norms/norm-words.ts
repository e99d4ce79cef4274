import { analyze, stopWords } from '@basejuris/legal-text'
import { findNorms } from '../query/norms/find-norms.ts'
import { tildeVariants } from '../query/spelling-variants.ts'
import type { Highlighter } from '../ranking/present/highlight.ts'

/** Stems by which norms are searched. */
export function normWords(text: string): string[] {
  return [...new Set(analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token])))]
}

/** Marks the words of a search of norms, and citations of the norms that it names. */
export function createNormHighlighter(text: string): Highlighter {
  return {
    terms: normWords(text).flatMap((word) => [word, ...tildeVariants(word)]),
    wordings: [],
    quotes: [],
    norms: findNorms(text).flatMap(({ key, range }) => [key, ...range]),
    prefixes: [],
  }
}
