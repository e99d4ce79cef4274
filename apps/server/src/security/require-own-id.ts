import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../errors/service-error.ts'

/** A user id in a body is the asker's own; anybody else's, known or not, is `auth.forbidden`. */
export function requireOwnId(actor: UserActor, userId: string): void {
  if (userId !== actor.userId) throw new ServiceError('auth.forbidden')
}
