import { closeSessions } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'

/** A session of another user, or one that is not open: `auth.session_not_found`. */
export async function closeSession(
  { db }: Pick<Services, 'db'>,
  { userId }: UserActor,
  { sessionId, at }: { readonly sessionId: string; readonly at: Date },
): Promise<{ cerradas: number }> {
  const cerradas = await closeSessions(db, { userId, sessionId, at })
  if (cerradas === 0) throw new ServiceError('auth.session_not_found')
  return { cerradas }
}
