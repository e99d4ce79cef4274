import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LogisticModel, likelihoodBy, parseLogisticModel } from '@basejuris/legal-text'
import type { Agreement } from './field-agreement.ts'
import type { SpokenEvidence } from './spoken-evidence.ts'

/** What the model of likelihood reads of a ruling, each a number from -1 to 8 and mostly from 0 to 1. */
export const likelySigns = [
  'relevance',
  'isOnTopic',
  'isOfAnotherField',
  'together',
  'hasKind',
  'hasPoint',
  'hasCondition',
  'isOwnStory',
  'standsOut',
  'leads',
  'demands',
  'touched',
  'touchedOfOwnStory',
  'relevanceForOwnStory',
  'mentioned',
  'mentionedAhead',
  'best',
  'bestAhead',
  'worth',
  'sentences',
] as const
export type LikelySigns = Readonly<Record<(typeof likelySigns)[number], number>>

/** What each sign adds to the logit that a ruling answers. */
export type LikelyModel = LogisticModel<keyof LikelySigns>

export const modelFile = join(import.meta.dirname, 'likely-model.tsv')

/** Signs that a ruling answers, of those by which it is graded. */
export interface GradingSigns {
  readonly topic: Agreement
  readonly field: Agreement
  readonly relevance: number
  readonly together: number
  readonly hasKind: boolean
  readonly hasPoint: boolean
  readonly hasCondition: boolean
  readonly isOwnStory: boolean
  readonly standsOut: boolean
  readonly leads: object | null
  readonly demands: number
  readonly touched: number
}

/** The signs of one ruling as numbers. */
export function likelySignsOf(signs: GradingSigns, evidence: SpokenEvidence): LikelySigns {
  const { relevance, topic, field, together, hasKind, hasPoint, hasCondition, isOwnStory, standsOut, leads, demands, touched } = signs
  return {
    relevance,
    isOnTopic: Number(topic === 'agrees'),
    isOfAnotherField: Number(field === 'differs'),
    together,
    hasKind: Number(hasKind),
    hasPoint: Number(hasPoint),
    hasCondition: Number(hasCondition),
    isOwnStory: Number(isOwnStory),
    standsOut: Number(standsOut),
    leads: Number(leads !== null),
    demands,
    touched,
    touchedOfOwnStory: isOwnStory ? touched : 0,
    relevanceForOwnStory: isOwnStory ? relevance : 0,
    ...evidence,
    sentences: Math.log(evidence.sentences + 1),
  }
}

export function parseLikelyModel(file: string): LikelyModel {
  return parseLogisticModel(likelySigns, file)
}

let stored: LikelyModel | null = null
const storedModel = (): LikelyModel => {
  stored ??= parseLikelyModel(readFileSync(modelFile, 'utf8'))
  return stored
}

/** How likely a ruling of these signs answers, from 0 to 1. */
export function likelihoodOf(signs: LikelySigns, model: LikelyModel = storedModel()): number {
  return likelihoodBy(likelySigns, model, signs)
}
