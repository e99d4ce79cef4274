import type { RulingFacts } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import type { RulingSearch } from '../ruling-search.ts'
import { firstHits } from './first-hits.ts'
import { seededNumbers } from './seeded-random.ts'

export interface KnownCaptionResult {
  /** Searches made: unique captions without hidden names, each with one typing error. */
  readonly searches: number
  /** Searches whose ruling came first. */
  readonly correct: number
}

const minLetters = 5
const minWords = 3
const seed = 20261120

/** Searches captions with a typing error in one word of at least five letters. */
export async function searchKnownCaptions(
  search: RulingSearch,
  facts: readonly Pick<RulingFacts, 'docId' | 'caption'>[],
): Promise<KnownCaptionResult> {
  const random = seededNumbers(seed)
  const captions = uniqueCaptions(facts)
  let correct = 0
  for (const { docId, caption } of captions) {
    const [first] = await firstHits(search, mistype(caption, random), { mode: 'hibrida', size: 1 })
    if (first?.docId === docId) correct += 1
  }
  return { searches: captions.length, correct }
}

const wordsOf = (caption: string): string[] => caption.match(/[\p{L}\d]+/gu) ?? []

/** `[nombre]` and initials stand for hidden names. */
const hidesSomeone = (caption: string): boolean => caption.includes('[') || /\b\p{L}\.\s?\p{L}\b/u.test(caption)

export function uniqueCaptions<T extends Pick<RulingFacts, 'docId' | 'caption'>>(facts: readonly T[]): T[] {
  const keyOf = ({ caption }: T): string => foldText(wordsOf(caption).join(' '))
  const counts = new Map<string, number>()
  for (const each of facts) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  return facts.filter(
    (each) =>
      counts.get(keyOf(each)) === 1 &&
      !hidesSomeone(each.caption) &&
      wordsOf(each.caption).length >= minWords &&
      wordsOf(each.caption).some(({ length }) => length >= minLetters),
  )
}

/** Drops, doubles, replaces or swaps one letter, never the first of its word. `random` gives numbers in [0, 1). */
export function mistype(caption: string, random: () => number): string {
  const words = [...caption.matchAll(/[\p{L}\d]+/gu)].filter(([word]) => word.length >= minLetters && /^\p{L}+$/u.test(word))
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const word = pick(words)
  if (word === undefined) return caption
  const letters = [...word[0]]
  const at = 1 + Math.floor(random() * (letters.length - 2))
  const [here = '', next = ''] = letters.slice(at, at + 2)
  const other = pick([...'aeiolrsnt'].filter((letter) => letter !== here.toLowerCase())) ?? 'a'
  const [taken, put] = pick([
    [1, ''],
    [0, here],
    [1, other],
    [2, here === next ? here : next + here],
  ] as const) ?? [1, '']
  letters.splice(at, taken, put)
  return caption.slice(0, word.index) + letters.join('') + caption.slice(word.index + word[0].length)
}
