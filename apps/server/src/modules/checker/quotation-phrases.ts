/** Words of a quotation by which it is looked for. */
const searchedWords = 9
const maxPhrases = 2

/** The longest runs of words without numbers, which sources write in many ways. At most two, without the signs that a search would read. */
export function phrasesOf(text: string): string[] {
  return (text.match(/\p{L}+(?:[\s,;:.()]+\p{L}+(?![\p{L}\d]))*/gu) ?? [])
    .map((run) => run.match(/\p{L}+/gu) ?? [])
    .sort((a, b) => b.length - a.length)
    .slice(0, maxPhrases)
    .map((words) => words.slice(0, searchedWords).join(' '))
}
