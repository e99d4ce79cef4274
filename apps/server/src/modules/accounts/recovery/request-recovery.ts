import { randomInt, randomUUID } from 'node:crypto'
import { accountPages } from '@basejuris/contract'
import { addAccountCode, defineQueue, findUserByEmail } from '@basejuris/database'
import { recoveryCodeMinutes } from '@basejuris/domain'
import { z } from 'zod'
import { ServiceError } from '../../../errors/service-error.ts'
import { recoveryCodeMail } from '../../../mail/templates/recovery-code.ts'
import type { Services } from '../../../services.ts'
import { sendMail } from '../account/send-mail.ts'

/** Requests to recover an account. A queue keeps the answer equally fast for known and unknown e-mails. */
export const recoveryQueue = defineQueue('recovery', z.object({ requestId: z.uuid(), sealedEmail: z.string() }), { expireInSeconds: 60 })

const codeDigits = 8

const cipherContext = (requestId: string): string => `recovery.email:${requestId}`
export function recoveryCodeHmac(codeHmac: Services['codeHmac'], userId: string, code: string): string {
  return codeHmac('recovery code', `${userId} ${code}`)
}

/**
 * Enqueues a request to recover an account. The answer and its timing do not reveal whether the account exists. Too many requests for
 * one e-mail: `auth.too_many_codes`.
 */
export async function requestRecovery(
  { attempts, jobs, textCipher }: Pick<Services, 'attempts' | 'jobs' | 'textCipher'>,
  { email, id }: { readonly email: string; readonly id: string },
): Promise<{ message: string }> {
  if (!(await attempts.consume(['recovery mail', email.toLowerCase()]))) throw new ServiceError('auth.too_many_codes')
  await jobs.send(recoveryQueue, { requestId: id, sealedEmail: textCipher.encrypt(cipherContext(id), email) })
  return { message: `Si el correo tiene una cuenta, le enviamos un código que vence en ${recoveryCodeMinutes} minutos.` }
}

/** The job of `recoveryQueue`: mails a code if the account exists. */
export function recoveryJob(
  services: Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site' | 'textCipher'>,
  now: () => Date = () => new Date(),
) {
  return async ({ requestId, sealedEmail }: { readonly requestId: string; readonly sealedEmail: string }): Promise<void> => {
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
        createdAt,
        codeHash: recoveryCodeHmac(services.codeHmac, user.id, code),
        expiresAt: new Date(createdAt.getTime() + recoveryCodeMinutes * 60_000),
      })
      await sendMail(services, user.email, content, { tx, userId: user.id })
    })
  }
}
