import { Rng } from '../random/rng.ts'
import { jaccard, shingles } from './shingles.ts'

const bands = 32
const rows = 2

const signature = (set: ReadonlySet<number>, seeds: Int32Array): Int32Array => {
  const mins = new Int32Array(seeds.length).fill(2147483647)
  for (const item of set)
    for (let i = 0; i < seeds.length; i++) {
      const seed = seeds[i] ?? 0
      let h = Math.imul(item ^ seed, 0x85ebca6b)
      h ^= h >>> 13
      h = Math.imul(h, 0xc2b2ae35)
      if (h < (mins[i] ?? 0)) mins[i] = h
    }
  return mins
}

/**
 * Indices of the texts that have another with Jaccard ≥ `threshold` on 5-word shingles, digits dropped.
 * Candidates come from MinHash with 32 bands of two rows, which misses a pair at 0.5 once in ten thousand. They are verified exactly.
 */
export function nearDuplicates(texts: readonly string[], threshold = 0.5): ReadonlySet<number> {
  const rng = new Rng('minhash')
  const seeds = Int32Array.from({ length: bands * rows }, () => Math.floor(rng.next() * 4294967296) | 0)
  const sets = texts.map(shingles)
  const signatures = sets.map((set) => signature(set, seeds))
  const found = new Set<number>()
  const tried = new Set<number>()
  for (let band = 0; band < bands; band++) {
    const buckets = new Map<string, number[]>()
    signatures.forEach((mins, position) => {
      const key = `${mins[band * rows]},${mins[band * rows + 1]}`
      const bucket = buckets.get(key)
      if (bucket === undefined) buckets.set(key, [position])
      else bucket.push(position)
    })
    for (const bucket of buckets.values())
      for (const [i, a] of bucket.entries())
        for (const b of bucket.slice(i + 1)) {
          if (found.has(a) && found.has(b)) continue
          const pair = a * texts.length + b
          if (tried.has(pair)) continue
          tried.add(pair)
          if (jaccard(sets[a] ?? new Set(), sets[b] ?? new Set()) >= threshold) {
            found.add(a)
            found.add(b)
          }
        }
  }
  return found
}
