import type { Subdivision } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import { or } from '../../ports/index.ts'
import { placeQueries } from '../prepare/norm-query.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { countMatches, type SearchPorts } from '../request/search-ports.ts'

/** A place within an article, as «art. 20 N° 24», that no ruling searched names. */
export interface UnnamedPlace {
  /** Key of the article. */
  readonly key: string
  /** Of the article with its place. */
  readonly label: string
  readonly subdivisions: readonly Subdivision[]
  /** The words of the query that name it, the label of the article alone, and the query with the second for the first. */
  readonly written: string
  readonly article: string
  readonly query: string
}

/** The places of the query's articles that no ruling in scope names. A list of places counts as named by any of them. */
export async function findUnnamedPlaces({ lexical }: SearchPorts, { query, scope }: PreparedQuery): Promise<UnnamedPlace[]> {
  const named = query.norms.filter(({ range, subdivisions }) => range.length === 0 && subdivisions.length > 0)
  const counts = await Promise.all(named.map((norm) => countMatches(lexical, or(placeQueries(norm)), scope)))
  return named.flatMap(({ key, label, subdivisions, from, to }, at) => {
    if (counts[at] !== 0) return []
    const article = normLabel(key)
    const written = query.text.slice(from, to)
    return [{ key, label, subdivisions, written, article, query: query.text.slice(0, from) + article + query.text.slice(to) }]
  })
}
