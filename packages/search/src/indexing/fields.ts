import { type FacetKey, facets } from '@basejuris/domain'

/** Text fields of a ruling and of a passage. Stems without stop words, except `exact` (folded words, all of them), `captionExact` and the two of terms. */
export const field = {
  caption: 'caption',
  /** Folded words of the caption, stop words left out. */
  captionExact: 'captionExact',
  /** Court, chamber and book, and the court whose ruling is reviewed. */
  court: 'court',
  /** The court that ruled, alone. */
  ownCourt: 'ownCourt',
  chamber: 'chamber',
  subject: 'subject',
  people: 'people',
  /** Of a ruling the whole text; of a passage its text when it is a considerando, the resolutive part or a vote. */
  text: 'text',
  /** Of a passage of the heading, the vistos or the closing. */
  frame: 'frame',
  exact: 'exact',
  /** Year and month of the ruling: `2024`, `2024-01`. */
  date: 'date',
  /** The outcome's name in the domain. */
  outcome: 'outcome',
  /** Docket terms: see `docketTerms`. */
  docket: 'docket',
  originDocket: 'originDocket',
  /** Keys of the norms cited, as often as they are. */
  norm: 'norm',
} as const

type FacetNames = { readonly [Key in FacetKey]: (typeof facets)[Key]['apiName'] }

/** Names of a ruling's facets in the index, and of one more for filtering. */
export const facet = {
  ...(Object.fromEntries(Object.entries(facets).map(([key, { apiName }]) => [key, apiName])) as FacetNames),
  collection: 'coleccion',
} as const

export const sortKey = {
  /** yyyymmdd as a number. */
  date: 'fecha',
  /** Folded caption. */
  caption: 'caratulado',
  /** Year, number, letter, padded so that text order is their order. */
  docket: 'rol',
} as const

/** Facets of a ruling that shares its cluster of near-identical rulings with another; no other ruling has them. */
export const clusterFacet = {
  id: 'cluster',
  /** The greatest, as text, stands for the cluster: the highest court, then the newest. */
  precedence: 'precedencia',
} as const

/** Facets that join a ruling with those that review it: see `case-keys.ts`. */
export const caseFacet = {
  /** The ruling's own court and docket number. */
  own: 'caso',
  /** Court and docket number of the ruling that it leaves without effect. */
  overturned: 'deshace',
} as const
