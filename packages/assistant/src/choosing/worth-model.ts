import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SentenceSigns, sentenceSigns } from './sentence-signs.ts'

/** What each sign adds to the logit that a sentence holds a part of the answer. */
export interface WorthModel {
  readonly bias: number
  readonly weights: SentenceSigns
}

export const biasName = 'bias'
export const modelFile = join(import.meta.dirname, 'worth-model.tsv')

/** The file of a model: «sign, weight» a line, the first of them the bias. A sign that it does not name weighs nothing. */
export function parseWorthModel(file: string): WorthModel {
  const weights = new Map(
    file
      .trim()
      .split('\n')
      .map((line): [string, number] => {
        const [name = '', weight] = line.split('\t')
        return [name, Number(weight)]
      }),
  )
  const entries = sentenceSigns.map((sign) => [sign, weights.get(sign) ?? 0])
  return { bias: weights.get(biasName) ?? 0, weights: Object.fromEntries(entries) as SentenceSigns }
}

let stored: WorthModel | null = null
const storedModel = (): WorthModel => {
  stored ??= parseWorthModel(readFileSync(modelFile, 'utf8'))
  return stored
}

/** How likely a sentence of these signs holds a part of the answer, from 0 to 1. */
export function worthOf(signs: SentenceSigns, { bias, weights }: WorthModel = storedModel()): number {
  return 1 / (1 + Math.exp(-sentenceSigns.reduce((sum, sign) => sum + weights[sign] * signs[sign], bias)))
}
