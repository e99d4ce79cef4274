import type { DataOf, startSecondFactorEndpoint } from '@basejuris/contract'
import { startSecondFactor as keepSecret } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { Secret } from 'otpauth'
import { ServiceError } from '../../../errors/service-error.ts'
import { ownAccount, requireProvenEmail } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { createTotp, secretCipherContext } from './second-factor.ts'

const secretBytes = 20

/**
 * Prepares a second factor; it takes effect once one of its codes is confirmed. An unconfirmed e-mail: `auth.email_unverified`. One already
 * enabled: `auth.second_factor_on`.
 */
export async function startSecondFactor(
  services: Pick<Services, 'db' | 'textCipher' | 'attempts'>,
  actor: UserActor,
  { passwordActual, at }: { readonly passwordActual: string; readonly at: Date },
): Promise<DataOf<typeof startSecondFactorEndpoint>> {
  const user = await ownAccount(services, actor, actor.userId)
  requireProvenEmail(user)
  await checkOwnPassword(services, actor, user, passwordActual)
  const secreto = new Secret({ size: secretBytes }).base32
  const secret = services.textCipher.encrypt(secretCipherContext(user.id), secreto)
  if (!(await keepSecret(services.db, { userId: user.id, secret, createdAt: at }))) throw new ServiceError('auth.second_factor_on')
  const uri = createTotp(secreto, user.email).toString()
  const { toString: drawCode } = await import('qrcode')
  const svg = await drawCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { secreto, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
