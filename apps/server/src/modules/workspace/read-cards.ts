import type { RulingCard } from '@basejuris/contract'
import { listFacts, listRemovedFictional } from '@basejuris/database'
import type { Services } from '../../services.ts'
import { presentCard } from '../rulings/present-card.ts'

/** Cards by docId; rulings that were removed are missing. */
export async function readCards({ db }: Pick<Services, 'db'>, docIds: readonly string[]): Promise<ReadonlyMap<string, RulingCard>> {
  const facts = await listFacts(db, docIds)
  return new Map(facts.map((one) => [one.docId, presentCard(one)]))
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
