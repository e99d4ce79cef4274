import { hashTerm, mix } from '../encoder/hash-term.ts'

/** Pseudo-random numbers in [0, 1) from a seed: a mixed counter. */
export function seededNumbers(seed: number): () => number {
  let counter = seed >>> 0
  return () => {
    counter = (counter + 0x9e3779b9) >>> 0
    return mix(counter) / 2 ** 32
  }
}

const seed = 'mitades-1'

/** Half of a query by its id: 0 to tune on, 1 to judge by. */
export function halfOf(qid: string): 0 | 1 {
  return (hashTerm(`${seed}/${qid}`) & 1) === 0 ? 0 : 1
}
