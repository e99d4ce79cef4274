import type { Side } from './sides.ts'

interface PartyNames {
  readonly claimant: string
  readonly respondent: string
  /** What the claimant did, where the court decides for the first time. */
  readonly asks: string
}

const litigants: PartyNames = { claimant: 'la parte demandante', respondent: 'la parte demandada', asks: 'demandó' }
/** By the beginning of the kind of proceeding; the first that fits. */
const names: readonly (readonly [RegExp, PartyNames])[] = [
  [/^laboral(?: indirecto| tutela)?$/u, { claimant: 'el trabajador', respondent: 'el empleador', asks: 'demandó' }],
  [/^laboral desafuero$/u, { claimant: 'el empleador', respondent: 'el trabajador', asks: 'demandó' }],
  [/^laboral multa$/u, { claimant: 'la empresa', respondent: 'la autoridad laboral', asks: 'reclamó' }],
  [
    /^(?:corte_de_apelaciones|corte_suprema) .*amparo/u,
    { claimant: 'el amparado', respondent: 'la autoridad recurrida', asks: 'recurrió' },
  ],
  [
    /^(?:corte_de_apelaciones|corte_suprema) .*(?:proteccion)/u,
    { claimant: 'el recurrente', respondent: 'el recurrido', asks: 'recurrió' },
  ],
  [/\b(?:penal|crimen)\b/u, { claimant: 'la parte acusadora', respondent: 'la defensa', asks: 'recurrió' }],
  [/violencia intrafamiliar/u, { claimant: 'la parte denunciante', respondent: 'la parte denunciada', asks: 'denunció' }],
  [/\bvoluntario\b/u, { claimant: 'quien lo solicita', respondent: 'quien se opone', asks: 'solicitó' }],
  [/propiedad industrial/u, { claimant: 'la parte solicitante', respondent: 'la autoridad o quien se opuso', asks: 'solicitó' }],
  [/^tribunal_constitucional/u, { claimant: 'la parte requirente', respondent: 'la parte requerida', asks: 'requirió' }],
  [/^administrativo|ilegalidad|reclamacion/u, { claimant: 'la parte reclamante', respondent: 'la parte reclamada', asks: 'reclamó' }],
]

const namesOf = (kind: string): PartyNames => names.find(([pattern]) => pattern.test(kind))?.[1] ?? litigants

/** Where the text of a ruling names no demandante and no demandado. */
const others: Readonly<Record<Side, string>> = { claimant: 'la parte que accionó', respondent: 'la parte contraria' }
const namesLitigants = /demanda(?:nte|d[oa])/iu

/** With its article: «el trabajador». Neutral where neither the kind of proceeding nor the text says more. */
export function partyName(kind: string, side: Side, texts: readonly string[] | null = null): string {
  const named = namesOf(kind)
  return named === litigants && texts !== null && !texts.some((text) => namesLitigants.test(text)) ? others[side] : named[side]
}

/** «demandó», «recurrió», «apeló». */
export function appealVerb(kind: string): string {
  if (/ (?:.* )?apelacion/u.test(kind)) return 'apeló'
  return /\b(?:nulidad|casacion|unificacion|queja|hecho|revision)\b/u.test(kind) ? 'recurrió' : namesOf(kind).asks
}
