import { foldText, stopWords } from '@basejuris/legal-text'
import { topics } from './topic-table.ts'

let counted: ReadonlyMap<string, number> | undefined

/** Folded words of the topics, with the number of wordings that have them. Stop words are left out. */
export function topicWords(): ReadonlyMap<string, number> {
  counted ??= countWords()
  return counted
}

const countWords = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { name, formal, said, lay } of topics())
    for (const wording of [name, ...formal.map((each) => each.wording), ...said, ...lay])
      for (const word of new Set(foldText(wording).match(/\p{L}+/gu)))
        if (!stopWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
