import { findUserByEmail } from '@basejuris/database'
import { ServiceError } from '../../http/api-error.ts'
import { passwordMatches } from '../../security/password-hashing.ts'
import type { Services } from '../../services.ts'
import type { SignedIn, Visitor } from './register-user.ts'

export interface LogIn extends Visitor {
  readonly email: string
  readonly password: string
}

/** The same `auth.credentials`, as late, for an unknown e-mail, a wrong password and a disabled account. */
export async function logIn(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  { email, password, device, address }: LogIn,
): Promise<SignedIn> {
  const user = await findUserByEmail(db, email)
  const matches = await passwordMatches(password, user?.passwordHash ?? null)
  if (user === null || !matches || user.disabledAt !== null) throw new ServiceError('auth.credentials')
  return { user, session: await sessions.open({ userId: user.id, device, address }) }
}
