/** Said on terms and privacy; change it with their words. */
export const textVersion = 'Versión 1, del 20-11-2026.'
