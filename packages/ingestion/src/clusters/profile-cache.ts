import type { SimilarityProfile } from '@basejuris/legal-text'

/** Shingles kept in all: some 16 MB. */
const maxShingles = 4_000_000

/** Likenesses used last, by the hash of the content they were made from: the founder of a large cluster is compared again and again. */
export class ProfileCache {
  readonly #kept = new Map<string, SimilarityProfile>()
  #shingles = 0

  get(contentHash: string): SimilarityProfile | undefined {
    const found = this.#kept.get(contentHash)
    if (found !== undefined) {
      this.#kept.delete(contentHash)
      this.#kept.set(contentHash, found)
    }
    return found
  }

  set(contentHash: string, likeness: SimilarityProfile): void {
    if (this.get(contentHash) !== undefined) return
    this.#kept.set(contentHash, likeness)
    this.#shingles += likeness.shingles.length
    for (const [oldest, { shingles }] of this.#kept) {
      if (this.#shingles <= maxShingles || oldest === contentHash) return
      this.#kept.delete(oldest)
      this.#shingles -= shingles.length
    }
  }
}
