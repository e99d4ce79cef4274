import { facet } from '../indexing/fields.ts'
import { every, type Hit, idField, isIn } from '../ports.ts'
import { type SearchPorts, searchHits } from './search-context.ts'

/** Cosine from which two rulings of the same outcome are taken for near-identical: of those, nine in ten share 70 % of their five-word sequences. */
const nearIdentical = 0.95
/** How many of the best hits are compared with one another. */
const depth = 80

export interface Collapsed {
  readonly hits: readonly Hit[]
  /** How many hits were put under each that stays. */
  readonly under: ReadonlyMap<string, number>
}

/** Keeps the best-ranked of each group of near-identical rulings; never across outcomes, of which those found are given. */
export const collapseSimilar = async (ports: SearchPorts, hits: readonly Hit[], outcomes: readonly string[]): Promise<Collapsed> => {
  const compared = hits.slice(0, depth).map(({ id }) => id)
  const alike = new Map<string, string[]>()
  for (const outcome of outcomes) {
    const filter = every([isIn(idField, compared), isIn(facet.outcome, [outcome])])
    const same = new Set((await searchHits(ports.lexical, 'rulings', null, filter, compared.length)).map(({ id }) => id))
    if (same.size < 2) continue
    const ids = compared.filter((id) => same.has(id))
    for (const { a, b } of await ports.vectors.pairsAbove('rulings', ids, nearIdentical)) alike.set(a, [...(alike.get(a) ?? []), b])
  }
  const hidden = new Set<string>()
  const under = new Map<string, number>()
  for (const { id } of hits) {
    if (hidden.has(id)) continue
    const newlyHidden = (alike.get(id) ?? []).filter((other) => !hidden.has(other))
    for (const other of newlyHidden) hidden.add(other)
    if (newlyHidden.length > 0) under.set(id, newlyHidden.length)
  }
  return { hits: hits.filter(({ id }) => !hidden.has(id)), under }
}
