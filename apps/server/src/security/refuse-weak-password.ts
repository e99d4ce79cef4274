import { isWeakPassword } from '@basejuris/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ServiceError } from '../errors/service-error.ts'

/**
 * About 49,000 passwords of public leaks, in lower case, from zxcvbn-ts (MIT), and words that this site suggests (NIST SP 800-63B
 * §3.1.1.2).
 */
const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], 'basejuris', 'jurisprudencia'])

/** @throws {ServiceError} `auth.common_password` */
export function refuseWeakPassword(password: string, email: string): void {
  if (isWeakPassword(password, email, (word) => common.has(word))) throw new ServiceError('auth.common_password')
}
