import { readFileSync, writeFileSync } from 'node:fs'
import { formatLogisticModel, likelihoodBy, scaledBy, softmax, spreadOf, unscaledModel } from '@basejuris/legal-text'
import { type LikelyModel, likelyFile, likelySigns, type RankSigns, rankFile, rankSigns, withShares } from './likely-model.ts'

/** A question as it was asked of the rulings, with the signs of each that was read. */
export interface JudgedQuestion {
  /** Questions of one set were written together, so none of them judges the others. */
  readonly set: string
  /** The rulings that answer it were hidden from the search. */
  readonly isHidden: boolean
  readonly rulings: readonly { readonly isRight: boolean; readonly signs: RankSigns }[]
}

const header = ['set', 'question', 'isHidden', 'isRight', ...rankSigns]

/** Numbers alone: sets and questions are numbers, and no word of a ruling or a question is written. A ruling a line. */
export function formatJudgedQuestions(questions: readonly JudgedQuestion[]): string {
  const sets = [...new Set(questions.map(({ set }) => set))]
  const lines = questions.flatMap(({ set, isHidden, rulings }, question) =>
    rulings.map(({ isRight, signs }) =>
      [
        sets.indexOf(set) + 1,
        question + 1,
        Number(isHidden),
        Number(isRight),
        ...rankSigns.map((sign) => Number(signs[sign].toFixed(4))),
      ].join('\t'),
    ),
  )
  return `${[header.join('\t'), ...lines].join('\n')}\n`
}

/** @throws where the file was written for other signs */
export function parseJudgedQuestions(file: string): JudgedQuestion[] {
  const [first, ...lines] = file.trim().split('\n')
  if (first !== header.join('\t')) throw new Error('the file was written for other signs')
  const rows = lines.map((line) => {
    const [set = '', question = '', isHidden, isRight, ...values] = line.split('\t')
    const signs = Object.fromEntries(rankSigns.map((sign, at) => [sign, Number(values[at])])) as RankSigns
    return { set, question, isHidden: isHidden === '1', isRight: isRight === '1', signs }
  })
  return [...Map.groupBy(rows, ({ question }) => question).values()].flatMap((rulings) => {
    const [head] = rulings
    return head === undefined ? [] : [{ set: head.set, isHidden: head.isHidden, rulings }]
  })
}

const rounds = 800
const step = 0.3
const shrinkage = { rank: 0.01, likely: 0.02 }
/** What a question counts whose rulings are hidden: it has the words of one that is answered. */
const hiddenWeight = 0.5

/** Fits both weights. The same questions give the same weights. */
export function trainLikelyModel(questions: readonly JudgedQuestion[]): LikelyModel {
  const apart = eachSetLeftOut(questions).flatMap(({ others, own }) => {
    const rank = fitRank(others)
    return own.flatMap((question) => firstOf(question, rank) ?? [])
  })
  return { rank: fitRank(questions), likely: fitLikely(apart) }
}

export interface LikelyFigures {
  readonly questions: number
  readonly rightFirst: number
  /** Of the likelihoods that are enough, how many are of a ruling that answers. */
  readonly likely: number
  readonly likelyAndRight: number
}

/** What a model finds in the questions of each set that was fitted to those of the others. */
export function measureLeftOut(questions: readonly JudgedQuestion[], minLikely: number): LikelyFigures {
  const found = eachSetLeftOut(questions).flatMap(({ others, own }) => {
    const model = trainLikelyModel(others)
    return own
      .flatMap((question) => firstOf(question, model.rank) ?? [])
      .map((first) => ({ ...first, isLikely: likelihoodBy(likelySigns, model.likely, first.signs) >= minLikely }))
  })
  const count = (holds: (each: (typeof found)[number]) => boolean): number => found.filter(holds).length
  return {
    questions: count(({ isHidden }) => !isHidden),
    rightFirst: count(({ isRight }) => isRight),
    likely: count(({ isLikely }) => isLikely),
    likelyAndRight: count(({ isLikely, isRight }) => isLikely && isRight),
  }
}

const eachSetLeftOut = (
  questions: readonly JudgedQuestion[],
): { readonly own: readonly JudgedQuestion[]; readonly others: readonly JudgedQuestion[] }[] =>
  [...Map.groupBy(questions, ({ set }) => set)].map(([set, own]) => ({ own, others: questions.filter((each) => each.set !== set) }))

/** The ruling that a rank puts first, with its share. Null where none was read. */
function firstOf({ rulings, isHidden }: JudgedQuestion, rank: LikelyModel['rank']) {
  const ranked = withShares(
    rulings.map(({ signs }) => signs),
    { rank },
  )
  const scores = ranked.map((each) => each.rank)
  const at = scores.indexOf(Math.max(...scores))
  const first = ranked[at]
  return first === undefined ? null : { signs: first.signs, isRight: rulings[at]?.isRight === true, isHidden }
}

const dot = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** Steps down a slope, shorter from round to round. */
function descend(count: number, slopeAt: (weights: readonly number[]) => readonly number[]): number[] {
  let weights = Array.from({ length: count }, () => 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = slopeAt(weights)
    weights = weights.map((weight, at) => weight - (step * (slope[at] ?? 0)) / (1 + round / rounds))
  }
  return weights
}

/** Of each question the rulings that answer are to be before the others: softmax regression within it. */
function fitRank(questions: readonly JudgedQuestion[]): LikelyModel['rank'] {
  const answered = questions.filter(({ isHidden, rulings }) => !isHidden && rulings.some(({ isRight }) => isRight))
  const rowsOf = ({ rulings }: JudgedQuestion): number[][] => rulings.map(({ signs }) => rankSigns.map((sign) => signs[sign]))
  const spread = spreadOf(answered.flatMap(rowsOf))
  const lists = answered.map((question) => ({
    rows: rowsOf(question).map((row) => scaledBy(row, spread)),
    right: question.rulings.map(({ isRight }) => isRight),
  }))
  const weights = descend(rankSigns.length, (now) => {
    const slope = now.map((weight) => 2 * shrinkage.rank * weight)
    for (const { rows, right } of lists) {
      const parts = softmax(rows.map((row) => dot(row, now)))
      const ofRight = parts.reduce((sum, part, at) => sum + (right[at] === true ? part : 0), 0)
      for (const [at, row] of rows.entries()) {
        const part = parts[at] ?? 0
        const pull = (part - (right[at] === true ? part / ofRight : 0)) / lists.length
        for (const [sign, value] of row.entries()) slope[sign] = (slope[sign] ?? 0) + pull * value
      }
    }
    return slope
  })
  // What all rulings have in common orders none of them.
  return { ...unscaledModel(rankSigns, { bias: 0, weights }, spread), bias: 0 }
}

/** Whether the first ruling of each question answers it: logistic regression. */
function fitLikely(firsts: readonly NonNullable<ReturnType<typeof firstOf>>[]): LikelyModel['likely'] {
  const all = firsts.map(({ signs }) => likelySigns.map((sign) => signs[sign]))
  const spread = spreadOf(all)
  const rows = all.map((row) => [...scaledBy(row, spread), 1])
  const counts = firsts.map(({ isHidden }) => (isHidden ? hiddenWeight : 1))
  const counted = counts.reduce((sum, count) => sum + count, 0)
  const bias = likelySigns.length
  const weights = descend(bias + 1, (now) => {
    const slope = now.map((weight, at) => (at === bias ? 0 : 2 * shrinkage.likely * weight))
    for (const [at, row] of rows.entries()) {
      const pull = ((1 / (1 + Math.exp(-dot(row, now))) - Number(firsts[at]?.isRight)) * (counts[at] ?? 0)) / counted
      for (const [sign, value] of row.entries()) slope[sign] = (slope[sign] ?? 0) + pull * value
    }
    return slope
  })
  return unscaledModel(likelySigns, { bias: weights[bias] ?? 0, weights }, spread)
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('usage: npm run likely -- <file that «evaluate likely --signs» wrote>')
  const questions = parseJudgedQuestions(readFileSync(file, 'utf8'))
  const { rank, likely } = trainLikelyModel(questions)
  writeFileSync(rankFile, formatLogisticModel(rankSigns, rank))
  writeFileSync(likelyFile, formatLogisticModel(likelySigns, likely))
  console.log(measureLeftOut(questions, 0.7))
}
