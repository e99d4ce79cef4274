import type { DataOf, privacyStatusEndpoint } from '@basejuris/contract'
import { findPrivacyRequest } from '@basejuris/database'
import { daysUntil } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import { foldReference, hashCode } from '../../security/new-reference.ts'
import type { Services } from '../../services.ts'

/** Status of a request for the holder of its reference and secret code. A wrong reference and a wrong code both give `privacy.not_found`. */
export async function privacyStatus(
  { db }: Pick<Services, 'db'>,
  { reference, code, now }: { readonly reference: string; readonly code: string; readonly now: Date },
): Promise<DataOf<typeof privacyStatusEndpoint>> {
  const request = await findPrivacyRequest(db, foldReference(reference))
  if (request === null || request.codeHash !== hashCode(code)) throw new ServiceError('privacy.not_found')
  return {
    referencia: request.reference,
    derecho: request.right,
    recibida: request.receivedAt.toISOString(),
    vence: request.dueAt.toISOString(),
    prorrogada: request.extendedAt !== null,
    diasRestantes: request.resolution === null ? daysUntil(request.dueAt, now) : null,
    resolucion: request.resolution,
    motivo: request.reason,
    resuelta: request.resolvedAt?.toISOString() ?? null,
  }
}
