import { idField, inFilter } from '../../ports/index.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { Corpus } from '../request/search-request.ts'
import { type ContraryRuling, type ContraryRulings, findContraryRulings } from './contrary-rulings.ts'

/** `collections` are those that the actor may read. */
export interface Neighbourhood extends Corpus {
  readonly docId: string
  readonly limit: number
}

export interface ContrastRequest extends Neighbourhood {
  /** Preferred among the articles on which contrary rulings decided. */
  readonly article?: string | undefined
}

export interface Contrast extends ContraryRuling {
  /** Cosine; 0 where the ruling has no vector. */
  readonly score: number
}

/** The contrary rulings of a ruling, as its card counts them, and the nearest of them. */
export interface ContrastAnswer extends Omit<ContraryRulings, 'rulings'> {
  /** Nearest first. */
  readonly nearest: readonly Contrast[]
}

/** Rulings that decided an article of this one the other way: see `findContraryRulings`. Null when there are none. */
export async function contrastingRulings(
  { lexical, vectors }: SearchPorts,
  { docId, limit, article, ...corpus }: ContrastRequest,
): Promise<ContrastAnswer | null> {
  const found = (await findContraryRulings(lexical, corpus, [docId], article)).get(docId)
  if (found === undefined) return null
  const { rulings, ...counted } = found
  const ids = rulings.map((each) => each.docId)
  const hits = await vectors.nearest('rulings', { near: { id: docId }, filter: inFilter(idField, ids), limit: ids.length })
  const scores = new Map(hits.map(({ id, score }) => [id, score]))
  const nearest = rulings
    .map((each): Contrast => ({ ...each, score: scores.get(each.docId) ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
  return { ...counted, nearest }
}
