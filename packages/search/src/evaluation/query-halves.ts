import { hashTerm } from '../encoder/hash-term.ts'

const seed = 'mitades-1'

/** Half of a query, by its id: 0 to tune on, 1 to judge by. */
export function halfOf(qid: string): 0 | 1 {
  return (hashTerm(`${seed}/${qid}`) & 1) === 0 ? 0 : 1
}
