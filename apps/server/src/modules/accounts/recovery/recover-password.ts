import { type AccountCodeRow, attemptRecoveryCode, consumeAccountCode, endAccess, lockUser, type Transaction } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Attempt } from '../../../security/attempt-limits.ts'
import { isSameHmac } from '../../../security/code-hmac.ts'
import { networkOf } from '../../../security/network-of.ts'
import { hashPassword } from '../../../security/password-hashing.ts'
import { refuseWeakPassword } from '../../../security/refuse-weak-password.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { proveEmail } from '../email/prove-email.ts'
import { readTicket } from './recovery-ticket.ts'
import { recoveryCodeHmac } from './request-recovery.ts'

/** Wrong attempts with its ticket after which a code is invalid. */
const maxAttempts = 5

type Parts = Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site' | 'attempts'>

export interface RecoverPassword {
  readonly email: string
  readonly code: string
  readonly newPassword: string
  readonly address: string
  /** Of the browser that asked for the code. Without it the code works, but attempts count with those of strangers. */
  readonly ticket: string | undefined
  readonly at: Date
}

/** Changes the password, closes every session and drops pending changes. A code that is wrong, used, expired, unknown or tried too often: `auth.recovery_code`. */
export async function recoverPassword(
  services: Parts,
  { email, code, newPassword, address, ticket, at }: RecoverPassword,
): Promise<{ message: string; userId: string }> {
  await refuseWeakPassword(newPassword, email)
  const subject = email.toLowerCase()
  const ticketHash = readTicket(services.codeHmac, email, ticket)?.hash ?? null
  const counted: readonly Attempt[] =
    ticketHash === null
      ? [
          ['recovery code from', `${subject} ${networkOf(address)}`],
          ['recovery code to', subject],
        ]
      : [['recovery code ticket', `${subject} ${ticketHash}`]]
  if (!(await services.attempts.consume(counted))) throw new ServiceError('auth.too_many_codes')
  const digits = code.replaceAll(/\D/g, '')
  const valid = await attemptRecoveryCode(services.db, { email, ticketHash, now: at, maxAttempts })
  const stored = valid.find(({ userId, codeHash }) => isSameHmac(recoveryCodeHmac(services.codeHmac, userId, digits), codeHash))
  if (stored === undefined) throw new ServiceError('auth.recovery_code')
  const passwordHash = await hashPassword(newPassword)
  if (!(await services.db.transaction((tx) => changePassword(services, tx, { stored, passwordHash, at }))))
    throw new ServiceError('auth.recovery_code')
  for (const kind of ['recovery code to', 'sign-in to'] as const) await services.attempts.reset([kind, subject])
  return {
    userId: stored.userId,
    message: 'Su contraseña cambió y se cerraron todas las sesiones. Inicie sesión con la nueva.',
  }
}

async function changePassword(
  services: Parts,
  tx: Transaction,
  { stored, passwordHash, at }: { readonly stored: AccountCodeRow; readonly passwordHash: string; readonly at: Date },
): Promise<boolean> {
  const user = await lockUser(tx, stored.userId)
  const consumed = await consumeAccountCode(tx, stored.id, at)
  if (consumed === null || user === null || user.email !== consumed.email) return false
  // The code was mailed to this address, so using it proves that the user reads it.
  await proveEmail(services, tx, user, { email: user.email, passwordHash, at })
  await endAccess(tx, { userId: user.id, at })
  await sendAccountNotice(services, { email: user.email, emailVerifiedAt: at }, 'password', { at, tx, userId: user.id })
  return true
}
