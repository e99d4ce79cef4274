import { randomInt, randomUUID } from 'node:crypto'
import { accountPages } from '@basejuris/contract'
import { addAccountCode, defineQueue, findUserByEmail } from '@basejuris/database'
import { recoveryCodeMinutes } from '@basejuris/domain'
import { z } from 'zod'
import { ServiceError } from '../../../errors/service-error.ts'
import { recoveryCodeMail } from '../../../mail/templates/recovery-code.ts'
import type { Attempt } from '../../../security/attempt-limits.ts'
import { networkOf } from '../../../security/network-of.ts'
import type { Services } from '../../../services.ts'
import { findDeviceOf } from '../account/device-cookie.ts'
import { sendMail } from '../account/send-mail.ts'
import { issueTicket, type RecoveryTicket, readTicket } from './recovery-ticket.ts'

const recoveryPayload = z.object({ requestId: z.uuid(), sealedEmail: z.string(), ticketHash: z.string().optional() })
type RecoveryPayload = z.infer<typeof recoveryPayload>

/** Requests to recover an account. A queue keeps the answer equally fast for known and unknown e-mails. */
export const recoveryQueue = defineQueue('recovery', recoveryPayload, { expireInSeconds: 60 })

const codeDigits = 8

const cipherContext = (requestId: string): string => `recovery.email:${requestId}`
export function recoveryCodeHmac(codeHmac: Services['codeHmac'], userId: string, code: string): string {
  return codeHmac('recovery code', `${userId} ${code}`)
}

export interface RequestRecovery {
  readonly email: string
  readonly id: string
  readonly address: string
  /** Of a browser that signed in before. */
  readonly deviceToken: string | undefined
  /** Of a browser that asked before. Its earlier code is replaced. */
  readonly ticket: string | undefined
  readonly at: Date
}

/**
 * Enqueues a request to recover an account, and answers a ticket for the browser. The answer and its timing do not reveal whether the
 * account exists. Too many requests for one e-mail: `auth.too_many_codes`.
 */
export async function requestRecovery(
  services: Pick<Services, 'attempts' | 'jobs' | 'textCipher' | 'codeHmac' | 'db'>,
  { email, id, address, deviceToken, ticket, at }: RequestRecovery,
): Promise<{ message: string; ticket: RecoveryTicket }> {
  const subject = email.toLowerCase()
  const known = await findDeviceOf(services, { email, deviceToken, at })
  const counted: readonly Attempt[] =
    known === null
      ? [
          ['recovery mail from', `${subject} ${networkOf(address)}`],
          ['recovery mail to', subject],
        ]
      : [['recovery mail device', `${subject} ${known}`]]
  if (!(await services.attempts.consume(counted))) throw new ServiceError('auth.too_many_codes')
  const held = readTicket(services.codeHmac, email, ticket) ?? issueTicket(services.codeHmac, email)
  const sealedEmail = services.textCipher.encrypt(cipherContext(id), email)
  await services.jobs.send(recoveryQueue, { requestId: id, sealedEmail, ticketHash: held.hash })
  return { message: `Si el correo tiene una cuenta, le enviamos un código que vence en ${recoveryCodeMinutes} minutos.`, ticket: held }
}

/** The job of `recoveryQueue`: mails a code if the account exists. */
export function recoveryJob(
  services: Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site' | 'textCipher'>,
  now: () => Date = () => new Date(),
) {
  return async ({ requestId, sealedEmail, ticketHash }: RecoveryPayload): Promise<void> => {
    const user = await findUserByEmail(services.db, services.textCipher.decrypt(cipherContext(requestId), sealedEmail))
    if (user === null || user.disabledAt !== null) return
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
    const url = `${services.site.publicUrl}${accountPages.recover}`
    const content = recoveryCodeMail({ code: `${code.slice(0, 4)}-${code.slice(4)}`, minutes: recoveryCodeMinutes, url })
    const createdAt = now()
    await services.db.transaction(async (tx) => {
      await addAccountCode(tx, {
        id: randomUUID(),
        userId: user.id,
        purpose: 'recovery',
        email: user.email,
        ...(ticketHash === undefined ? {} : { ticketHash }),
        createdAt,
        codeHash: recoveryCodeHmac(services.codeHmac, user.id, code),
        expiresAt: new Date(createdAt.getTime() + recoveryCodeMinutes * 60_000),
      })
      await sendMail(services, user.email, content, { tx, userId: user.id })
    })
  }
}
