import type { FieldWeights, TextQuery } from '../model/text-query.ts'

export type WeightedFields = readonly (readonly [name: string, weight: number])[]

interface Searched {
  readonly fields: WeightedFields
  /** Names of the fields, for statistics. */
  readonly names: readonly string[]
}

export interface TermPlan extends Searched {
  readonly kind: 'term'
  readonly term: string
}

/** All terms with the prefix, or near the text, as one term. */
export interface ExpansionPlan extends Searched {
  readonly kind: 'expansion'
  readonly text: string
  /** null for a prefix. */
  readonly edits: number | null
}

export interface PhrasePlan extends Searched {
  readonly kind: 'phrase'
  readonly terms: readonly string[]
  /** Minimum distance of each term from the previous one; null for any order. */
  readonly gaps: readonly number[] | null
  /** Extra positions in total. For any order, the maximum distance between two of the terms. */
  readonly slop: number
  /** Only matches within one section count. */
  readonly withinSection: boolean
}

/** A validated query. Every node is its own object, so results can be cached by node. */
export type Plan =
  | TermPlan
  | ExpansionPlan
  | PhrasePlan
  | { readonly kind: 'or'; readonly clauses: readonly Plan[]; readonly atLeast: number }
  | { readonly kind: 'and'; readonly clauses: readonly Plan[] }
  | { readonly kind: 'not'; readonly clause: Plan }
  | { readonly kind: 'boost'; readonly clause: Plan; readonly factor: number }
  | { readonly kind: 'prefer'; readonly match: Plan; readonly bonus: readonly Plan[] }

const searched = (fields: FieldWeights): Searched => {
  const weighted = Object.entries(fields)
  for (const [name, weight] of weighted)
    if (!(weight > 0 && Number.isFinite(weight))) throw new RangeError(`weight ${weight} of field ${name} is not above 0`)
  return { fields: weighted, names: weighted.map(([name]) => name) }
}

/** @throws RangeError for an invalid weight, factor or distance */
export function planOf(query: TextQuery): Plan {
  switch (query.kind) {
    case 'term':
      return { kind: 'term', term: query.term.toWellFormed(), ...searched(query.fields) }
    case 'prefix':
      return { kind: 'expansion', text: query.prefix.toWellFormed(), edits: null, ...searched(query.fields) }
    case 'fuzzy':
      if (query.edits !== 1 && query.edits !== 2) throw new RangeError(`${query.edits} edits are not 1 or 2`)
      return { kind: 'expansion', text: query.term.toWellFormed(), edits: query.edits, ...searched(query.fields) }
    case 'phrase':
      return phrasePlan(query)
    case 'near':
      return {
        kind: 'phrase',
        terms: query.terms.map((term) => term.toWellFormed()),
        gaps: null,
        slop: query.within,
        withinSection: query.withinSection === true,
        ...searched(query.fields),
      }
    case 'or':
      return { kind: 'or', clauses: query.clauses.map(planOf), atLeast: Math.max(1, query.atLeast ?? 1) }
    case 'and':
      return { kind: 'and', clauses: query.clauses.map(planOf) }
    case 'not':
      return { kind: 'not', clause: planOf(query.clause) }
    case 'boost':
      if (!(query.factor >= 0 && Number.isFinite(query.factor))) throw new RangeError(`factor ${query.factor} is negative or not finite`)
      return { kind: 'boost', clause: planOf(query.clause), factor: query.factor }
    case 'prefer':
      return { kind: 'prefer', match: planOf(query.match), bonus: query.bonus.map(planOf) }
  }
}

const phrasePlan = ({ terms, positions, slop, withinSection = false, fields }: Extract<TextQuery, { kind: 'phrase' }>): Plan => {
  if (positions !== undefined && positions.length !== terms.length) throw new RangeError('a phrase has one position for each term')
  const offsets = positions ?? terms.map((_, i) => i)
  const gaps = offsets.map((position, i) => (i === 0 ? 0 : position - (offsets[i - 1] as number)))
  if (gaps.some((gap) => gap < 0)) throw new RangeError('positions of a phrase must not fall')
  return { kind: 'phrase', terms: terms.map((term) => term.toWellFormed()), gaps, slop, withinSection, ...searched(fields) }
}
