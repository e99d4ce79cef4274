import { readFileSync, writeFileSync } from 'node:fs'
import { descendByAdam, formatLogisticModel, scaledBy, spreadOf, startDescent, unscaledModel } from '@basejuris/legal-text'
import { type SentenceSigns, sentenceSigns } from './sentence-signs.ts'
import { modelFile, type WorthModel } from './worth-model.ts'

/** A sentence of the ruling that answers a question. */
export interface MarkedSentence {
  readonly question: string
  readonly holdsFact: boolean
  readonly signs: SentenceSigns
}

const header = ['question', 'holdsFact', ...sentenceSigns]

/** Numbers alone: a question is a number, and no word of a ruling is written. */
export function formatMarkedSentences(sentences: readonly MarkedSentence[]): string {
  const numbers = new Map([...new Set(sentences.map(({ question }) => question))].map((question, at) => [question, at + 1]))
  const lines = sentences.map(({ question, holdsFact, signs }) =>
    [numbers.get(question), Number(holdsFact), ...sentenceSigns.map((sign) => Number(signs[sign].toFixed(4)))].join('\t'),
  )
  return `${[header.join('\t'), ...lines].join('\n')}\n`
}

/** @throws where the file was written for other signs */
export function parseMarkedSentences(file: string): MarkedSentence[] {
  const [first, ...lines] = file.trim().split('\n')
  if (first !== header.join('\t')) throw new Error('the file was written for other signs')
  return lines.map((line) => {
    const [question = '', holdsFact, ...values] = line.split('\t')
    const signs = Object.fromEntries(sentenceSigns.map((sign, at) => [sign, Number(values[at])])) as SentenceSigns
    return { question, holdsFact: holdsFact === '1', signs }
  })
}

const rounds = 300
const step = 0.03
const shrinkage = 0.03
/** Sentences of long rulings count less each, but more together. */
const lengthPower = 0.5

/** Fits the weights: logistic regression on signs of the same spread, shrunk towards zero, by Adam. The same sentences give the same weights. */
export function trainWorthModel(sentences: readonly MarkedSentence[]): WorthModel {
  const all = sentences.map(({ signs }) => sentenceSigns.map((sign) => signs[sign]))
  const spread = spreadOf(all)
  const rows = all.map((row) => scaledBy(row, spread))
  const shares = sharesOf(sentences)
  const weights = new Float64Array(sentenceSigns.length + 1)
  const descent = startDescent(weights.length)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(weights.length)
    for (const [at, row] of rows.entries()) {
      const error = (sigmoid(logit(row, weights)) - Number(sentences[at]?.holdsFact)) * (shares[at] ?? 0)
      for (const [sign, value] of row.entries()) slope[sign] = (slope[sign] ?? 0) + error * value
      slope[row.length] = (slope[row.length] ?? 0) + error
    }
    for (const sign of sentenceSigns.keys()) slope[sign] = (slope[sign] ?? 0) + shrinkage * (weights[sign] ?? 0)
    descendByAdam(weights, slope, descent, { round, length: step })
  }
  return unscaledModel(sentenceSigns, { bias: weights[sentenceSigns.length] ?? 0, weights }, spread)
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

const logit = (row: readonly number[], weights: Float64Array): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights[row.length] ?? 0)

/** What each sentence counts; all together 1. */
function sharesOf(sentences: readonly MarkedSentence[]): number[] {
  const counts = new Map<string, number>()
  for (const { question } of sentences) counts.set(question, (counts.get(question) ?? 0) + 1)
  const shares = sentences.map(({ question }) => (counts.get(question) ?? 1) ** -lengthPower)
  const all = shares.reduce((sum, each) => sum + each, 0)
  return shares.map((each) => each / all)
}

/** The file of a model. */
export function formatWorthModel(model: WorthModel): string {
  return formatLogisticModel(sentenceSigns, model)
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('usage: npm run worth -- <file that «evaluate spans --signs» wrote>')
  writeFileSync(modelFile, formatWorthModel(trainWorthModel(parseMarkedSentences(readFileSync(file, 'utf8')))))
}
