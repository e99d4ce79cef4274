/** A ruling has to have so many of the query's things; one fewer, again and again, while fewer than this many rulings of the collections searched do, filters aside. */
export const minMatchingRulings = 400

/** Of one or two things none is left out. */
export function requiresAll(clauses: number): boolean {
  return clauses <= 2
}

/** All of one or two, two of three to six, then about a third: long queries tell a story that no ruling tells in the same words. */
export function minShouldMatchOf(clauses: number): number {
  return requiresAll(clauses) ? clauses : Math.max(2, Math.ceil(clauses * 0.3))
}
