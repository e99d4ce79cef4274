/** Age at which a card may be near its end: few are given for less than three years. */
export const oldCardMonths = 30

/** Cards registered before this moment may be about to expire. The provider never says when one does. */
export function oldCardsBefore(at: Date): Date {
  const before = new Date(at)
  before.setUTCMonth(at.getUTCMonth() - oldCardMonths)
  return before
}
