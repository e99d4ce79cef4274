import type { DataOf, reportRulingEndpoint } from '@basejuris/contract'
import { addRulingReport } from '@basejuris/database'
import type { Actor, ReportedDatum } from '@basejuris/domain'
import { maskPersonalData } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import { sanitizeText } from '../../security/sanitize-text.ts'
import type { Services } from '../../services.ts'

const limits = { perRuling: 25, all: 5000 }

export interface ReportRuling {
  readonly docId: string
  readonly dato: ReportedDatum
  readonly propuesta: string
  readonly ancla?: string | undefined
  readonly correo?: string | undefined
  readonly id: string
  readonly at: Date
}

/**
 * Stores a reader's error report, masked, for an operator. A repeated report gets the same reference. Unknown ruling:
 * `ruling.not_found`; too many open reports: `report.too_many`.
 */
export async function reportRuling(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { docId, dato, propuesta, ancla, correo, id, at }: ReportRuling,
): Promise<DataOf<typeof reportRulingEndpoint>> {
  const report = {
    id,
    docId,
    datum: dato,
    correction: sanitizeCorrection(propuesta),
    anchor: ancla ?? null,
    email: correo ?? null,
    receivedAt: at,
  }
  const added = await addRulingReport(db, { ...report, actor: actor.kind === 'guest' ? 'guest' : `user:${actor.userId}` }, limits)
  if (added.kind === 'unknown-ruling') throw new ServiceError('ruling.not_found')
  if (added.kind === 'too-many') throw new ServiceError('report.too_many')
  return { referencia: added.id }
}

const sanitizeCorrection = (words: string): string => maskPersonalData(sanitizeText(words)).text.trim()
