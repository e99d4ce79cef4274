import { consumeAccountCode, findLinkCode, findUser, isEmailTaken, type Transaction, updateUser } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { linkCodeHmac } from './link-code.ts'

type Parts = Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site'>

/**
 * Confirms the e-mail of a link, or changes the account to it and notifies the old address. A link that is used, replaced or expired:
 * `auth.verification_code`.
 */
export async function confirmEmail(
  services: Parts,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<{ message: string }> {
  const found = await findLinkCode(services.db, linkCodeHmac(services.codeHmac, code))
  const done = found !== null && (await services.db.transaction((tx) => applyCode(services, tx, found.id, at)))
  if (!done) throw new ServiceError('auth.verification_code')
  return { message: found.purpose === 'email-change' ? 'Su cuenta usa ahora este correo.' : 'Su correo está confirmado.' }
}

async function applyCode(services: Parts, tx: Transaction, codeId: string, at: Date): Promise<boolean> {
  const code = await consumeAccountCode(tx, codeId, at)
  const user = code === null ? null : await findUser(tx, code.userId)
  if (code === null || user === null || user.disabledAt !== null) return false
  if (code.purpose === 'verification') {
    if (user.email !== code.email) return false
    await updateUser(tx, user.id, { emailVerifiedAt: at })
    return true
  }
  if (await isEmailTaken(tx, code.email)) return false
  await updateUser(tx, user.id, { email: code.email, emailVerifiedAt: at })
  await sendAccountNotice(services, user, 'email', { at, tx })
  return true
}
