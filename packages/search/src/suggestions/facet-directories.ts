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

const freshMs = 3000
const allValues = 2 ** 31 - 1
const names = [facet.court, facet.judge, facet.norm]
const asWritten = (value: string): string => value

interface Kept {
  readonly collections: string
  readonly sequence: number
  readonly readAtMs: number
  readonly directories: FacetDirectories
}

/** Courts, judges and norms of the collections, read again when the index has changed, at most every three seconds. */
export function keepDirectories({ lexical, appliedSequence, now }: DirectorySource) {
  let kept: Kept | null = null
  return async (collections: readonly CollectionId[]): Promise<FacetDirectories> => {
    const key = collections.join()
    const sequence = await appliedSequence()
    if (kept?.collections === key && (kept.sequence === sequence || now() - kept.readAtMs < freshMs)) return kept.directories
    const directories = await readDirectories(lexical, collections)
    kept = { collections: key, sequence, readAtMs: now(), directories }
    return directories
  }
}

const readDirectories = async (lexical: LexicalIndex, collections: readonly CollectionId[]): Promise<FacetDirectories> => {
  const { facets } = await lexical.search('rulings', {
    text: null,
    filter: inFilter(facet.collection, collections),
    sort: [],
    facets: names.map((name) => ({ name, limit: allValues })),
    offset: 0,
    limit: 0,
  })
  return {
    courts: new ValueDirectory(facets[facet.court] ?? [], asWritten),
    judges: new ValueDirectory(facets[facet.judge] ?? [], asWritten),
    norms: new ValueDirectory(facets[facet.norm] ?? [], normLabel),
  }
}
