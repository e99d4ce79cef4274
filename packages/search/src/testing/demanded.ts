import { parseQuery } from '../query/parse-query.ts'

/** Keys of what a query demands, sorted. */
export function demanded(query: string): string[] {
  return parseQuery(query)
    .chips.filter(({ modo }) => modo === 'exigir')
    .map(({ clave }) => clave)
    .sort()
}

/** The same in one line. */
export function demandedLine(query: string): string {
  return demanded(query).join(' · ')
}

/** A line of keys in the order of `demandedLine`. */
export function sortedLine(keys: string): string {
  return keys.split(' · ').sort().join(' · ')
}
