import type { UserRow } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import type { Services } from '../../../services.ts'

/** Checks the current password of the signed-in user. Wrong: `auth.credentials`; too many attempts: `auth.too_many_attempts`. */
export async function checkOwnPassword(
  { attempts }: Pick<Services, 'attempts'>,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string | undefined,
): Promise<void> {
  if (!(await attempts.consume(['password', user.id]))) throw new ServiceError('auth.too_many_attempts')
  if (password === undefined || !(await passwordMatches(password, user.passwordHash))) throw new ServiceError('auth.credentials')
  await attempts.reset(['password', user.id])
}
