import type { CollectionId, Outcome } from '@basejuris/domain'
import { foldText } from './fold-text.ts'

export interface OutcomeSource {
  /** The source's own wording, null when it gives none. */
  readonly wording: string | null
  /** Text of the resolutive part, null when it was not found. */
  readonly dispositive: string | null
  readonly collection: CollectionId
}

const byWording: readonly (readonly [RegExp, Outcome])[] = [
  [/inadmisible|no ha lugar a tramitar/u, 'inadmisible'],
  [/desisti/u, 'desistido'],
  [/abandon/u, 'abandonado'],
  [/rechaz/u, 'rechaza'],
  [/confirm/u, 'confirma'],
  [/revoc/u, 'revoca'],
  [/parcial|en parte/u, 'acoge_parcial'],
  [/acog/u, 'acoge'],
  [/absol|abolut/u, 'absuelve'],
  [/conden/u, 'condena'],
]

/** Normalised outcome and the source's wording; `sin_dato` when neither tells. */
export const parseOutcome = ({ wording }: OutcomeSource): { outcome: Outcome; wording: string | null } => {
  const trimmed = wording?.trim() ?? ''
  if (trimmed === '') return { outcome: 'sin_dato', wording: null }
  const folded = foldText(trimmed)
  return { outcome: byWording.find(([pattern]) => pattern.test(folded))?.[1] ?? 'otro', wording: trimmed }
}
