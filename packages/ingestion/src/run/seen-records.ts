export type RecordOccurrence = 'first' | 'same' | 'newer' | 'older' | 'conflict'

/**
 * What a run has met so far: a record repeated with the same content is nothing new, one with another content is a newer or older state where
 * the source numbers its states, and a conflict where it does not. About 100 bytes a ruling; a resumed run starts with an empty memory.
 */
export class SeenRecords {
  readonly #seen = new Map<string, { digest: string; revision: number | null }>()

  check({ docId, digest, revision }: { docId: string; digest: string; revision: number | null }): RecordOccurrence {
    const known = this.#seen.get(docId)
    if (known === undefined) {
      this.#seen.set(docId, { digest, revision })
      return 'first'
    }
    if (known.digest === digest) return 'same'
    if (known.revision === null || revision === null || known.revision === revision) return 'conflict'
    if (revision < known.revision) return 'older'
    this.#seen.set(docId, { digest, revision })
    return 'newer'
  }

  remove(docId: string): void {
    this.#seen.delete(docId)
  }
}
