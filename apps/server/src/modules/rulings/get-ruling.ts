import type { RulingView } from '@basejuris/contract'
import { findRuling } from '@basejuris/database'
import type { Actor, CollectionId } from '@basejuris/domain'
import { createHighlighter, marksIn, parseQuery } from '@basejuris/search'
import { ServiceError } from '../../http/api-error.ts'
import type { Services } from '../../services.ts'
import { presentRuling } from './present-ruling.ts'

export interface GetRuling {
  readonly docId: string
  readonly collection?: CollectionId | undefined
  /** Words to mark in the text. */
  readonly query?: string | undefined
}

/** A whole ruling. Unknown, or in another collection than the one named: `ruling.not_found`; not readable by the actor: `base.premium_required`. */
export async function getRuling(
  services: Pick<Services, 'db' | 'entitlementOf'>,
  actor: Actor,
  { docId, collection, query }: GetRuling,
): Promise<RulingView> {
  const [ruling, entitlement] = await Promise.all([findRuling(services.db, docId), services.entitlementOf(actor)])
  if (ruling === null || (collection !== undefined && ruling.collection !== collection)) throw new ServiceError('ruling.not_found')
  if (!entitlement.readable.has(ruling.collection)) throw new ServiceError('base.premium_required')
  const highlighter = createHighlighter(parseQuery(query ?? ''))
  return presentRuling(ruling, (text) => marksIn(text, highlighter).map(([from, to]) => [from, to]))
}
