/** States of an attempt to subscribe or to change the card. The last four are final. */
export const attemptStates = [
  'created',
  'redirected',
  'returned',
  'card_confirmed',
  'activating',
  'active',
  'failed',
  'abandoned',
  'expired',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** Hours after which an attempt without a confirmed card expires. */
export const attemptHours = 24

const next: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['redirected', 'card_confirmed', 'failed', 'abandoned', 'expired'],
  redirected: ['returned', 'card_confirmed', 'failed', 'abandoned', 'expired'],
  returned: ['card_confirmed', 'failed', 'abandoned', 'expired'],
  card_confirmed: ['activating', 'active', 'failed', 'abandoned'],
  // A failed call gives the claim back.
  activating: ['card_confirmed', 'active', 'failed'],
  active: [],
  failed: [],
  abandoned: [],
  expired: [],
}

/** States from which an attempt may enter this one. */
export function statesBefore(state: AttemptState): readonly AttemptState[] {
  return attemptStates.filter((before) => next[before].includes(state))
}

export function isAttemptOpen(state: AttemptState): boolean {
  return next[state].length > 0
}

/** Open states. */
export const openAttemptStates: readonly AttemptState[] = attemptStates.filter(isAttemptOpen)
