import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldSameLength } from '../../analysis/fold-text.ts'
import { splitSentences } from '../../analysis/split-sentences.ts'
import { featuresAround, type WordFeatures } from './word-features.ts'
import { biasName, type ModelTreatment, modelFile, modelTreatments, scaled, storedPrecision, type WordModel } from './word-model.ts'

/** An invented paragraph in which `[[…]]` marks the ruling whose treatment is meant. */
export interface TreatmentExample {
  /** Who wrote it. */
  readonly writer: string
  readonly office: 'tribunal' | 'contraloria'
  readonly treatment: string
  readonly text: string
  readonly citation: { readonly from: number; readonly to: number }
}

const opening = '[['
const closing = ']]'

/** Every example, in the order of the file. */
export function readExamples(): TreatmentExample[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'examples.tsv'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [writer = '', office = '', treatment = '', marked = ''] = line.split('\t')
    const from = marked.indexOf(opening)
    const to = marked.indexOf(closing) - opening.length
    const text = marked.replace(opening, '').replace(closing, '')
    return { writer, office: office === 'contraloria' ? 'contraloria' : 'tribunal', treatment, text, citation: { from, to } }
  })
}

const minExamples = 3
const rounds = 100
const step = 0.05
const shrinkage = 0.002
const momentum = { mean: 0.9, square: 0.999, floor: 1e-8 }

/** Fits the weights to the examples of courts: softmax regression, shrunk towards zero, by Adam. The same examples give the same weights. */
export function trainWordModel(examples: readonly TreatmentExample[]): WordModel {
  const ofCourts = examples.filter(({ office, treatment }) => office === 'tribunal' && isModelTreatment(treatment))
  const read = ofCourts.map(({ text, citation }) => featuresAround(foldSameLength(text), splitSentences(text), citation))
  const names = frequentNames(read)
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = read.map((features) =>
    scaled(features, (name) => index.has(name)).map(([name, strength]) => [index.get(name) ?? 0, strength] as const),
  )
  const classes = ofCourts.map(({ treatment }) => (modelTreatments as readonly string[]).indexOf(treatment))
  const count = modelTreatments.length
  const weights = new Float64Array((names.length + 1) * count)
  const bias = names.length * count
  const state = { mean: new Float64Array(weights.length), square: new Float64Array(weights.length) }
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight, at) => (at < bias ? shrinkage * weight : 0))
    for (const [at, row] of rows.entries()) addSlope(row, { expected: classes[at] ?? 0, weights, slope, bias, share: 1 / rows.length })
    descend(weights, slope, state, round)
  }
  const at = (feature: number) => scoresAt(weights, feature * count)
  return { bias: at(names.length), weights: new Map(names.map((name, feature) => [name, at(feature)])) }
}

const isModelTreatment = (treatment: string): treatment is ModelTreatment => modelTreatments.some((one) => one === treatment)

const scoresAt = (weights: Float64Array, at: number): WordModel['bias'] => {
  const [a = 0, b = 0, c = 0, d = 0] = weights.slice(at, at + modelTreatments.length)
  return [a, b, c, d]
}

function frequentNames(read: readonly WordFeatures[]): string[] {
  const counts = new Map<string, number>()
  for (const features of read) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= minExamples).map(([name]) => name)
}

interface Slope {
  readonly expected: number
  readonly weights: Float64Array
  readonly slope: Float64Array
  readonly bias: number
  readonly share: number
}

/** Adds what one example pulls at the weights. */
function addSlope(row: readonly (readonly [number, number])[], { expected, weights, slope, bias, share }: Slope): void {
  const count = modelTreatments.length
  const scores = modelTreatments.map((_, one) =>
    row.reduce((sum, [at, x]) => sum + (weights[at * count + one] ?? 0) * x, weights[bias + one] ?? 0),
  )
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
  const sum = powers.reduce((total, power) => total + power, 0)
  for (let one = 0; one < count; one += 1) {
    const error = ((powers[one] ?? 0) / sum - (one === expected ? 1 : 0)) * share
    slope[bias + one] = (slope[bias + one] ?? 0) + error
    for (const [at, x] of row) slope[at * count + one] = (slope[at * count + one] ?? 0) + error * x
  }
}

interface Descent {
  readonly mean: Float64Array
  readonly square: Float64Array
}

/** One step of Adam (Kingma and Ba, 2015). */
function descend(weights: Float64Array, slope: Float64Array, { mean, square }: Descent, round: number): void {
  for (let at = 0; at < weights.length; at += 1) {
    const pull = slope[at] ?? 0
    mean[at] = momentum.mean * (mean[at] ?? 0) + (1 - momentum.mean) * pull
    square[at] = momentum.square * (square[at] ?? 0) + (1 - momentum.square) * pull * pull
    const steady = (mean[at] ?? 0) / (1 - momentum.mean ** round)
    const spread = Math.sqrt((square[at] ?? 0) / (1 - momentum.square ** round)) + momentum.floor
    weights[at] = (weights[at] ?? 0) - (step * steady) / spread
  }
}

/** The file of a model; features without weight in it are left out. */
export function formatModel({ bias, weights }: WordModel): string {
  const line = (name: string, scores: WordModel['bias']): string =>
    [name, ...scores.map((score) => Math.round(score * storedPrecision))].join('\t')
  const heavy = [...weights].filter(([, scores]) => scores.some((score) => Math.abs(score) * storedPrecision >= 1))
  return `${[line(biasName, bias), ...heavy.map(([name, scores]) => line(name, scores)).sort()].join('\n')}\n`
}

if (import.meta.main) writeFileSync(modelFile, formatModel(trainWordModel(readExamples())))
