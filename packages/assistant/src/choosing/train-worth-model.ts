import { readFileSync, writeFileSync } from 'node:fs'
import { biasName } from '@basejuris/legal-text'
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
const momentum = { mean: 0.9, square: 0.999, floor: 1e-8 }
/** Sentences of long rulings count less each, but more together. */
const lengthPower = 0.5
const digits = 3

/** Fits the weights: logistic regression on signs of the same spread, shrunk towards zero, by Adam. The same sentences give the same weights. */
export function trainWorthModel(sentences: readonly MarkedSentence[]): WorthModel {
  const { mean, spread } = spreadOf(sentences)
  const rows = sentences.map(({ signs }) => sentenceSigns.map((sign, at) => (signs[sign] - (mean[at] ?? 0)) / (spread[at] ?? 1)))
  const shares = sharesOf(sentences)
  const weights = new Float64Array(sentenceSigns.length + 1)
  const descent = { mean: new Float64Array(weights.length), square: new Float64Array(weights.length) }
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(weights.length)
    for (const [at, row] of rows.entries()) {
      const error = (sigmoid(logit(row, weights)) - Number(sentences[at]?.holdsFact)) * (shares[at] ?? 0)
      for (const [sign, value] of row.entries()) slope[sign] = (slope[sign] ?? 0) + error * value
      slope[row.length] = (slope[row.length] ?? 0) + error
    }
    for (const sign of sentenceSigns.keys()) slope[sign] = (slope[sign] ?? 0) + shrinkage * (weights[sign] ?? 0)
    descend(weights, slope, descent, round)
  }
  const scaled = sentenceSigns.map((_, at) => (weights[at] ?? 0) / (spread[at] ?? 1))
  const moved = scaled.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0)
  return {
    bias: (weights[sentenceSigns.length] ?? 0) - moved,
    weights: Object.fromEntries(sentenceSigns.map((sign, at) => [sign, scaled[at] ?? 0])) as SentenceSigns,
  }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

const logit = (row: readonly number[], weights: Float64Array): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights[row.length] ?? 0)

function spreadOf(sentences: readonly MarkedSentence[]): { readonly mean: number[]; readonly spread: number[] } {
  const meanOf = (read: (signs: SentenceSigns) => number): number =>
    sentences.reduce((sum, { signs }) => sum + read(signs), 0) / sentences.length
  const mean = sentenceSigns.map((sign) => meanOf((signs) => signs[sign]))
  const spread = sentenceSigns.map((sign, at) => Math.sqrt(meanOf((signs) => (signs[sign] - (mean[at] ?? 0)) ** 2)) || 1)
  return { mean, spread }
}

/** What each sentence counts; all together 1. */
function sharesOf(sentences: readonly MarkedSentence[]): number[] {
  const counts = new Map<string, number>()
  for (const { question } of sentences) counts.set(question, (counts.get(question) ?? 0) + 1)
  const shares = sentences.map(({ question }) => (counts.get(question) ?? 1) ** -lengthPower)
  const all = shares.reduce((sum, each) => sum + each, 0)
  return shares.map((each) => each / all)
}

interface Descent {
  readonly mean: Float64Array
  readonly square: Float64Array
}

/** One step of Adam (Kingma and Ba, 2015). */
function descend(weights: Float64Array, slope: Float64Array, { mean, square }: Descent, round: number): void {
  for (const [at, pull] of slope.entries()) {
    mean[at] = momentum.mean * (mean[at] ?? 0) + (1 - momentum.mean) * pull
    square[at] = momentum.square * (square[at] ?? 0) + (1 - momentum.square) * pull * pull
    const steady = (mean[at] ?? 0) / (1 - momentum.mean ** round)
    const spread = Math.sqrt((square[at] ?? 0) / (1 - momentum.square ** round)) + momentum.floor
    weights[at] = (weights[at] ?? 0) - (step * steady) / spread
  }
}

/** The file of a model. */
export function formatWorthModel({ bias, weights }: WorthModel): string {
  const line = (name: string, weight: number): string => `${name}\t${Number(weight.toFixed(digits))}`
  return `${[line(biasName, bias), ...sentenceSigns.map((sign) => line(sign, weights[sign]))].join('\n')}\n`
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('usage: npm run worth -- <file that «evaluate spans --signs» wrote>')
  writeFileSync(modelFile, formatWorthModel(trainWorthModel(parseMarkedSentences(readFileSync(file, 'utf8')))))
}
