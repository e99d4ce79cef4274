import type { CollectionId, Outcome } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'
import { criminalVerdicts } from './criminal-verdicts.ts'
import { type DecisionClause, dispositiveClauses } from './dispositive-acts.ts'
import { executionDefences, isExecutionContinued } from './execution-suit.ts'
import { actsOfWording, type DecisionAct } from './wording-acts.ts'

export interface OutcomeSource {
  /** The source's own wording, null when it gives none. */
  readonly wording: string | null
  /** Text of the resolutive part, null when it was not found. */
  readonly dispositive: string | null
  readonly collection: CollectionId
}

/** Wordings that report a ruling without its outcome. */
const saysNothing = /^(?:de fallo|sentencia de reemplazo|sentencia|fallad[ao]|con sentencia|terminad[ao]|sin informacion)\b/u

const first = (acts: ReadonlySet<DecisionAct>, order: readonly DecisionAct[]): DecisionAct | null =>
  order.find((act) => acts.has(act)) ?? null

/** One outcome for several acts: an act on the appealed decision outweighs a recourse that failed beside it. */
const weigh = (list: readonly DecisionAct[]): Outcome | null => {
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

const reviews: ReadonlySet<CollectionId> = new Set([
  'corte_suprema',
  'corte_de_apelaciones',
  'salud_corte_suprema',
  'salud_corte_de_apelaciones',
])
const trial = new Set<DecisionAct>(['condena', 'absuelve'])
const claims = new Set<DecisionAct>(['acoge', 'acoge_parcial', 'rechaza', 'inadmisible', 'desistido', 'abandonado'])
const granting = new Set<DecisionAct>(['acoge', 'acoge_parcial'])

/** The clauses that count: on claims where there are any, else on petitions, else on defences. A counterclaim counts only when alone. */
const principal = (clauses: readonly DecisionClause[]): DecisionClause[] => {
  const ranks = ['claim', 'minor', 'defence'] as const
  const rank = ranks.find((target) => clauses.some((clause) => clause.target === target))
  const own = clauses.filter(({ target }) => target === rank || target === null)
  const main = own.filter(({ object }) => object?.endsWith('reconvencional') !== true)
  return main.some(({ target }) => target !== null) ? main : own
}

/** «se declara la nulidad del contrato» and «se condena a la demandada a pagar la suma de», beside a claim that was rejected. */
const paysNevertheless =
  /\bse condena (?:a )?(?:la parte |el |la |al )?demandad[oa]s?\b(?! reconvencional)[^.;]{0,80}\b(?:pago de|pagar|restituir|devolver)\b[^.;]{0,60}(?:\$|\bsumas?\b|\bcantidad\b)/u
/** A petition that nobody opposes is granted by what it asks for. */
const authorizes = /\bse autoriza (?:a (?:don|doña|la|los|las|el)|al) /u

/** In first instance, granting part of one claim and rejecting the rest is granting in part. For two claims it is mixed. */
const weighFirstInstance = (clauses: readonly DecisionClause[], folded = ''): Outcome | null => {
  const decided = principal(clauses).filter(({ act }) => !trial.has(act) && act !== 'otro')
  const granted = decided.filter(({ act }) => granting.has(act))
  const rejected = decided.filter(({ act }) => act === 'rechaza')
  const pays = clauses.some(({ act }) => act === 'condena')
  if (granted.length === 0 && rejected.length > 0 && rejected.every(({ ofRest, object }) => ofRest && object !== 'excepcion') && pays)
    return 'acoge_parcial'
  if (granted.length === 0 && rejected.some(({ target }) => target === 'claim') && paysNevertheless.test(folded)) return 'mixto'
  if (granted.length > 0 && rejected.length > 0) {
    const sameClaim = rejected.every((no) => no.ofRest || no.object === null || granted.some((yes) => yes.object === no.object))
    return sameClaim ? 'acoge_parcial' : 'mixto'
  }
  return weigh(decided.map(({ act }) => act).filter((act) => claims.has(act))) ?? (pays ? 'acoge' : null)
}

/**
 * The outcome of the claim of an execution suit, from what was decided on the defences. It is granted where all fail, and in part where the
 * execution goes on for the rest.
 */
const weighExecution = (defences: readonly DecisionClause[], clauses: readonly DecisionClause[], folded: string): Outcome | null => {
  const outcome = weighFirstInstance(defences)
  if (outcome === 'rechaza') return 'acoge'
  if (outcome !== 'acoge' && outcome !== 'acoge_parcial' && outcome !== 'mixto') return outcome
  const inPart = defences.some(({ act }) => act === 'acoge_parcial') || clauses.some(({ act, ofRest }) => act === 'rechaza' && ofRest)
  return inPart || isExecutionContinued(folded) ? 'acoge_parcial' : 'rechaza'
}

const fromDispositive = (text: string, collection: CollectionId): Outcome | null => {
  const verdict = collection === 'penal' ? weigh([...criminalVerdicts(text)]) : null
  if (verdict !== null) return verdict
  const clauses = dispositiveClauses(text)
  if (clauses.length === 0) return null
  const other = clauses.some(({ act }) => act === 'otro') ? 'otro' : null
  if (collection === 'contraloria') return weigh(clauses.filter(({ act }) => act !== 'otro').map(({ act }) => act))
  if (collection === 'penal') return other
  if (!reviews.has(collection)) {
    const folded = foldText(text)
    const defences = executionDefences(folded, clauses)
    if (defences !== null) return weighExecution(defences, clauses, folded)
    return weighFirstInstance(clauses, folded) ?? (authorizes.test(folded) ? 'acoge' : other)
  }
  const acts = principal(clauses).map(({ act }) => act)
  const ofTrial = ofAccused.test(foldText(text)) ? weigh(acts.filter((act) => trial.has(act))) : null
  return weigh(acts.filter((act) => !trial.has(act) && act !== 'otro')) ?? ofTrial ?? other
}

/** A court that annulled a criminal ruling decides in its stead. */
const ofAccused =
  /\bse (?:le )?(?:condena|absuelve) (?:a |al |a la |a los )[^.;]{0,160}\b(?:acusad|imputad|sentenciad|autor(?:a|es)? del?|como autor)/u

/**
 * The outcome of a ruling from the source's wording or, where that is missing or says nothing, from the resolutive part.
 * `sin_dato` when neither gives one, `otro` when the wording is of another kind. A source calls a criminal ruling a conviction that
 * acquits of another charge, or another of the accused: that is mixed. The wording is returned trimmed.
 */
export function parseOutcome({ wording, dispositive, collection }: OutcomeSource): { outcome: Outcome; wording: string | null } {
  const trimmedWording = wording?.trim() ?? ''
  const decided = dispositive === null ? null : fromDispositive(dispositive, collection)
  if (trimmedWording === '') return { outcome: decided ?? 'sin_dato', wording: null }
  if (saysNothing.test(foldText(trimmedWording)) && !/conden|absol|abolut|absuel/u.test(foldText(trimmedWording)))
    return { outcome: decided ?? 'otro', wording: trimmedWording }
  const worded = weigh(actsOfWording(trimmedWording)) ?? 'otro'
  const isMixed =
    collection === 'penal' && trial.has(worded as DecisionAct) && dispositive !== null && criminalVerdicts(dispositive).size > 1
  return { outcome: isMixed ? 'mixto' : worded, wording: trimmedWording }
}
