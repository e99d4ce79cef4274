import { isWeakPassword } from '@basejuris/domain'
import { ServiceError } from '../errors/service-error.ts'

/**
 * About 49,000 passwords of public leaks, in lower case, from zxcvbn-ts (MIT), and words that this site suggests (NIST SP 800-63B
 * §3.1.1.2).
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], 'basejuris', 'jurisprudencia'])
}

let loaded: Promise<ReadonlySet<string>> | null = null

/** @throws {ServiceError} `auth.common_password` */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  loaded ??= loadCommon()
  const common = await loaded
  if (isWeakPassword(password, email, (word) => common.has(word))) throw new ServiceError('auth.common_password')
}
