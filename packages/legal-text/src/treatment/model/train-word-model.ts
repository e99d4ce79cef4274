import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Treatment } from '@basejuris/domain'
import { foldSameLength } from '../../analysis/fold-text.ts'
import { splitSentences } from '../../analysis/split-sentences.ts'
import type { ReadSection } from '../../speaker/find-voices.ts'
import { readByRules } from '../read-by-rules.ts'
import { featuresAround, type WordFeatures } from './word-features.ts'
import { courtModelFile, courtTreatments, formatModel, opinionModelFile, opinionTreatments, scaled, type WordModel } from './word-model.ts'

/** An invented paragraph in which `[[…]]` marks the ruling whose treatment is meant. */
export interface TreatmentExample {
  /** Who wrote it. */
  readonly writer: string
  readonly office: 'tribunal' | 'contraloria'
  readonly treatment: Treatment
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
    const [writer = '', office = '', treatment, marked = ''] = line.split('\t')
    const from = marked.indexOf(opening)
    const to = marked.indexOf(closing) - opening.length
    const text = marked.replace(opening, '').replace(closing, '')
    return {
      writer,
      office: office === 'contraloria' ? 'contraloria' : 'tribunal',
      treatment: treatment as Treatment,
      text,
      citation: { from, to },
    }
  })
}

const minExamples = 3
const rounds = 100
const step = 0.05
/** As a penalty of 1 on the squared weights and of 0.2 on each example. */
const shrinkageOf = (examples: number): number => 5 / examples
const momentum = { mean: 0.9, square: 0.999, floor: 1e-8 }

/** Fits the weights of some treatments to the examples of their office: softmax regression, shrunk towards zero, by Adam. The same examples give the same weights. */
export function trainWordModel(examples: readonly TreatmentExample[], isOpinion: boolean): WordModel {
  const treatments: readonly Treatment[] = isOpinion ? opinionTreatments : courtTreatments
  const own = examples.filter(({ office, treatment }) => (office === 'contraloria') === isOpinion && treatments.includes(treatment))
  const read = own.map((example) => featuresOf(example, isOpinion))
  const names = frequentNames(read)
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = read.map((features) => rowOf(features, index))
  const count = treatments.length
  const weights = new Float64Array((names.length + 1) * count)
  const bias = names.length * count
  const state = { mean: new Float64Array(weights.length), square: new Float64Array(weights.length) }
  const shrinkage = shrinkageOf(rows.length)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight, at) => (at < bias ? shrinkage * weight : 0))
    for (const [at, row] of rows.entries())
      addSlope(row, { expected: treatments.indexOf(own[at]?.treatment ?? 'cita'), count, weights, slope, bias, share: 1 / rows.length })
    descend(weights, slope, state, round)
  }
  const at = (feature: number): number[] => [...weights.slice(feature * count, (feature + 1) * count)]
  return { treatments, bias: at(names.length), weights: new Map(names.map((name, feature) => [name, at(feature)])) }
}

function featuresOf({ text, citation }: TreatmentExample, isOpinion: boolean): WordFeatures {
  const section: ReadSection = { kind: isOpinion ? 'texto' : 'considerando', title: '', paragraphs: [{ anchor: 'p1', text }] }
  const [reading = null] = readByRules(section, [{ anchor: 'p1', ...citation }], isOpinion)
  return featuresAround(foldSameLength(text), { sentences: splitSentences(text), citation, reading })
}

interface Row {
  readonly features: Int32Array
  readonly strengths: Float64Array
}

function rowOf(features: WordFeatures, index: ReadonlyMap<string, number>): Row {
  const known = scaled(features, (name) => index.has(name))
  return {
    features: Int32Array.from(known, ([name]) => index.get(name) ?? 0),
    strengths: Float64Array.from(known, ([, strength]) => strength),
  }
}

function frequentNames(read: readonly WordFeatures[]): string[] {
  const counts = new Map<string, number>()
  for (const block of read.flat()) for (const name of block.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= minExamples).map(([name]) => name)
}

interface Slope {
  readonly expected: number
  /** Treatments. */
  readonly count: number
  readonly weights: Float64Array
  readonly slope: Float64Array
  readonly bias: number
  readonly share: number
}

/** Adds what one example pulls at the weights. */
function addSlope({ features, strengths }: Row, { expected, count, weights, slope, bias, share }: Slope): void {
  const scores = Array.from({ length: count }, (_, one) => weights[bias + one] ?? 0)
  for (const [at, feature] of features.entries())
    for (let one = 0; one < count; one += 1) scores[one] = (scores[one] ?? 0) + (weights[feature * count + one] ?? 0) * (strengths[at] ?? 0)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  const errors = powers.map((power, one) => (power / sum - (one === expected ? 1 : 0)) * share)
  for (const [one, error] of errors.entries()) slope[bias + one] = (slope[bias + one] ?? 0) + error
  for (const [at, feature] of features.entries())
    for (let one = 0; one < count; one += 1)
      slope[feature * count + one] = (slope[feature * count + one] ?? 0) + (errors[one] ?? 0) * (strengths[at] ?? 0)
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

if (import.meta.main) {
  const examples = readExamples()
  writeFileSync(courtModelFile, formatModel(trainWordModel(examples, false)))
  writeFileSync(opinionModelFile, formatModel(trainWordModel(examples, true)))
}
