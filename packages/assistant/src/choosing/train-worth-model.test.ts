import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type SentenceSigns, sentenceSigns } from './sentence-signs.ts'
import { formatMarkedSentences, formatWorthModel, type MarkedSentence, parseMarkedSentences, trainWorthModel } from './train-worth-model.ts'
import { modelFile, parseWorthModel, worthOf } from './worth-model.ts'

const silent = Object.fromEntries(sentenceSigns.map((sign) => [sign, 0])) as SentenceSigns
const sentenceOf = (question: string, holdsFact: boolean, signs: Partial<SentenceSigns>): MarkedSentence => ({
  question,
  holdsFact,
  signs: { ...silent, ...signs },
})

/** In ten invented rulings the order and what speaks of the question hold the facts, and quotations never do. */
const marked = Array.from({ length: 10 }, (_, at) => `q${at}`).flatMap((question) => [
  sentenceOf(question, true, { order: 1, spoken: 0.2 }),
  sentenceOf(question, true, { spoken: 0.6 }),
  sentenceOf(question, false, { spoken: 0.3, hasQuotation: 1 }),
  sentenceOf(question, false, { spoken: 0.1 }),
  sentenceOf(question, false, {}),
  sentenceOf(question, false, { hasQuotation: 1 }),
])

describe('the model of worth', () => {
  it('learns what sentences that hold facts have in common, and nothing of signs that no sentence has', () => {
    const model = trainWorthModel(marked)
    expect(model.weights.order).toBeGreaterThan(0)
    expect(model.weights.spoken).toBeGreaterThan(0)
    expect(model.weights.hasQuotation).toBeLessThan(0)
    expect(model.weights.vote).toBe(0)
    const [holding = [], other = []] = [true, false].map((is) =>
      marked.filter(({ holdsFact }) => holdsFact === is).map(({ signs }) => worthOf(signs, model)),
    )
    expect(Math.min(...holding)).toBeGreaterThan(Math.max(...other))
  })

  it('gives the same weights for the same file, which holds numbers alone', () => {
    const file = formatMarkedSentences(marked)
    const [, ...lines] = file.trim().split('\n')
    expect(lines.every((line) => /^[\d\t.-]+$/u.test(line))).toBe(true)
    expect(formatWorthModel(trainWorthModel(parseMarkedSentences(file)))).toBe(formatWorthModel(trainWorthModel(marked)))
    expect(() => parseMarkedSentences('question\tholdsFact\tother\n1\t0\t1\n')).toThrow('other signs')
  })

  it('is stored with a weight for every sign', () => {
    const stored = readFileSync(modelFile, 'utf8')
    expect(formatWorthModel(parseWorthModel(stored))).toBe(stored)
    expect(stored.trim().split('\n')).toHaveLength(sentenceSigns.length + 1)
  })
})
