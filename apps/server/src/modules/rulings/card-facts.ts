import { baseOfCollection, type CollectionId, type Outcome, type RulingFacts } from '@basejuris/domain'

/** Facts for a card. `closedPrice` is present where the actor may not read the base: its monthly price in CLP. */
export type CardFacts = RulingFacts & { readonly closedPrice?: number }

/**
 * What a card may say to an actor with these rights. Of a closed base stay the caption, court, chamber, date and numbers: neither how it
 * was decided, by whom, nor on which norms.
 */
export function cardFacts(facts: RulingFacts, readable: ReadonlySet<CollectionId>): CardFacts {
  if (readable.has(facts.collection)) return facts
  return {
    ...facts,
    outcome: 'sin_dato',
    outcomeText: null,
    appealType: null,
    judges: [],
    drafter: null,
    norms: [],
    subjects: [],
    closedPrice: baseOfCollection(facts.collection)?.price ?? 0,
  }
}

/** Facts that an answer names in passing: the outcome alone is hidden where the actor may not read the base. */
export function namedFacts<T extends { readonly collection: CollectionId; readonly outcome: Outcome }>(
  facts: T,
  readable: ReadonlySet<CollectionId>,
): T {
  return readable.has(facts.collection) ? facts : { ...facts, outcome: 'sin_dato' }
}
