import { mixHash } from './mix-hash.ts'

/** Number of values of a signature, a power of two. */
export const signatureSize = 128
const binShift = 32 - Math.log2(signatureSize)
const valueMask = 2 ** binShift - 1
const empty = 0xffff_ffff
const salt = 0x5bd1e995

/**
 * One-permutation MinHash: one hash of each shingle gives its bin and its value, and a bin keeps the minimum (Li, Owen and Zhang, NIPS
 * 2012).
 * An empty bin takes the value of the first filled one in a fixed order of its own (optimal densification: Shrivastava, ICML 2017).
 * Null for a set without shingles.
 */
export function minHash(shingles: Uint32Array): Uint32Array | null {
  if (shingles.length === 0) return null
  const minima = new Uint32Array(signatureSize).fill(empty)
  for (const shingle of shingles) {
    const hash = mixHash(shingle ^ salt) >>> 0
    const bin = hash >>> binShift
    minima[bin] = Math.min(minima[bin] ?? empty, hash & valueMask)
  }
  return minima.map((value, bin) => (value === empty ? borrowed(minima, bin) : value))
}

const borrowed = (minima: Uint32Array, bin: number): number => {
  for (let attempt = 1; ; attempt++) {
    const from = mixHash(Math.imul(bin + 1, 0x9e3779b1) ^ Math.imul(attempt, salt)) >>> binShift
    const value = minima[from] ?? empty
    if (value !== empty) return value
  }
}

/** Share of equal values, which estimates the Jaccard index J with a standard error near √(J(1 − J) / 128). */
export function estimateJaccard(a: Uint32Array, b: Uint32Array): number {
  let equal = 0
  for (let at = 0; at < signatureSize; at++) if (a[at] === b[at]) equal += 1
  return equal / signatureSize
}
