/** Faults after which a caller does not know whether its call had an effect. */
export const lostAnswers = [
  'timeoutBefore',
  'timeoutAfter',
  'resetBefore',
  'resetAfter',
  'errorBefore',
  'errorAfter',
  'htmlBefore',
  'htmlAfter',
  'truncated',
] as const
