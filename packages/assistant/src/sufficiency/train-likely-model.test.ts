import { expect, it } from 'vitest'
import { type RankSigns, rankSigns } from './likely-model.ts'
import { formatJudgedQuestions, type JudgedQuestion, measureLeftOut, parseJudgedQuestions, trainLikelyModel } from './train-likely-model.ts'

const none = Object.fromEntries(rankSigns.map((sign) => [sign, 0])) as RankSigns
const rulingOf = (isRight: boolean, signs: Partial<RankSigns>) => ({ isRight, signs: { ...none, ...signs } })

/** In each question one ruling says most of it. It answers, unless little is said by any. */
const questions = Array.from({ length: 24 }, (_, at): JudgedQuestion => {
  const most = at % 3 === 0 ? 0.25 : 0.7
  const isAnswered = at % 3 !== 0
  return {
    set: `set ${at % 4}`,
    isHidden: false,
    rulings: [
      rulingOf(false, { nearby: most - 0.2 + (at % 5) / 100, length: 5 }),
      rulingOf(isAnswered, { nearby: most + (at % 7) / 100, length: 3 }),
      rulingOf(false, { nearby: most - 0.15, length: 7 }),
    ],
  }
})

it('puts first what says most, and calls it likely where that is much', () => {
  const { rank, likely } = trainLikelyModel(questions)
  expect(rank.weights.nearby).toBeGreaterThan(0)
  expect(rank.weights.norm).toBe(0)
  expect(likely.weights.nearby).toBeGreaterThan(0)
})

it('judges each set by the others', () => {
  expect(measureLeftOut(questions, 0.6)).toEqual({ questions: 24, rightFirst: 16, likely: 16, likelyAndRight: 16 })
})

it('writes and reads numbers alone', () => {
  const file = formatJudgedQuestions(questions)
  expect(file).not.toContain('set 1')
  expect(parseJudgedQuestions(file)).toHaveLength(24)
  expect(formatJudgedQuestions(parseJudgedQuestions(file))).toBe(file)
  expect(() => parseJudgedQuestions('set\tquestion\n1\t1')).toThrow('other signs')
})
