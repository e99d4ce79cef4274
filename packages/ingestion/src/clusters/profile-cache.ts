import type { SimilarityProfile } from '@basejuris/legal-text'

/** About 16 MB of shingles. */
const maxShingles = 4_000_000

/** The most recently used profiles, by hash of their content. The founder of a large cluster is compared many times. */
export class ProfileCache {
  readonly #profiles = new Map<string, SimilarityProfile>()
  #shingles = 0

  get(contentHash: string): SimilarityProfile | undefined {
    const found = this.#profiles.get(contentHash)
    if (found !== undefined) {
      this.#profiles.delete(contentHash)
      this.#profiles.set(contentHash, found)
    }
    return found
  }

  set(contentHash: string, profile: SimilarityProfile): void {
    if (this.get(contentHash) !== undefined) return
    this.#profiles.set(contentHash, profile)
    this.#shingles += profile.shingles.length
    for (const [oldest, { shingles }] of this.#profiles) {
      if (this.#shingles <= maxShingles || oldest === contentHash) return
      this.#profiles.delete(oldest)
      this.#shingles -= shingles.length
    }
  }
}
