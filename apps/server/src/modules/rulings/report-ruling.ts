import type { DataOf, reportRulingEndpoint } from '@basejuris/contract'
import { addRulingReport } from '@basejuris/database'
import type { Actor, ReportedDatum } from '@basejuris/domain'
import { maskPersonalData } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import type { Attempt } from '../../security/attempt-limits.ts'
import { networkOf } from '../../security/network-of.ts'
import { sanitizeText } from '../../security/sanitize-text.ts'
import type { Services } from '../../services.ts'

/** Of one datum: open reports on a ruling, and on all. */
const limits = { perRuling: 25, all: 5000 }

export interface ReportRuling {
  readonly docId: string
  readonly dato: ReportedDatum
  readonly propuesta: string
  readonly ancla?: string | undefined
  readonly correo?: string | undefined
  readonly id: string
  /** From which the request came. */
  readonly address: string
  readonly at: Date
}

/**
 * Stores a reader's error report, masked, for an operator. A repeated report gets the same reference. Unknown ruling:
 * `ruling.not_found`. Too many open reports of a datum or of a network: `report.too_many`, never about personal data, for which the law
 * sets a term.
 */
export async function reportRuling(
  { db, attempts }: Pick<Services, 'db' | 'attempts'>,
  actor: Actor,
  { docId, dato, propuesta, ancla, correo, id, address, at }: ReportRuling,
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
  const isLimited = dato !== 'datos_personales'
  const network = networkOf(address)
  const counted: readonly Attempt[] = [
    ['report on', `${docId} ${network}`],
    ['report from', network],
  ]
  if (isLimited && !(await attempts.consume(counted))) throw new ServiceError('report.too_many')
  const sender = actor.kind === 'user' ? `user:${actor.userId}` : 'guest'
  const added = await addRulingReport(db, { ...report, actor: sender }, isLimited ? limits : null)
  if (added.kind === 'unknown-ruling') throw new ServiceError('ruling.not_found')
  if (added.kind === 'too-many') throw new ServiceError('report.too_many')
  return { referencia: added.id }
}

const sanitizeCorrection = (words: string): string => maskPersonalData(sanitizeText(words)).text.trim()
