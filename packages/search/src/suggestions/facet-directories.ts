import { normLabel } from '@basejuris/legal-text'
import { LRUCache } from 'lru-cache'
import { facet } from '../indexing/fields.ts'
import type { LexicalIndex } from '../ports/index.ts'
import { corpusFilter } from '../ranking/request/build-filter.ts'
import type { Corpus } from '../ranking/request/search-request.ts'
import { ValueDirectory } from './value-directory.ts'

export interface FacetDirectories {
  readonly courts: ValueDirectory
  readonly chambers: ValueDirectory
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
const names = [facet.court, facet.chamber, facet.judge, facet.norm]
const asWritten = (value: string): string => value

interface CachedDirectories {
  readonly sequence: number
  readonly readAtMs: number
  readonly directories: FacetDirectories
}

/** Without and with the fictional rulings. */
const maxCorpora = 2

/** Caches the courts, chambers, judges and norms of the last two corpora. Refreshed when the index changes, at most every three seconds. */
export function cacheDirectories({ lexical, appliedSequence, now }: DirectorySource) {
  const cache = new LRUCache<string, CachedDirectories>({ max: maxCorpora })
  return async (corpus: Corpus): Promise<FacetDirectories> => {
    const key = `${corpus.fictional} ${corpus.collections.join()}`
    const sequence = await appliedSequence()
    const cached = cache.get(key)
    if (cached !== undefined && (cached.sequence === sequence || now() - cached.readAtMs < maxAgeMs)) return cached.directories
    const directories = await readDirectories(lexical, corpus)
    cache.set(key, { sequence, readAtMs: now(), directories })
    return directories
  }
}

const readDirectories = async (lexical: LexicalIndex, corpus: Corpus): Promise<FacetDirectories> => {
  const { facets } = await lexical.search('rulings', {
    text: null,
    filter: corpusFilter(corpus),
    sort: [],
    facets: names.map((name) => ({ name, limit: unlimitedValues })),
    offset: 0,
    limit: 0,
  })
  return {
    courts: new ValueDirectory(facets[facet.court] ?? [], asWritten),
    chambers: new ValueDirectory(facets[facet.chamber] ?? [], asWritten),
    judges: new ValueDirectory(facets[facet.judge] ?? [], asWritten),
    norms: new ValueDirectory(facets[facet.norm] ?? [], normLabel),
  }
}
