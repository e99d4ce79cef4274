import { addUser, findUser, type UserRow } from '@basejuris/database'
import { ServiceError } from '../../http/api-error.ts'
import { hashPassword } from '../../security/password-hashing.ts'
import type { OpenedSession } from '../../security/sessions.ts'
import type { Services } from '../../services.ts'

export interface Visitor {
  readonly device: string
  readonly address: string
}

export interface RegisterUser extends Visitor {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly at: Date
}

export interface SignedIn {
  readonly user: UserRow
  readonly session: OpenedSession
}

/** Somebody who has the e-mail already: `auth.email_taken`. */
export async function registerUser(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  { id, email, password, at, device, address }: RegisterUser,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(password)
  if (!(await addUser(db, { id, email, passwordHash, createdAt: at, acceptedTermsAt: at }))) throw new ServiceError('auth.email_taken')
  const user = await findUser(db, id)
  if (user === null) throw new ServiceError('server.internal')
  return { user, session: await sessions.open({ userId: id, device, address }) }
}
