import { type Filter, type Hit, idField, inFilter } from '../../ports/index.ts'

/** Only documents that are among some hits. */
export function isHit(hits: readonly Hit[]): Filter {
  return inFilter(
    idField,
    hits.map(({ id }) => id),
  )
}
