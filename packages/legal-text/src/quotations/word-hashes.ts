import { foldSameLength } from '../analysis/fold-text.ts'
import { fnv, hashWord, mixHash } from '../similarity/mix-hash.ts'
import { bracket, endOfMask, hiddenWords, isWordUnit, signWidth } from './word-sequence.ts'

/** The words of a text by their hashes, which is all that prints need of them. */
export interface WordHashes {
  /** `hashWord` of each; 0 for hidden words. */
  readonly hashes: Int32Array
  readonly kinds: Uint8Array
}

export const wordKinds = { plain: 0, number: 1, hidden: 2 } as const

const [firstDigit, lastDigit] = [0x30, 0x39]
const kindOf = (unit: number): number => (unit >= firstDigit && unit <= lastDigit ? wordKinds.number : wordKinds.plain)

/** Of words as `WordSequence` has them. */
export function hashesOfWords(words: readonly string[]): WordHashes {
  const hashes = new Int32Array(words.length)
  const kinds = new Uint8Array(words.length)
  for (const [at, word] of words.entries()) {
    kinds[at] = word === hiddenWords ? wordKinds.hidden : kindOf(word.charCodeAt(0))
    if (word !== hiddenWords) hashes[at] = hashWord(word)
  }
  return { hashes, kinds }
}

/**
 * The same of the words of a text, in one pass over it: making three million words costs more than hashing them. `read` is the text as
 * `foldSameLength` has it.
 */
export function hashesOfText(text: string, read = foldSameLength(text)): WordHashes {
  const composed = text.normalize('NFC')
  const folded = composed === text ? read : foldSameLength(composed)
  const hashes = new Int32Array((folded.length + 1) >> 1)
  const kinds = new Uint8Array(hashes.length)
  let count = 0
  for (let at = 0; at < folded.length; ) {
    const unit = folded.charCodeAt(at)
    if (unit === bracket) {
      const end = endOfMask(folded, at)
      if (end > at) kinds[count++] = wordKinds.hidden
      at = Math.max(end, at + 1)
      continue
    }
    let width = signWidth(folded, at)
    if (width === 0) {
      at += 1
      continue
    }
    let hash: number = fnv.offset
    for (; width > 0; width = at < folded.length ? signWidth(folded, at) : 0) {
      for (const end = at + width; at < end; at += 1) hash = Math.imul(hash ^ folded.charCodeAt(at), fnv.prime)
      for (; at < folded.length; at += 1) {
        const next = folded.charCodeAt(at)
        if (!isWordUnit(next)) break
        hash = Math.imul(hash ^ next, fnv.prime)
      }
    }
    kinds[count] = kindOf(unit)
    hashes[count++] = mixHash(hash)
  }
  return { hashes: hashes.subarray(0, count), kinds: kinds.subarray(0, count) }
}
