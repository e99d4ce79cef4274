import { type Filter, type Hit, idField, isIn } from '../ports.ts'

/** Only documents that are among some hits. */
export const isHit = (hits: readonly Hit[]): Filter =>
  isIn(
    idField,
    hits.map(({ id }) => id),
  )
