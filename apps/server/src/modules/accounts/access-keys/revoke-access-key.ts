import { revokeAccessKeys } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'

/** A key of another user, or one that opens nothing: `access_key.not_found`. */
export async function revokeAccessKey(
  { db }: Pick<Services, 'db'>,
  { userId }: UserActor,
  { keyId, at }: { readonly keyId: string; readonly at: Date },
): Promise<{ revocadas: number }> {
  const revocadas = await revokeAccessKeys(db, { userId, id: keyId, at })
  if (revocadas === 0) throw new ServiceError('access_key.not_found')
  return { revocadas }
}
