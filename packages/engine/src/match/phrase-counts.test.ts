import { expect, it } from 'vitest'
import { fullBitset } from '../bytes/bitset.ts'
import type { Segment } from '../segment/segment.ts'
import { FewDocuments } from './document-set.ts'
import { visitPhrase } from './phrase-counts.ts'
import type { PhraseMatcher } from './phrase-matcher.ts'
import type { PhrasePlan } from './plan.ts'

const size = 64
const segment = { size } as Segment
const phrase = (term: string): PhrasePlan => ({
  kind: 'phrase',
  terms: [term, 'dos'],
  gaps: [0, 1],
  slop: 0,
  withinSection: false,
  fields: [['texto', 1]],
  names: ['texto'],
})

/** Two documents match, with three occurrences each. */
const matcher = {
  rarest: { list: { isShort: true }, size: 2, ordinals: Uint32Array.of(4, 9), advance: () => false },
  countMatches: () => 3,
} as unknown as PhraseMatcher

it('reads the positions of repeated phrases once', () => {
  const phrases = Array.from({ length: 200 }, (_, at) => phrase(`t${at}`))
  let opened = 0
  const open = (): PhraseMatcher => {
    opened += 1
    return matcher
  }
  for (let round = 0; round < 3; round++) {
    for (const plan of phrases) {
      const found: [number, number][] = []
      visitPhrase(segment, 'texto', plan, open, fullBitset(size), (ordinal, starts) => found.push([ordinal, starts]))
      expect(found).toEqual([
        [4, 3],
        [9, 3],
      ])
    }
  }
  expect(opened).toBe(phrases.length)
})

it('serves a few documents from the counts of all', () => {
  const [plan, open] = [phrase('uno'), () => matcher]
  visitPhrase(segment, 'texto', plan, open, fullBitset(size), () => undefined)
  const found: number[] = []
  const few = new FewDocuments(Uint32Array.of(3, 4, 5, 9, 60))
  visitPhrase(
    segment,
    'texto',
    plan,
    () => null,
    few,
    (ordinal) => found.push(ordinal),
  )
  expect(found).toEqual([4, 9])
})
