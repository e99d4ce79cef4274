import type { RulingCard } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import type { Services } from '../../services.ts'
import { presentCard } from '../rulings/present-card.ts'

/** Cards by docId; rulings that were removed are missing. */
export async function readCards({ db }: Pick<Services, 'db'>, docIds: readonly string[]): Promise<ReadonlyMap<string, RulingCard>> {
  const facts = await listFacts(db, docIds)
  return new Map(facts.map((one) => [one.docId, presentCard(one)]))
}
