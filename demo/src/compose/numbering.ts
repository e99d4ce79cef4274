import { ordinalInWords } from '@basejuris/domain/spanish-ordinals'
import type { Rng } from '../random/rng.ts'
import { capitalised } from '../text/sentences.ts'

/** Writes the head of the n-th considerando: «PRIMERO: Que, », «1°) Que, »… */
export type Numbering = (n: number) => string

const styles: readonly Numbering[] = [
  (n) => `${ordinalInWords(n).toUpperCase()}: Que, `,
  (n) => `${capitalised(ordinalInWords(n))}: Que, `,
  (n) => `${ordinalInWords(n).toUpperCase()}.- Que `,
  (n) => `${n}°) Que, `,
  (n) => `${n}°.- Que, `,
  (n) => `${n}° Que, `,
  (n) => `${n}º.- Que `,
  (n) => `${capitalised(ordinalInWords(n))}.- Que, `,
]

export function chooseNumbering(rng: Rng): Numbering {
  return rng.pick(styles)
}
