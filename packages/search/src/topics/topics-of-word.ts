import { analyze, stopWords } from '@basejuris/legal-text'
import { wordTokens } from '../word-tokens.ts'
import { topics } from './topic-table.ts'

/** From this weight on a wording surely means its topic. */
const minWeight = 0.8

/** A word that begins more wordings, as «falta», names nothing. */
const maxTopics = 30

let byWord: ReadonlyMap<string, readonly string[]> | undefined

/** Folded words of a name without stop words. */
const wordsOf = (text: string): string[] =>
  wordTokens(analyze(text))
    .map(({ exact }) => exact)
    .filter((exact) => !stopWords.has(exact))

/**
 * Ids of the topics that a word alone names, as it is written: it begins a wording of courts or the name of the topic, as «clausura» and
 * «alimentos» do. «Alimento» names none.
 */
export function topicsOfWord(folded: string): readonly string[] {
  if (byWord === undefined) {
    const found = new Map<string, Set<string>>()
    for (const { id, name, formal } of topics()) {
      const heads = formal.filter(({ weight }) => weight >= minWeight).flatMap(({ wording }) => wordsOf(wording).slice(0, 1))
      for (const word of [...heads, ...wordsOf(name).slice(0, 1)]) found.set(word, (found.get(word) ?? new Set()).add(id))
    }
    byWord = new Map(Array.from(found, ([word, ids]): [string, string[]] => [word, [...ids]]).filter(([, ids]) => ids.length <= maxTopics))
  }
  return byWord.get(folded) ?? []
}
