import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Treatment } from '@basejuris/domain'
import { parseSoftmaxModel, type SoftmaxModel, softmax } from '../../softmax/softmax-model.ts'
import type { WordFeatures } from './word-features.ts'

/** What courts do with a ruling that they cite, and what the Contraloría does with its opinions. */
export const courtTreatments = ['se_aparta', 'distingue', 'sigue', 'cita'] as const satisfies readonly Treatment[]
export const opinionTreatments = ['aplica', 'complementa', 'reconsidera', 'deja_sin_efecto', 'cita'] as const satisfies readonly Treatment[]

/** A softmax regression over treatments. */
export type WordModel = SoftmaxModel<Treatment>

/** Length to which each block of features of a citation is scaled. */
const blockLength = 5
export const courtModelFile = join(import.meta.dirname, 'court-model.tsv')
export const opinionModelFile = join(import.meta.dirname, 'opinion-model.tsv')

const stored = new Map<string, WordModel>()

/** The model of courts, or that of the Contraloría. */
export function storedModel(isOpinion: boolean): WordModel {
  const file = isOpinion ? opinionModelFile : courtModelFile
  const model = stored.get(file) ?? parseSoftmaxModel<Treatment>(readFileSync(file, 'utf8'))
  stored.set(file, model)
  return model
}

/** Features that the model knows, each block scaled to one length. */
export function scaled(features: WordFeatures<string>, isKnown: (name: string) => boolean): [string, number][] {
  return features.flatMap((block) => {
    const known = [...block].filter(([name]) => isKnown(name))
    const length = Math.hypot(...known.map(([, strength]) => strength)) || 1
    return known.map(([name, strength]): [string, number] => [name, (strength * blockLength) / length])
  })
}

/** Probabilities of the model's treatments, in their order, by the weights of features: as of `scaled`, in one pass over each block. */
export function probabilities(features: WordFeatures<readonly number[]>, model: WordModel): number[] {
  const scores = [...model.bias]
  for (const block of features) {
    const sums = scores.map(() => 0)
    let square = 0
    for (const [weights, strength] of block) {
      square += strength * strength
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0) * strength
    }
    const scale = blockLength / (Math.sqrt(square) || 1)
    for (const [at, sum] of sums.entries()) scores[at] = (scores[at] ?? 0) + sum * scale
  }
  return softmax(scores)
}
