import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LogisticModel, likelihoodBy, parseLogisticModel } from '@basejuris/legal-text'
import { type SentenceSigns, sentenceSigns } from './sentence-signs.ts'

/** What each sign adds to the logit that a sentence holds a part of the answer. */
export type WorthModel = LogisticModel<keyof SentenceSigns>

export const modelFile = join(import.meta.dirname, 'worth-model.tsv')

export function parseWorthModel(file: string): WorthModel {
  return parseLogisticModel(sentenceSigns, file)
}

let stored: WorthModel | null = null
const storedModel = (): WorthModel => {
  stored ??= parseWorthModel(readFileSync(modelFile, 'utf8'))
  return stored
}

/** How likely a sentence of these signs holds a part of the answer, from 0 to 1. */
export function worthOf(signs: SentenceSigns, model: WorthModel = storedModel()): number {
  return likelihoodBy(sentenceSigns, model, signs)
}
