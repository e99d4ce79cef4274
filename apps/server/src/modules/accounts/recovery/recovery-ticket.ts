import { randomBytes } from 'node:crypto'
import { type CodeHmac, isSameHmac } from '../../../security/code-hmac.ts'

const nonceBytes = 16

/**
 * Binds a recovery code to the browser that asked for it, so that nobody else uses up its attempts. It is given for any e-mail, with or
 * without an account.
 */
export interface RecoveryTicket {
  /** For the browser. */
  readonly value: string
  /** For the database and to count attempts. */
  readonly hash: string
}

const sign = (codeHmac: CodeHmac, email: string, nonce: string): string => codeHmac('recovery ticket', `${email.toLowerCase()} ${nonce}`)
const ticketOf = (codeHmac: CodeHmac, email: string, nonce: string): RecoveryTicket => ({
  value: `${nonce}.${sign(codeHmac, email, nonce)}`,
  hash: codeHmac('stored recovery ticket', nonce),
})

export function issueTicket(codeHmac: CodeHmac, email: string): RecoveryTicket {
  return ticketOf(codeHmac, email, randomBytes(nonceBytes).toString('base64url'))
}

/** Null unless it was issued for this e-mail. */
export function readTicket(codeHmac: CodeHmac, email: string, value: string | undefined): RecoveryTicket | null {
  const [nonce = '', hmac = ''] = (value ?? '').split('.')
  return isSameHmac(hmac, sign(codeHmac, email, nonce)) ? ticketOf(codeHmac, email, nonce) : null
}
