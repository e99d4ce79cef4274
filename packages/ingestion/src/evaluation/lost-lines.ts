import { foldText } from '@basejuris/legal-text'

/** A line of fewer pairs says too little to be missed. */
const minPairs = 4
/** Share of the pairs of words of a line that must be found again. */
const minFoundShare = 0.5

/** Words that stand side by side; a word with a foreign glyph parts its neighbours. */
const pairsOf = (text: string): string[] =>
  text.split(/\S*(?:\(cid:|[ØøÆæœ˝])\S*/u).flatMap((stretch) => {
    const words = foldText(stretch).match(/[a-zñ]{2,}/gu) ?? []
    return words.slice(1).map((word, at) => `${words[at]} ${word}`)
  })

/** Consonants alone: gaps of displaced accents and glyphs without a name, which stand for accented letters, leave them as they are. */
const consonantsOf = (text: string): string => foldText(text.replaceAll(/\(cid:\d+\)/gu, '')).replaceAll(/[^b-df-hj-np-tv-z]/gu, '')

/**
 * Indexes of the raw lines whose words are not in the cleaned text. Pairs of words are compared, so that a line is not found again because its words
 * stand elsewhere; a line whose accents are damaged is looked for by its consonants.
 */
export function lostLines(raw: readonly string[], cleaned: readonly string[]): readonly number[] {
  const present = new Set(cleaned.flatMap(pairsOf))
  const consonants = consonantsOf(cleaned.join(' '))
  return raw.flatMap((line, at) => {
    const pairs = pairsOf(line)
    if (pairs.length < minPairs || pairs.filter((pair) => present.has(pair)).length >= pairs.length * minFoundShare) return []
    return consonants.includes(consonantsOf(line)) ? [] : [at]
  })
}
