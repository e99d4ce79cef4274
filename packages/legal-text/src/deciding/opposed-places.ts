import type { DecidedPlace } from './decided-place.ts'

/**
 * Whether a kind of proceeding is one of first instance. Opposite decisions on an article are there mostly of different facts: a breach that
 * was proved, and one that was not.
 */
export function isFirstInstance(kind: string): boolean {
  return !/^(?:corte_|tribunal_constitucional|contraloria)/u.test(kind)
}

/** Whether two decisions favour opposite sides on one place of an article. A guarantee is one question only within its kind, which names its subject. */
export function areOpposed(one: DecidedPlace, other: DecidedPlace): boolean {
  if (one.article !== other.article || one.place !== other.place || one.favoured === other.favoured) return false
  return !one.article.startsWith('CPR:') || one.kind === other.kind
}
