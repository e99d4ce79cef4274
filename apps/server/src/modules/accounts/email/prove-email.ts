import {
  endAccess,
  removeAccountCodes,
  removeMembershipsOf,
  removeSecondFactor,
  type Transaction,
  type UserRow,
  updateUser,
} from '@basejuris/database'
import { formatPlural } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'

export interface ProveEmail {
  /** The e-mail that was proven; it becomes that of the account. */
  readonly email: string
  /** A new password, or null to remove it. */
  readonly passwordHash?: string | null
  /** Session of the person who proves the e-mail. It stays open. */
  readonly sessionId?: string | undefined
  readonly at: Date
}

/**
 * Marks the e-mail of an account as proven. The first proof ends what an unproven holder set up and mails that to the owner. History,
 * favourites and notes stay. Answers what ended, in sentences.
 */
export async function proveEmail(
  services: Pick<Services, 'mailer' | 'site' | 'attempts'>,
  tx: Transaction,
  user: UserRow,
  { email, passwordHash, sessionId, at }: ProveEmail,
): Promise<readonly string[]> {
  const first = user.emailVerifiedAt === null
  const ended = first ? await endUnproven(tx, user.id, { sessionId, at }) : []
  if (first && passwordHash === null && user.passwordHash !== null) ended.push('Se borró la contraseña que tenía la cuenta.')
  const changed = passwordHash === undefined ? {} : { passwordHash }
  await updateUser(tx, user.id, { email, emailVerifiedAt: user.email === email ? (user.emailVerifiedAt ?? at) : at, ...changed })
  if (ended.length > 0)
    await sendAccountNotice(services, { email, emailVerifiedAt: at }, 'first-proof', { at, details: ended, tx, userId: user.id })
  return ended
}

async function endUnproven(tx: Transaction, userId: string, { sessionId, at }: Pick<ProveEmail, 'sessionId' | 'at'>): Promise<string[]> {
  const sessions = await endAccess(tx, { userId, at, ...(sessionId === undefined ? {} : { exceptId: sessionId }) })
  await removeAccountCodes(tx, userId, ['verification'])
  const factor = await removeSecondFactor(tx, userId)
  const memberships = await removeMembershipsOf(tx, userId)
  return [
    ...closedSessions(sessions),
    ...(factor ? ['Se quitó el segundo factor con sus códigos de respaldo.'] : []),
    ...endedMemberships(memberships),
  ]
}

export function closedSessions(count: number): string[] {
  return count === 0 ? [] : [`Se cerraron las sesiones que estaban abiertas en otros equipos (${count}).`]
}

export function endedMemberships(count: number): string[] {
  return count === 0 ? [] : [`Se dejó de compartir carpetas con otras personas (${formatPlural(count, 'vez', 'veces')}).`]
}
