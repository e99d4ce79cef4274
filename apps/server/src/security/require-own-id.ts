import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../errors/service-error.ts'

/** Requires that a user id of a body is the actor's own. Any other, known or not, is `auth.forbidden`. */
export function requireOwnId(actor: UserActor, userId: string): void {
  if (userId !== actor.userId) throw new ServiceError('auth.forbidden')
}
