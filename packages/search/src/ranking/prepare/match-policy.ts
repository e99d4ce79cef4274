/** The required number of clauses falls by one until at least this many rulings match. Filters do not count, collections do. */
export const minMatchingRulings = 400

/** With one or two clauses none may be missing. */
export function requiresAll(clauses: number): boolean {
  return clauses <= 2
}

/** All of one or two clauses, two of three to six, then about a third. Long queries tell a story that no ruling tells in the same words. */
export function minShouldMatchOf(clauses: number): number {
  return requiresAll(clauses) ? clauses : Math.max(2, Math.ceil(clauses * 0.3))
}
