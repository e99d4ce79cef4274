import type { RulingFactsView } from '@basejuris/contract'
import { docketLabel } from '../../../format/docket-labels.ts'

/** What a reference manager wants to know of a ruling. */
export interface CitableRuling {
  readonly docId: string
  readonly caption: string
  /** With its chamber. */
  readonly court: string
  /** «rol N° 12.345-2020», «RIT O-364-2020»; null when it has no number. */
  readonly docket: string | null
  /** `yyyy-mm-dd`. */
  readonly decidedOn: string | null
  readonly subjects: readonly string[]
  readonly fictional: boolean
}

export const citableRuling = (facts: RulingFactsView): CitableRuling => ({
  docId: facts.docId,
  caption: facts.caratulado,
  court: facts.sala === null ? facts.tribunal : `${facts.tribunal}, ${facts.sala}`,
  docket: docketOf(facts),
  decidedOn: facts.fechaSentencia,
  subjects: facts.materias,
  fictional: facts.ficticia,
})

function docketOf({ rol, rit }: Pick<RulingFactsView, 'rol' | 'rit'>): string | null {
  if (rit !== null && (rol === null || rit === rol)) return `RIT ${rit}`
  return rol === null ? null : docketLabel(rol)
}

/** Nobody should keep a ruling that does not exist among those that do without being told. */
export const fictionalNote = 'Sentencia ficticia de demostración: no existe ni puede citarse.'
