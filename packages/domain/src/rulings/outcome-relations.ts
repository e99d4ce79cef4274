import type { Outcome } from './outcomes.ts'

const granting: readonly Outcome[] = ['acoge', 'acoge_parcial', 'casa', 'anula', 'unifica']
const denying: readonly Outcome[] = ['rechaza']

/**
 * Opposite outcomes: granted and denied, convicted and acquitted, reversed and upheld. Outcomes that take no side have none. An
 * inadmissible request was not decided. A ruling that upholds or reverses says nothing here about granting or denying.
 */
export function oppositeOutcomes(outcome: Outcome): readonly Outcome[] {
  if (granting.includes(outcome)) return denying
  if (denying.includes(outcome)) return granting
  return opposites[outcome] ?? []
}

const opposites: Readonly<Partial<Record<Outcome, readonly Outcome[]>>> = {
  condena: ['absuelve'],
  absuelve: ['condena'],
  revoca: ['confirma'],
  confirma: ['revoca'],
}

const undoing: readonly Outcome[] = ['acoge', 'revoca', 'casa', 'anula', 'unifica']

/** Whether a ruling with this outcome leaves the ruling it reviews without effect. */
export function undoesReviewed(outcome: Outcome): boolean {
  return undoing.includes(outcome)
}
