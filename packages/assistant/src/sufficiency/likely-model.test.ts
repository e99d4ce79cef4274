import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LikelySigns, likelihoodOf, likelySigns, modelFile, parseLikelyModel } from './likely-model.ts'

const none = Object.fromEntries(likelySigns.map((sign) => [sign, 0])) as LikelySigns
const strong: LikelySigns = {
  ...none,
  relevance: 0.6,
  standsOut: 1,
  leads: 1,
  mentioned: 0.7,
  mentionedAhead: 0.4,
  best: 0.6,
  bestAhead: 0.4,
  worth: 0.6,
}
const usual = { hasKind: 1, hasPoint: 1, hasCondition: 1, sentences: 4 }

it('reads a model from its file, and a sign that it does not name weighs nothing', () => {
  const model = parseLikelyModel('bias\t-1\nrelevance\t2')
  expect(likelihoodOf(none, model)).toBeCloseTo(0.269, 3)
  expect(likelihoodOf({ ...none, relevance: 1, touched: 1 }, model)).toBeCloseTo(0.731, 3)
})

it('weighs every sign in the stored model', () => {
  const named = readFileSync(modelFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0])
  expect(named).toEqual(['bias', ...likelySigns])
})

it('calls a ruling likely that says more than any other of what is told, and one unlikely that says less', () => {
  expect(likelihoodOf({ ...strong, ...usual })).toBeGreaterThan(0.7)
  expect(
    likelihoodOf({ ...strong, ...usual, standsOut: 0, leads: 0, mentionedAhead: -0.2, bestAhead: -0.2, relevance: 0.41 }),
  ).toBeLessThan(0.5)
})
