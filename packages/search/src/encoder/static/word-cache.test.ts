import { expect, it } from 'vitest'
import { type CachedWord, WordCache } from './word-cache.ts'

interface Cut {
  readonly word: string
  readonly isFirst: boolean
}

function openCache(maxWords: number) {
  const cuts: Cut[] = []
  const cut = (word: string, isFirst: boolean): number[] => {
    cuts.push({ word, isFirst })
    return [word.length]
  }
  const cache = new WordCache({ cut, maxWords })
  const read = (text: string): CachedWord[] => {
    const words: CachedWord[] = []
    cache.eachWord(text, (word) => words.push(word))
    return words
  }
  return { cache, cuts, read }
}

it('cuts each word once, and apart where it begins a text', () => {
  const { cuts, read } = openCache(100)
  const [first, , later] = read('sala  la\u00a0sala\n')
  expect(cuts).toEqual([
    { word: 'sala', isFirst: true },
    { word: 'la', isFirst: false },
    { word: 'sala', isFirst: false },
  ])
  expect(first).not.toBe(later)
  expect(read('sala la sala')[2]).toBe(later)
  expect(cuts).toHaveLength(3)
  expect(read(' \n\t ')).toEqual([])
})

it('tells words apart by every letter, and forgets them when it is cleared', () => {
  const { cache, cuts, read } = openCache(5_000)
  const words = Array.from({ length: 4_000 }, (_, at) => `${at.toString(36)}ñ\u{1f642}`)
  const known = new Set(read(words.join(' ')).slice(1))
  expect(known.size).toBe(words.length - 1)
  expect(read(`x ${words.slice(1).join(' ')}`).every((word, at) => at === 0 || known.has(word))).toBe(true)
  expect(cuts).toHaveLength(words.length + 1)
  cache.clear()
  expect(read(`x ${words[1]}`).some((word) => known.has(word))).toBe(false)
})

it('reads words on when it is full, and words that are too long for it', () => {
  const { cache, cuts, read } = openCache(3)
  expect(read('uno dos tres cuatro cuatro')).toHaveLength(5)
  expect(cache.isFull).toBe(true)
  expect(cuts.filter(({ word }) => word === 'cuatro')).toHaveLength(2)
  cache.clear()
  expect(cache.isFull).toBe(false)
  const long = 'x'.repeat(100_000)
  expect(read(`a ${long} ${long}`).map(({ ids }) => ids)).toEqual([[1], [100_000], [100_000]])
})
