import { foldText, stopWords } from '@basejuris/legal-text'
import { topicCache } from './topic-cache.ts'
import { topics } from './topic-table.ts'

let counted: ReadonlyMap<string, number> | undefined
let countedFormal: FormalWords | undefined

const cached = <Value>(name: string, compute: () => Value): Value => {
  const known = topicCache.read<Value>(name)
  if (known !== null) return known
  const value = compute()
  topicCache.write(name, value)
  return value
}

/** Folded words of the topics, with the number of wordings that have them. Stop words are left out. */
export function topicWords(): ReadonlyMap<string, number> {
  counted ??= cached('words', countWords)
  return counted
}

/** Words of the names of topics and of what courts write, with the number of wordings. */
export interface FormalWords {
  readonly words: ReadonlyMap<string, number>
  /** Words side by side, stop words aside, by the first: «falta de servicio». */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export function formalWords(): FormalWords {
  countedFormal ??= cached('formal-words', countFormal)
  return countedFormal
}

const wordsOf = (wording: string): string[] => (foldText(wording).match(/\p{L}+/gu) ?? []).filter((word) => !stopWords.has(word))

const countWords = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { name, formal, said, lay } of topics())
    for (const wording of [name, ...formal.map((each) => each.wording), ...said, ...lay])
      for (const word of new Set(wordsOf(wording))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const countFormal = (): FormalWords => {
  const words = new Map<string, number>()
  const pairs = new Map<string, Map<string, number>>()
  for (const { name, formal } of topics())
    for (const wording of [name, ...formal.map((each) => each.wording)]) {
      const own = wordsOf(wording)
      for (const [at, word] of own.entries()) {
        words.set(word, (words.get(word) ?? 0) + 1)
        const next = own[at + 1]
        if (next === undefined) continue
        const behind = pairs.get(word) ?? new Map<string, number>()
        behind.set(next, (behind.get(next) ?? 0) + 1)
        pairs.set(word, behind)
      }
    }
  return { words, pairs }
}
