import type { Outcome } from './outcomes.ts'

const granting: readonly Outcome[] = ['acoge', 'acoge_parcial', 'revoca', 'casa', 'anula', 'unifica']
const denying: readonly Outcome[] = ['rechaza', 'confirma', 'inadmisible']

/**
 * Outcomes that go the other way: what is asked for granted or denied, convicted or acquitted. None for an outcome that takes no side. A reversal
 * counts as granting, for what is asked of that court is to reverse.
 */
export const oppositeOutcomes = (outcome: Outcome): readonly Outcome[] => {
  if (granting.includes(outcome)) return denying
  if (denying.includes(outcome)) return granting
  if (outcome === 'condena') return ['absuelve']
  return outcome === 'absuelve' ? ['condena'] : []
}
