import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Treatment } from '@basejuris/domain'
import { foldSameLength } from '../../analysis/fold-text.ts'
import { splitSentences } from '../../analysis/split-sentences.ts'
import { fitSoftmax } from '../../softmax/fit-softmax.ts'
import { formatSoftmaxModel } from '../../softmax/softmax-model.ts'
import type { ReadSection } from '../../speaker/voice.ts'
import { readByRules } from '../read-by-rules.ts'
import { everyFeature } from './known-features.ts'
import { featuresAround, type WordFeatures } from './word-features.ts'
import { courtModelFile, courtTreatments, opinionModelFile, opinionTreatments, scaled, type WordModel } from './word-model.ts'

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
/** As a penalty of 1 on the squared weights and of 0.2 on each example. */
const shrinkageOf = (examples: number): number => 5 / examples

/** Fits the weights of some treatments to the examples of their office. The same examples give the same weights. */
export function trainWordModel(examples: readonly TreatmentExample[], isOpinion: boolean): WordModel {
  const treatments: readonly Treatment[] = isOpinion ? opinionTreatments : courtTreatments
  const own = examples.filter(({ office, treatment }) => (office === 'contraloria') === isOpinion && treatments.includes(treatment))
  const read = own.map((example) => featuresOf(example, isOpinion))
  const names = frequentNames(read)
  const known = new Set(names)
  const rows = read.map((features, at) => ({
    features: scaled(features, (name) => known.has(name)),
    expected: own[at]?.treatment ?? 'cita',
  }))
  return fitSoftmax(rows, { classes: treatments, names, shrinkage: shrinkageOf(rows.length) })
}

function featuresOf({ text, citation }: TreatmentExample, isOpinion: boolean): WordFeatures<string> {
  const section: ReadSection = { kind: isOpinion ? 'texto' : 'considerando', title: '', paragraphs: [{ anchor: 'p1', text }] }
  const [reading = null] = readByRules(section, [{ anchor: 'p1', ...citation }], { isOpinion })
  return featuresAround(foldSameLength(text), { sentences: splitSentences(text), citation, reading }, everyFeature)
}

function frequentNames(read: readonly WordFeatures<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const block of read.flat()) for (const name of block.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= minExamples).map(([name]) => name)
}

if (import.meta.main) {
  const examples = readExamples()
  writeFileSync(courtModelFile, formatSoftmaxModel(trainWordModel(examples, false)))
  writeFileSync(opinionModelFile, formatSoftmaxModel(trainWordModel(examples, true)))
}
