import type { CollectionId } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import { facet } from '../indexing/fields.ts'
import { inFilter, type LexicalIndex } from '../ports/index.ts'
import { ValueDirectory } from './value-directory.ts'

export interface FacetDirectories {
  readonly courts: ValueDirectory
  readonly judges: ValueDirectory
  readonly norms: ValueDirectory
}

export interface DirectorySource {
  readonly lexical: LexicalIndex
  readonly appliedSequence: () => Promise<number>
  readonly now: () => number
}

const maxAgeMs = 3000
const unlimitedValues = 2 ** 31 - 1
const names = [facet.court, facet.judge, facet.norm]
const asWritten = (value: string): string => value

interface CachedDirectories {
  readonly collections: string
  readonly sequence: number
  readonly readAtMs: number
  readonly directories: FacetDirectories
}

/** Caches the courts, judges and norms of the collections. Refreshed when the index changes, at most every three seconds. */
export function cacheDirectories({ lexical, appliedSequence, now }: DirectorySource) {
  let cached: CachedDirectories | null = null
  return async (collections: readonly CollectionId[]): Promise<FacetDirectories> => {
    const key = collections.join()
    const sequence = await appliedSequence()
    if (cached?.collections === key && (cached.sequence === sequence || now() - cached.readAtMs < maxAgeMs)) return cached.directories
    const directories = await readDirectories(lexical, collections)
    cached = { collections: key, sequence, readAtMs: now(), directories }
    return directories
  }
}

const readDirectories = async (lexical: LexicalIndex, collections: readonly CollectionId[]): Promise<FacetDirectories> => {
  const { facets } = await lexical.search('rulings', {
    text: null,
    filter: inFilter(facet.collection, collections),
    sort: [],
    facets: names.map((name) => ({ name, limit: unlimitedValues })),
    offset: 0,
    limit: 0,
  })
  return {
    courts: new ValueDirectory(facets[facet.court] ?? [], asWritten),
    judges: new ValueDirectory(facets[facet.judge] ?? [], asWritten),
    norms: new ValueDirectory(facets[facet.norm] ?? [], normLabel),
  }
}
