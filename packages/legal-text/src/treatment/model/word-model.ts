import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Treatment } from '@basejuris/domain'
import type { WordFeatures } from './word-features.ts'

/** What courts do with a ruling that they cite, and what the Contraloría does with its opinions. */
export const courtTreatments = ['se_aparta', 'distingue', 'sigue', 'cita'] as const satisfies readonly Treatment[]
export const opinionTreatments = ['aplica', 'complementa', 'reconsidera', 'deja_sin_efecto', 'cita'] as const satisfies readonly Treatment[]

/** A softmax regression: weights by feature, and those of no feature, in the order of the treatments. */
export interface WordModel {
  readonly treatments: readonly Treatment[]
  readonly bias: readonly number[]
  readonly weights: ReadonlyMap<string, readonly number[]>
}

/** Length to which each block of features of a citation is scaled. */
const blockLength = 5
const biasName = 'bias'
const headName = 'treatments'
/** Weights are stored as whole hundredths. */
const storedPrecision = 100
/** A feature none of whose stored weights is as large is left out. */
const minStored = 3
export const courtModelFile = join(import.meta.dirname, 'court-model.tsv')
export const opinionModelFile = join(import.meta.dirname, 'opinion-model.tsv')

/** The file of a model: a line of treatments, one of the bias, and «feature, its weights» in each other. */
export function parseModel(file: string): WordModel {
  const [head = '', first = '', ...lines] = file.trim().split('\n')
  const weightsOf = (stored: readonly string[]): number[] => stored.map((value) => Number(value) / storedPrecision)
  const weights = new Map(
    lines.map((line): [string, number[]] => {
      const [name = '', ...stored] = line.split('\t')
      return [name, weightsOf(stored)]
    }),
  )
  return { treatments: head.split('\t').slice(1) as Treatment[], bias: weightsOf(first.split('\t').slice(1)), weights }
}

/** The file of a model; features that hardly weigh are left out. */
export function formatModel({ treatments, bias, weights }: WordModel): string {
  const line = (name: string, scores: readonly number[]): string =>
    [name, ...scores.map((score) => Math.round(score * storedPrecision))].join('\t')
  const heavy = [...weights].filter(([, scores]) => scores.some((score) => Math.abs(score) * storedPrecision >= minStored))
  return `${[[headName, ...treatments].join('\t'), line(biasName, bias), ...heavy.map(([name, scores]) => line(name, scores)).sort()].join('\n')}\n`
}

const stored = new Map<string, WordModel>()

/** The model of courts, or that of the Contraloría. */
export function storedModel(isOpinion: boolean): WordModel {
  const file = isOpinion ? opinionModelFile : courtModelFile
  const model = stored.get(file) ?? parseModel(readFileSync(file, 'utf8'))
  stored.set(file, model)
  return model
}

/** Features that the model knows, each block scaled to one length. */
export function scaled(features: WordFeatures, isKnown: (name: string) => boolean): [string, number][] {
  return features.flatMap((block) => {
    const known = [...block].filter(([name]) => isKnown(name))
    const length = Math.hypot(...known.map(([, strength]) => strength)) || 1
    return known.map(([name, strength]): [string, number] => [name, (strength * blockLength) / length])
  })
}

/** Probabilities of the model's treatments, in their order: as of `scaled`, in one pass over each block. */
export function probabilities(features: WordFeatures, model: WordModel): number[] {
  const scores = [...model.bias]
  for (const block of features) {
    const sums = scores.map(() => 0)
    let square = 0
    for (const [name, strength] of block) {
      const weights = model.weights.get(name)
      if (weights === undefined) continue
      square += strength * strength
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0) * strength
    }
    const scale = blockLength / (Math.sqrt(square) || 1)
    for (const [at, sum] of sums.entries()) scores[at] = (scores[at] ?? 0) + sum * scale
  }
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
