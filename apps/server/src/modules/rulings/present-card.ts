import type { ClosedRuling, RulingCard } from '@basejuris/contract'
import { baseOfCollection, type CollectionId, citedNumber, type Outcome, type RulingFacts } from '@basejuris/domain'
import { citeRuling } from './cite-ruling.ts'
import { rulingUrl } from './ruling-url.ts'

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

export function presentCard(facts: CardFacts): RulingCard {
  return {
    docId: facts.docId,
    idSentence: facts.idSentence,
    rol: facts.docketNumber,
    numero: citedNumber(facts),
    caratulado: facts.caption,
    fechaSentencia: facts.decidedOn,
    tribunal: facts.court,
    sala: facts.chamber,
    base: facts.base,
    coleccion: facts.collection,
    recurso: facts.appealType,
    resultado: facts.outcome,
    ficticia: facts.fictional,
    ...(facts.closedPrice === undefined ? {} : { precio: facts.closedPrice }),
    cita: citeRuling(facts),
    url: rulingUrl(facts.docId),
  }
}

/** What the refusal of a text says of its ruling; null where its collection has no base to contract. */
export function presentClosedRuling(facts: CardFacts): ClosedRuling | null {
  const { docId, caratulado, tribunal, sala, fechaSentencia, rol, numero, base, precio, ficticia } = presentCard(facts)
  if (base === null || precio === undefined) return null
  return { docId, caratulado, tribunal, sala, fechaSentencia, rol, numero, base, precio, ficticia }
}
