import { foldText } from '@basejuris/legal-text'

/** A line with fewer pairs of words is too short to be missed. */
const minPairs = 4
/** Share of a line's pairs of words that must be present. */
const minFoundShare = 0.5

/** Adjacent words; a word with a foreign glyph separates its neighbours. */
const pairsOf = (text: string): string[] =>
  text.split(/\S*(?:\(cid:|[ØøÆæœ˝])\S*/u).flatMap((stretch) => {
    const words = foldText(stretch).match(/[a-zñ]{2,}/gu) ?? []
    return words.slice(1).map((word, at) => `${words[at]} ${word}`)
  })

/** Consonants alone: displaced accents and unnamed glyphs stand for accented letters, so they do not change them. */
const consonantsOf = (text: string): string => foldText(text.replaceAll(/\(cid:\d+\)/gu, '')).replaceAll(/[^b-df-hj-np-tv-z]/gu, '')

/**
 * Indexes of raw lines whose words are missing in the cleaned text. Compares pairs of words, so that the same words elsewhere do not
 * count. A line with damaged accents is compared by its consonants.
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
