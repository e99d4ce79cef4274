import type { UserRow } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import type { Services } from '../../../services.ts'

/** Asks again for the password of whoever is signed in: `auth.credentials` when it is not theirs, `auth.too_many_attempts` after too many tries. */
export async function checkOwnPassword(
  { attempts }: Pick<Services, 'attempts'>,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  given: string | undefined,
): Promise<void> {
  if (!(await attempts.consume(['password', user.id]))) throw new ServiceError('auth.too_many_attempts')
  if (given === undefined || !(await passwordMatches(given, user.passwordHash))) throw new ServiceError('auth.credentials')
  await attempts.reset(['password', user.id])
}
