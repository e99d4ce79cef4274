import { confirmSecondFactor as confirm, findSecondFactor, removePendingCodes } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { ownAccount, requireProvenEmail } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { backupCodeHmac, factorSubject, findTotpStep, newBackupCode, secretCipherContext } from './second-factor.ts'

const backupCodes = 10

/**
 * Enables the prepared second factor with one of its codes, else `auth.second_factor`, and drops a pending change of e-mail. Answers the
 * backup codes, which are shown only once.
 */
export async function confirmSecondFactor(
  services: Pick<Services, 'db' | 'textCipher' | 'codeHmac' | 'attempts' | 'mailer' | 'site'>,
  actor: UserActor,
  { codigo, at }: { readonly codigo: string; readonly at: Date },
): Promise<{ codigosDeRespaldo: string[] }> {
  const user = await ownAccount(services, actor, actor.userId)
  requireProvenEmail(user)
  const attempt = ['second factor', factorSubject(user.id, actor.sessionId)] as const
  if (!(await services.attempts.consume([attempt]))) throw new ServiceError('auth.too_many_factor_codes')
  const factor = await findSecondFactor(services.db, user.id)
  if (factor !== null && factor.confirmedAt !== null) throw new ServiceError('auth.second_factor_on')
  const step = factor === null ? null : findTotpStep(services.textCipher.decrypt(secretCipherContext(user.id), factor.secret), codigo, at)
  if (step === null) throw new ServiceError('auth.second_factor')
  const codigosDeRespaldo = Array.from({ length: backupCodes }, newBackupCode)
  const backupHashes = codigosDeRespaldo.map((code) => backupCodeHmac(services.codeHmac, user.id, code))
  await services.db.transaction(async (tx) => {
    if (!(await confirm(tx, { userId: user.id, step, backupHashes, at }))) throw new ServiceError('auth.second_factor_on')
    await removePendingCodes(tx, user.id)
    await sendAccountNotice(services, user, 'second-factor-on', { at, tx, userId: user.id })
  })
  await services.attempts.reset(attempt)
  return { codigosDeRespaldo }
}
