import {
  type AccountCodeRow,
  closeSessions,
  consumeAccountCode,
  findLinkCode,
  findUserByEmail,
  lockUser,
  removeCodesSince,
  removeIdentitiesSince,
  removeMembershipsOf,
  removeSecondFactor,
  type Transaction,
  updateUser,
} from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { hashPassword } from '../../../security/password-hashing.ts'
import { refuseWeakPassword } from '../../../security/refuse-weak-password.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { linkCodeHmac } from './link-code.ts'
import { endedMemberships } from './prove-email.ts'

type Parts = Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site' | 'attempts'>

export interface UndoEmailChange {
  readonly code: string
  readonly newPassword: string
  readonly at: Date
}

/**
 * Gives an account back to the e-mail it had, with a new password. Ends every session, code, identity, second factor and sharing that
 * began since the change was requested. Links sent for earlier changes stay, so that no later holder can drop them. A link that is used,
 * replaced or expired: `auth.undo_code`.
 */
export async function undoEmailChange(
  services: Parts,
  { code, newPassword, at }: UndoEmailChange,
): Promise<{ userId: string; message: string }> {
  const found = await findLinkCode(services.db, linkCodeHmac(services.codeHmac, code))
  if (found === null || found.purpose !== 'email-undo' || found.usedAt !== null || found.expiresAt <= at)
    throw new ServiceError('auth.undo_code')
  await refuseWeakPassword(newPassword, found.email)
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction((tx) => restoreEmail(services, tx, { found, passwordHash, at }))
  return { userId: found.userId, message: 'Su cuenta usa este correo y la contraseña que eligió. Se cerraron todas las sesiones.' }
}

async function restoreEmail(
  services: Parts,
  tx: Transaction,
  { found, passwordHash, at }: { readonly found: AccountCodeRow; readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  const user = await lockUser(tx, found.userId)
  const code = await consumeAccountCode(tx, found.id, at)
  const holder = await findUserByEmail(tx, found.email)
  if (code === null || user === null || user.disabledAt !== null || (holder !== null && holder.id !== user.id))
    throw new ServiceError('auth.undo_code')
  const since = code.createdAt
  await updateUser(tx, user.id, {
    email: code.email,
    emailVerifiedAt: user.email === code.email ? (user.emailVerifiedAt ?? at) : at,
    passwordHash,
  })
  await closeSessions(tx, { userId: user.id, at })
  await removeCodesSince(tx, user.id, since)
  const factor = await removeSecondFactor(tx, user.id, since)
  const identities = await removeIdentitiesSince(tx, user.id, since)
  const details = [
    ...(factor ? ['Se quitó el segundo factor que se activó después de pedir el cambio.'] : []),
    ...(identities > 0 ? ['Se desvinculó el inicio de sesión de una organización.'] : []),
    ...endedMemberships(await removeMembershipsOf(tx, user.id, since)),
  ]
  await sendAccountNotice(services, { email: code.email, emailVerifiedAt: at }, 'email-restored', { at, details, tx, userId: user.id })
  if (user.email !== code.email) await sendAccountNotice(services, user, 'email-undone', { at, tx })
}
