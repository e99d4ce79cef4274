import { createHash } from 'node:crypto'
import { foldText } from '@basejuris/legal-text'

const wordsRead = 3
const hashCharacters = 12

/** Hash of the first words of a text, folded and without punctuation: shows where a part begins without storing its words. */
export function hashWords(text: string): string {
  const words =
    foldText(text)
      .replaceAll('ñ', 'n')
      .match(/[a-z\d]+/gu) ?? []
  return createHash('sha256').update(words.slice(0, wordsRead).join(' ')).digest('hex').slice(0, hashCharacters)
}
