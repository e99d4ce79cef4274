import { isWeakPassword } from '@basejuris/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ServiceError } from '../errors/service-error.ts'

/** Some 49,000 passwords of public leaks, in lower case: the list of zxcvbn-ts (MIT); and what comes to mind in front of this very page (NIST SP 800-63B §3.1.1.2). */
const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], 'basejuris', 'jurisprudencia'])

/** @throws {ServiceError} `auth.common_password` */
export function refuseWeakPassword(password: string, email: string): void {
  if (isWeakPassword(password, email, (word) => common.has(word))) throw new ServiceError('auth.common_password')
}
