import { findSecondFactor, removeSecondFactor as remove, removePendingCodes } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { checkSecondFactor } from './second-factor.ts'

export interface RemoveSecondFactor {
  readonly passwordActual: string
  readonly codigo: string
  readonly at: Date
}

/** Requires the password (`auth.credentials`) and a code (`auth.second_factor`). Drops a pending change of e-mail. */
export async function removeSecondFactor(
  services: Pick<Services, 'db' | 'textCipher' | 'codeHmac' | 'attempts' | 'mailer' | 'site'>,
  actor: UserActor,
  { passwordActual, codigo, at }: RemoveSecondFactor,
): Promise<{ quitado: true }> {
  const user = await ownAccount(services, actor, actor.userId)
  await checkOwnPassword(services, actor, user, passwordActual)
  const check = await checkSecondFactor(services, await findSecondFactor(services.db, user.id), { codigo, at, holder: actor.sessionId })
  if (check !== 'ok') throw new ServiceError('auth.second_factor')
  await services.db.transaction(async (tx) => {
    await remove(tx, user.id)
    await removePendingCodes(tx, user.id)
    await sendAccountNotice(services, user, 'second-factor-off', { at, tx, userId: user.id })
  })
  return { quitado: true }
}
