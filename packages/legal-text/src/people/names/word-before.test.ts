import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordBefore } from './word-before.ts'

const wordsFromEnd = (text: string): string[] => {
  const words: string[] = []
  for (let word = wordBefore(text, text.length); word !== null; word = wordBefore(text, word.from))
    words.push(text.slice(word.from, word.to))
  return words
}

describe('wordBefore', () => {
  it('reads words from the end, combining marks with them', () => {
    expect(wordsFromEnd('la nin\u0303a, 7 «Soto».')).toEqual(['Soto', 'nin\u0303a', 'la'])
    expect(wordsFromEnd('12 ; \u0301 ')).toEqual([])
  })

  it('finds the words a pattern finds forwards', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aÑb \u0301.,1ª') }), (text) => {
        expect(wordsFromEnd(text).reverse()).toEqual(text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
      }),
    )
  })
})
