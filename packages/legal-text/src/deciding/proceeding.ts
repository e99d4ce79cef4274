import type { CollectionId, Ruling } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'

/** What the court had before it: a case of its own, a constitutional action, a recourse against another's decision, or a complaint on which it gives its opinion. */
export type ProceedingStage = 'instance' | 'action' | 'review' | 'opinion'

export interface Proceeding {
  /** Rulings of one kind are comparable: the same court level and the same sort of case or recourse. */
  readonly kind: string
  readonly stage: ProceedingStage
}

type CaseFacts = Pick<Ruling, 'collection' | 'appealType' | 'subjects'>

/** Collections of the same courts. Every other collection is a level of its own. */
const levels: Readonly<Partial<Record<CollectionId, CollectionId>>> = {
  salud_corte_suprema: 'corte_suprema',
  salud_corte_de_apelaciones: 'corte_de_apelaciones',
}

const isAction = /proteccion|amparo|ilegalidad|reclamacion|inaplicabilidad|inconstitucionalidad/u
/** Sorts of labour cases in which the worker is not the claimant, or the question is another. */
const labourSorts: readonly (readonly [RegExp, string])[] = [
  [/multa|reclam(?:o|acion) (?:judicial|administrativ)/u, 'multa'],
  [/desafuero/u, 'desafuero'],
  [/antisindical|desleal/u, 'sindical'],
  [/indirecto|autodespido/u, 'indirecto'],
  [/tutela|derechos fundamentales/u, 'tutela'],
]

/** «Migración (protección)»: a subject before the action that it is brought by. On folded text. */
const subjectWithAction = /^(?!.*\b(?:apelacion|casacion|nulidad|queja)\b)[^(]+\((?<action>[^()]*\b(?:proteccion|amparo)\b[^()]*)\)\s*$/u

/** Null for criminal trials: an acquittal rests on the evidence, whatever the offence. */
export function proceedingOf({ collection, appealType, subjects }: CaseFacts): Proceeding | null {
  if (collection === 'penal') return null
  const level = levels[collection] ?? collection
  const written = foldText(appealType ?? '')
  const appeal = (subjectWithAction.exec(written)?.groups?.['action'] ?? written).replace(/[^a-z]+/gu, ' ').trim()
  if (level === 'corte_suprema' || level === 'corte_de_apelaciones') {
    if (appeal === '') return null
    const stage = isAction.test(appeal) && !appeal.includes('apelacion') ? 'action' : 'review'
    return { kind: `${level} ${appeal}`, stage }
  }
  if (level === 'laboral') {
    const named = foldText([...subjects, appealType ?? ''].join(' '))
    const sort = labourSorts.find(([pattern]) => pattern.test(named))?.[1] ?? ''
    return { kind: `${level} ${sort}`.trim(), stage: 'instance' }
  }
  return { kind: `${level} ${appeal}`.trim(), stage: stageOf(level) }
}

/** Somebody asks, and nobody is there who resists. */
export function isVoluntary(kind: string): boolean {
  return /\bvoluntario\b/u.test(kind)
}

const stageOf = (level: CollectionId): ProceedingStage => {
  if (level === 'contraloria') return 'opinion'
  return level === 'tribunal_constitucional' ? 'action' : 'instance'
}
