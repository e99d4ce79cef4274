import type { UserRow } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import type { Services } from '../../../services.ts'

/**
 * Checks the current password of the signed-in user. Attempts count for each session. Wrong: `auth.credentials`; too many
 * attempts: `auth.too_many_attempts`.
 */
export async function checkOwnPassword(
  { attempts }: Pick<Services, 'attempts'>,
  { sessionId }: UserActor,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string | undefined,
): Promise<void> {
  const attempt = ['password', `${user.id} ${sessionId}`] as const
  if (!(await attempts.consume([attempt]))) throw new ServiceError('auth.too_many_attempts')
  if (password === undefined || !(await passwordMatches(password, user.passwordHash))) throw new ServiceError('auth.credentials')
  await attempts.reset(attempt)
}
