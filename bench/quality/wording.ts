import { foldAccents } from '@basejuris/domain'
import { stopWords } from '@basejuris/legal-text'
import type { RoundQuery } from './round.ts'

/** Words in a row that no chance explains. */
const wordsInRow = 6
/** Of them, at least so many are no stop words. */
const minContentWords = 3

export interface SharedWording {
  readonly qid: string
  readonly words: string
  readonly file: string
}

/** Wordings that a query shares with a text of the project: six words in a row, three of them with content. One for each query and file. */
export function findSharedWordings(
  queries: readonly Pick<RoundQuery, 'qid' | 'query'>[],
  texts: Iterable<{ readonly file: string; readonly text: string }>,
): SharedWording[] {
  const owners = new Map<string, string[]>()
  for (const { qid, query } of queries) for (const row of rowsOf(query)) owners.set(row, [...(owners.get(row) ?? []), qid])
  const found = new Map<string, SharedWording>()
  for (const { file, text } of texts)
    for (const words of rowsOf(text)) for (const qid of owners.get(words) ?? []) found.set(`${qid} ${file}`, { qid, words, file })
  return [...found.values()]
}

function* rowsOf(text: string): Generator<string> {
  const words = foldAccents(text).match(/[a-zñ0-9]+/gu) ?? []
  for (let at = 0; at + wordsInRow <= words.length; at++) {
    const row = words.slice(at, at + wordsInRow)
    if (row.filter((word) => !stopWords.has(word)).length >= minContentWords) yield row.join(' ')
  }
}
