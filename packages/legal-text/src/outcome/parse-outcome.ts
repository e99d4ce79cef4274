import type { CollectionId, Outcome } from '@basejuris/domain'
import { foldText } from '../fold-text.ts'
import { type Act, actsOfDispositive, actsOfWording } from './decision-acts.ts'

export interface OutcomeSource {
  /** The source's own wording, null when it gives none. */
  readonly wording: string | null
  /** Text of the resolutive part, null when it was not found. */
  readonly dispositive: string | null
  readonly collection: CollectionId
}

/** Wordings that say a ruling was given without saying what it decides. */
const saysNothing = /^(?:de fallo|sentencia de reemplazo|sentencia|fallad[ao]|con sentencia|terminad[ao]|sin informacion)\b/u

const first = (acts: ReadonlySet<Act>, order: readonly Act[]): Act | null => order.find((act) => acts.has(act)) ?? null

/** One outcome for several acts: what reaches the appealed decision outweighs a recourse that failed beside it. */
const weigh = (list: readonly Act[]): Outcome | null => {
  const acts = new Set(list)
  if (acts.size === 0) return null
  if (acts.size === 1) return first(acts, list)
  if (acts.has('condena') && acts.has('absuelve')) return 'mixto'
  if (acts.has('confirma') && acts.has('revoca')) return 'mixto'
  const effect = first(acts, ['unifica', 'casa', 'anula'])
  if (effect !== null) return effect
  const appealed = first(acts, ['revoca', 'confirma'])
  if (appealed !== null) return acts.has('acoge') && appealed === 'confirma' ? 'mixto' : appealed
  if (acts.has('acoge_parcial')) return 'acoge_parcial'
  if (acts.has('acoge') && acts.has('rechaza')) return 'mixto'
  return first(acts, ['acoge', 'rechaza', 'inadmisible', 'desistido', 'abandonado', 'absuelve', 'condena'])
}

const penal: ReadonlySet<CollectionId> = new Set(['penal'])
const reviews: ReadonlySet<CollectionId> = new Set([
  'corte_suprema',
  'corte_de_apelaciones',
  'salud_corte_suprema',
  'salud_corte_de_apelaciones',
])
const claims = new Set<Act>(['acoge', 'acoge_parcial', 'rechaza', 'inadmisible', 'desistido', 'abandonado'])

/** Acts that count in a court: a criminal court convicts and acquits, a court of first instance grants and rejects, a court of review does the rest. */
const ofCourt = (acts: readonly Act[], collection: CollectionId): Act[] => {
  if (penal.has(collection)) return acts.filter((act) => act === 'condena' || act === 'absuelve')
  if (reviews.has(collection)) return acts.filter((act) => act !== 'condena' && act !== 'absuelve')
  return acts.filter((act) => claims.has(act))
}

const fromDispositive = (text: string, collection: CollectionId): Outcome | null => {
  if (collection === 'contraloria') return null
  return weigh(ofCourt(actsOfDispositive(text), collection))
}

/**
 * The outcome of a ruling, from the source's free wording and, where there is none or it says nothing, from the resolutive part.
 * `sin_dato` when neither tells, `otro` when the wording is of another kind. The wording is kept as given, trimmed.
 */
export const parseOutcome = ({ wording, dispositive, collection }: OutcomeSource): { outcome: Outcome; wording: string | null } => {
  const given = wording?.trim() ?? ''
  const decided = dispositive === null ? null : fromDispositive(dispositive, collection)
  if (given === '') return { outcome: decided ?? 'sin_dato', wording: null }
  if (saysNothing.test(foldText(given)) && !/conden|absol|abolut|absuel/u.test(foldText(given)))
    return { outcome: decided ?? 'otro', wording: given }
  return { outcome: weigh(actsOfWording(given)) ?? 'otro', wording: given }
}
