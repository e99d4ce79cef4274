import { randomInt } from 'node:crypto'
import { consumeBackupCode, consumeTotpStep, type SecondFactorRow } from '@basejuris/database'
import { Secret, TOTP } from 'otpauth'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'

const stepSeconds = 30
/** Accepted time steps before and after the current one, for clocks that differ (RFC 6238, 5.2). */
const window = 1
const backupAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const backupLength = 10

export function secretCipherContext(userId: string): string {
  return `second_factors.secret:${userId}`
}

export function createTotp(secret: string, email = ''): TOTP {
  return new TOTP({
    issuer: 'BaseJuris',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}

/** The time step near `at` that this code belongs to; null when it belongs to none. */
export function findTotpStep(secret: string, code: string, at: Date): number | null {
  const token = code.replaceAll(/\s/g, '')
  const timestamp = at.getTime()
  const delta = /^\d{6}$/.test(token) ? createTotp(secret).validate({ token, timestamp, window }) : null
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

/** «abcde-fghjk» without characters that look alike. */
export function newBackupCode(): string {
  const signs = Array.from({ length: backupLength }, () => backupAlphabet[randomInt(backupAlphabet.length)])
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

export function backupCodeHmac(codeHmac: Services['codeHmac'], userId: string, code: string): string {
  return codeHmac('backup code', `${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
}

/** Whose attempts count together: those of a known device or session, or those of all strangers who know the password. */
export function factorSubject(userId: string, holder: string | null): string {
  return holder === null ? userId : `${userId} ${holder}`
}

export type FactorCheck = 'none' | 'missing' | 'ok' | 'wrong'

/**
 * Checks the code that came with a correct password. Each app code and each backup code works once. `holder`: the known device or
 * session that tries. Too many attempts: `auth.too_many_factor_codes`.
 */
export async function checkSecondFactor(
  { db, textCipher, codeHmac, attempts }: Pick<Services, 'db' | 'textCipher' | 'codeHmac' | 'attempts'>,
  factor: SecondFactorRow | null,
  { codigo, at, holder }: { readonly codigo: string | undefined; readonly at: Date; readonly holder: string | null },
): Promise<FactorCheck> {
  if (factor === null || factor.confirmedAt === null) return 'none'
  if (codigo === undefined || codigo === '') return 'missing'
  const { userId } = factor
  const attempt = ['second factor', factorSubject(userId, holder)] as const
  if (!(await attempts.consume([attempt]))) throw new ServiceError('auth.too_many_factor_codes')
  const step = findTotpStep(textCipher.decrypt(secretCipherContext(userId), factor.secret), codigo, at)
  const accepted =
    step === null ? await consumeBackupCode(db, userId, backupCodeHmac(codeHmac, userId, codigo)) : await consumeTotpStep(db, userId, step)
  if (!accepted) return 'wrong'
  await attempts.reset(attempt)
  return 'ok'
}
