import { type Filter, type Hit, idField, isIn } from '../ports.ts'

/** Only documents that are among some hits. */
export function isHit(hits: readonly Hit[]): Filter {
  return isIn(
    idField,
    hits.map(({ id }) => id),
  )
}
