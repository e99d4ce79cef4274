import { type Database, findUser, type UserRow } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../errors/service-error.ts'

/** The account of the actor. An id of anybody else, known or not, is `auth.forbidden`. */
export async function ownAccount({ db }: { readonly db: Database }, actor: UserActor, userId: string): Promise<UserRow> {
  if (userId !== actor.userId) throw new ServiceError('auth.forbidden')
  const user = await findUser(db, actor.userId)
  if (user === null) throw new ServiceError('auth.expired')
  return user
}

/** Requires that the user confirmed the e-mail, else `auth.email_unverified`: an unconfirmed one may belong to somebody else. */
export function requireProvenEmail({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): void {
  if (emailVerifiedAt === null) throw new ServiceError('auth.email_unverified')
}

/** Requires that a user id of a body is the actor's own. Any other, known or not, is `auth.forbidden`. */
export function requireOwnId(actor: UserActor, userId: string): void {
  if (userId !== actor.userId) throw new ServiceError('auth.forbidden')
}
