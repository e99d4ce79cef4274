import type { PetitionStatus } from '@basejuris/contract'
import { trialDays } from '@basejuris/domain/limits'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'

export interface PetitionSummary {
  readonly state: string
  readonly detail: string
  readonly blocked: boolean
}

/** Text on the petitions of a trial user; null when they are not counted. */
export function petitionSummary({ ilimitado, restantes, asignacion, hasta, motivo, conserva }: PetitionStatus): PetitionSummary | null {
  if (ilimitado) return null
  if (motivo !== null) return { state: motivo, detail: conserva ?? '', blocked: true }
  const until = hasta === null ? `El plazo de ${trialDays} días empieza con la primera.` : `Hasta el ${formatDate(hasta)}.`
  return {
    state: `${restantes === 1 ? 'Queda 1' : `Quedan ${formatCount(restantes)}`} de ${formatCount(asignacion)}`,
    detail: until,
    blocked: false,
  }
}
