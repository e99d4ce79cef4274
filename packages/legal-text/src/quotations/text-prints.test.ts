import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { considerandoHash, quotationPrints, runHashes, textPrints } from './text-prints.ts'
import { hashesOfText, hashesOfWords } from './word-hashes.ts'
import { hiddenWords, WordSequence } from './word-sequence.ts'

const word = fc.stringMatching(/^[a-z]{1,6}$/u)
const printsOf = (words: readonly string[]): number[] => textPrints(hashesOfWords(words))
const hashOf = (words: readonly string[]): number | null => considerandoHash([hashesOfWords(words)])
const shared = (a: readonly number[], b: readonly number[]): number => a.filter((print) => b.includes(print)).length

describe('textPrints', () => {
  it('share one wherever texts share nineteen words', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 19, maxLength: 60 }),
        fc.array(word, { maxLength: 80 }),
        fc.array(word, { maxLength: 80 }),
        (passage, before, after) => {
          expect(shared(printsOf(passage), printsOf([...before, ...passage, ...after]))).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('choose fewer than one run in five, and never one with hidden words', () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `p${(at * 7_919) % 1_009}`)
    expect(printsOf(words).length).toBeLessThan(400)
    expect(printsOf(Array.from({ length: 40 }, (_, at) => (at % 5 === 4 ? hiddenWords : `p${at}`)))).toEqual([])
    expect(printsOf([])).toEqual([])
  })

  it('are signed 32-bit numbers', () => {
    for (const print of runHashes(Array.from({ length: 500 }, (_, at) => `p${at}`))) expect(print).toBe(print | 0)
  })

  it('look for short quotations by every run', () => {
    expect(quotationPrints(Array.from({ length: 12 }, (_, at) => `p${at}`))).toHaveLength(8)
  })
})

describe('hashesOfText', () => {
  it('hashes the words that a word sequence has', () => {
    const piece = fc.constantFrom(
      'a',
      'Ñandú',
      'fo\u0301lio',
      '12.345',
      '2°',
      ' ',
      '\n',
      '[persona 1]',
      '[RUT]',
      '[',
      ']',
      'ß',
      'Σ',
      '𝒜',
      '–',
      '“que”',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          expect(hashesOfText(text)).toEqual(hashesOfWords(new WordSequence(text).words))
        },
      ),
    )
  })
})

describe('considerandoHash', () => {
  const said = Array.from({ length: 30 }, (_, at) => `palabra${String.fromCharCode(97 + (at % 20))}`)

  it('ignores the number of the considerando, numbers and masks', () => {
    const first = hashOf(['decimo', 'quinto', 'que', ...said])
    expect(hashOf(['7', 'que', ...said.slice(0, 9), hiddenWords, '2019', ...said.slice(9)])).toBe(first)
    expect(first).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
    expect(
      considerandoHash(
        [
          ['decimo', 'quinto'],
          ['que', ...said],
        ].map(hashesOfWords),
      ),
    ).toBe(first)
  })

  it('differs where a word or the order differs, and is absent for a formula', () => {
    const hashes = [said, said.toReversed(), [...said.slice(1), 'otra'], [...said, 'otra']].map(hashOf)
    expect(new Set(hashes).size).toBe(4)
    expect(hashOf(said.slice(0, 24))).toBeNull()
  })
})
