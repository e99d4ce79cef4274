import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  type GradingSigns,
  likelihoodsOf,
  likelyFile,
  likelySigns,
  parseLikelyModel,
  type ReadRuling,
  rankFile,
  rankSigns,
  rankSignsOf,
} from './likely-model.ts'

const signs: GradingSigns = { field: 'unknown', norm: 'unknown', relevance: 0.4, related: 0.2, isOwnStory: true }
const spoken = { nearby: 0.3, pairs: 0.1, sentences: 60 }
const usual: ReadRuling = { signs, spoken }
const speaking: ReadRuling = { signs: { ...signs, related: 0.6 }, spoken: { nearby: 0.7, pairs: 0.4, sentences: 40 } }

it('reads a model from its files, and a sign that they do not name weighs nothing', () => {
  const model = parseLikelyModel('bias\t0\nnearby\t2', 'bias\t-1\nshare\t1')
  const [first, second] = likelihoodsOf([speaking, usual], model)
  expect(first?.rank).toBeCloseTo(1.4, 6)
  expect(second?.rank).toBeCloseTo(0.6, 6)
  expect(first?.likely).toBeCloseTo(1 / (1 + Math.exp(1 - 0.8)), 3)
})

it.each([
  [rankFile, rankSigns],
  [likelyFile, likelySigns],
])('weighs every sign in the stored file %s', (file, names) => {
  const named = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0])
  expect(named).toEqual(['bias', ...names])
})

it('compares relevances with the most relevant ruling, and calls none surely irrelevant', () => {
  const [first, none] = rankSignsOf([usual, { ...usual, signs: { ...signs, relevance: 0 } }])
  expect(first?.behindFirst).toBe(0)
  expect(none?.behindFirst).toBeCloseTo(Math.log(0.02 / 0.4), 6)
  expect(none?.relevance).toBeGreaterThan(-7)
})

it('puts the ruling first that says in one place what is told, though the search finds another before it', () => {
  const [before, saying] = likelihoodsOf([{ ...usual, signs: { ...signs, relevance: 0.45 } }, speaking])
  expect(saying?.rank).toBeGreaterThan(before?.rank ?? 0)
  expect(saying?.likely).toBeGreaterThan(before?.likely ?? 1)
})

it('trusts the same ruling less where it is longer, where it is of another field, and where another one says as much', () => {
  const likelyOf = (...read: readonly ReadRuling[]): number => likelihoodsOf(read)[0]?.likely ?? 0
  const sure = likelyOf(speaking, usual)
  expect(likelyOf({ ...speaking, spoken: { ...speaking.spoken, sentences: 900 } }, usual)).toBeLessThan(sure)
  expect(likelyOf({ ...speaking, signs: { ...speaking.signs, field: 'differs' } }, usual)).toBeLessThan(sure)
  expect(likelyOf(speaking, speaking)).toBeLessThan(sure)
})
