import type { Outcome } from './outcomes.ts'

const granting: readonly Outcome[] = ['acoge', 'acoge_parcial', 'casa', 'anula', 'unifica']
const denying: readonly Outcome[] = ['rechaza']

/**
 * Outcomes that go the other way: what is asked for granted or denied, convicted or acquitted, a ruling reversed or upheld. None for an outcome that
 * takes no side: an inadmissible request was not decided, and who upholds or reverses grants or denies as the ruling below did not say here.
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

/** Whether a ruling that reviews another and decides so leaves it without effect. */
export function undoesReviewed(outcome: Outcome): boolean {
  return undoing.includes(outcome)
}
