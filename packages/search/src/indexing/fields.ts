import { type FacetKey, facets } from '@basejuris/domain'

/** Text fields of rulings and passages. They hold stems without stop words, except `exact`, `captionExact` and the fields of terms. */
export const field = {
  caption: 'caption',
  /** Folded words of the caption without stop words. */
  captionExact: 'captionExact',
  /** Court, chamber and book, and the court under review. */
  court: 'court',
  /** The deciding court alone. */
  ownCourt: 'ownCourt',
  chamber: 'chamber',
  subject: 'subject',
  people: 'people',
  /** Who drafted the ruling, who is among `people` too. */
  drafter: 'drafter',
  /** Who voted against the decision, each among `people` too. */
  dissenters: 'dissenters',
  /** For a ruling, the whole text. For a passage, its text when it is a considerando, the resolutive part or a vote. */
  text: 'text',
  /** Text of a passage of the heading, the vistos or the closing. */
  frame: 'frame',
  exact: 'exact',
  /** Year, month and day of the ruling: `2024`, `2024-01`, `2024-01-31`. */
  date: 'date',
  /** Kind of appeal or proceeding. */
  appeal: 'appeal',
  /** Id of the collection. */
  base: 'base',
  /** The outcome's name in the domain. */
  outcome: 'outcome',
  /** Docket terms of the ruling itself, and its RUC: see `docketTerms`. */
  docket: 'docket',
  /** Docket terms of the ruling under review, and the court that gave it. */
  originDocket: 'originDocket',
  originCourt: 'originCourt',
  /** Docket terms of the case in the first instance, whose court is not known. */
  originRit: 'originRit',
  /** Keys of the cited norms, repeated as often as cited. */
  norm: 'norm',
  /** Places within the cited articles: see `subdivisionTerms`. */
  normPlace: 'normPlace',
  /** Ids of the topics that a ruling is tied to, repeated by the strength of the tie, and terms of those it belongs to: see `topicTerms`. */
  topic: 'topic',
} as const

type FacetNames = { readonly [Key in FacetKey]: (typeof facets)[Key]['apiName'] }

/** Index names of a ruling's facets, and of the collection, which is only a filter. */
export const facet = {
  ...(Object.fromEntries(Object.entries(facets).map(([key, { apiName }]) => [key, apiName])) as FacetNames),
  collection: 'coleccion',
} as const

export const sortKey = {
  /** yyyymmdd as a number. */
  date: 'fecha',
  /** Folded caption. */
  caption: 'caratulado',
  /** Year, number and letter, padded so that they sort as text. */
  docket: 'rol',
} as const

/** Facet of fictional rulings, with the one value `si`. Real rulings have none. */
export const fictionalFacet = 'ficticia'

/** Facet of a ruling's own numbers: see `docketValues`. */
export const docketFacet = 'numero'

/** Facet of what a ruling decides beside its outcome: see `alsoDecided`. */
export const alsoFacet = 'ademas'

/** The same as a word beside the ruling's own outcome. */
export function alsoTerm(outcome: string): string {
  return `${alsoFacet}:${outcome}`
}

/** Facet of the court whose ruling is under review. */
export const originFacet = 'origen'

/** Facet of the topics that a ruling belongs to, by id: see `findReachedTopics`. */
export const topicFacet = 'tema'

/** Facet of every topic that a ruling is tied to, with the strength of the tie: see `tieTerm`. */
export const tieFacet = 'lazo'

/** Facets of rulings in a cluster of near-identical rulings. Other rulings have none. */
export const clusterFacet = {
  id: 'cluster',
  /** The greatest text in a cluster represents it: highest court, then newest. */
  precedence: 'precedencia',
} as const

/** Facets that link a ruling to those that review it: see `case-keys.ts`. */
export const caseFacet = {
  /** The ruling's own court and docket number. */
  own: 'caso',
  /** Court and docket number of the ruling that it leaves without effect. */
  overturned: 'deshace',
} as const

/** Facet of the articles on which a decision rests, with who moved the court and whom it favours: see `decisionTerm`. */
export const decisionFacet = 'decide'

/** Facet of whom the decision favours, whatever it rests on: the side, and the whole of `sideTerm`. */
export const sideFacet = 'favorece'
