import type { ClosedRuling, RulingCard } from '@basejuris/contract'
import { type CardRuling, listCardFacts } from '@basejuris/database'
import { type Actor, baseOfCollection, type CollectionId, citedNumber, type Outcome, type RulingFacts } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { citeRuling } from './cite-ruling.ts'
import { rulingUrl } from './ruling-url.ts'

/** Facts for a card. `closedPrice` is present where the actor may not read the base: its monthly price in CLP. */
export type CardFacts = RulingFacts & ClosedPrice

interface ClosedPrice {
  readonly closedPrice?: number
}

/**
 * What a card may say to an actor with these rights. Of a closed base stay the caption, court, chamber, date and numbers: neither how it
 * was decided, by whom, nor on which norms.
 */
export function cardFacts(facts: RulingFacts, readable: ReadonlySet<CollectionId>): CardFacts {
  if (readable.has(facts.collection)) return facts
  return { ...facts, ...hidden(facts.collection), outcomeText: null, judges: [], drafter: null, norms: [], subjects: [] }
}

const hidden = (collection: CollectionId) => ({
  outcome: 'sin_dato' as const,
  appealType: null,
  closedPrice: baseOfCollection(collection)?.price ?? 0,
})

/** Facts that an answer names in passing: the outcome alone is hidden where the actor may not read the base. */
export function namedFacts<T extends { readonly collection: CollectionId; readonly outcome: Outcome }>(
  facts: T,
  readable: ReadonlySet<CollectionId>,
): T {
  return readable.has(facts.collection) ? facts : { ...facts, outcome: 'sin_dato' }
}

/** The card of a ruling for an actor with these rights. */
export function presentCardFor(facts: CardRuling, readable: ReadonlySet<CollectionId>): RulingCard {
  return presentCard(readable.has(facts.collection) ? facts : { ...facts, ...hidden(facts.collection) })
}

export function presentCard(facts: CardRuling & ClosedPrice): RulingCard {
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

/** Cards by docId, as the actor may see them, in the order of the ids; rulings that were removed are missing. */
export async function readCards(
  { db, entitlementOf }: Pick<Services, 'db' | 'entitlementOf'>,
  actor: Actor,
  docIds: readonly string[],
): Promise<ReadonlyMap<string, RulingCard>> {
  const [facts, { readable }] = await Promise.all([listCardFacts(db, docIds), entitlementOf(actor)])
  return new Map(facts.map((one) => [one.docId, presentCardFor(one, readable)]))
}

/** What the refusal of a text says of its ruling; null where its collection has no base to contract. */
export function presentClosedRuling(facts: CardFacts): ClosedRuling | null {
  const { docId, caratulado, tribunal, sala, fechaSentencia, rol, numero, base, precio, ficticia } = presentCard(facts)
  if (base === null || precio === undefined) return null
  return { docId, caratulado, tribunal, sala, fechaSentencia, rol, numero, base, precio, ficticia }
}
