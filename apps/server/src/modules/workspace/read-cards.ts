import type { RulingCard, SavedCard } from '@basejuris/contract'
import { listFacts, listRemovedFictional } from '@basejuris/database'
import type { Actor } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { findOverturning, nullWithoutEngine } from '../rulings/find-overturning.ts'
import { presentCardFor } from '../rulings/present-card.ts'
import { presentDisposition } from '../rulings/present-disposition.ts'

export type SavedCardServices = Pick<Services, 'db' | 'rulings' | 'search' | 'entitlementOf'>

/** As `readCards`, with what each ruling decides and what undid it, where the actor may read it. */
export async function readSavedCards(
  services: SavedCardServices,
  actor: Actor,
  docIds: readonly string[],
): Promise<ReadonlyMap<string, SavedCard>> {
  const [facts, { readable }] = await Promise.all([listFacts(services.db, docIds), services.entitlementOf(actor)])
  const open = facts.filter(({ collection }) => readable.has(collection))
  const [rulings, overturnings] = await Promise.all([
    services.rulings.list(open.map(({ docId }) => docId)),
    findOverturning(services, open).catch(nullWithoutEngine),
  ])
  const decided = new Map(rulings.map((ruling) => [ruling.docId, presentDisposition(ruling)]))
  return new Map(
    facts.map((one) => {
      const said = { resuelve: decided.get(one.docId) ?? null, sinEfecto: overturnings?.get(one.docId) ?? null }
      const unchecked = overturnings === null ? { vigenciaSinComprobar: true as const } : {}
      return [one.docId, { ...presentCardFor(one, readable), ...said, ...unchecked }]
    }),
  )
}

/** Those of these rulings that are fictional, or were before they were removed. */
export async function findFictional(
  { db }: Pick<Services, 'db'>,
  docIds: readonly string[],
  cards: ReadonlyMap<string, RulingCard>,
): Promise<(docId: string) => boolean> {
  const removed = await listRemovedFictional(
    db,
    docIds.filter((docId) => !cards.has(docId)),
  )
  return (docId) => cards.get(docId)?.ficticia ?? removed.has(docId)
}
