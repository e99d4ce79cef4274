import { randomBytes } from 'node:crypto'
import type { UserRow } from '@basejuris/database'
import { knownDeviceDays } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { type CodeHmac, isSameHmac } from './code-hmac.ts'

const nonceBytes = 16

const deviceHmac = (codeHmac: CodeHmac, { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>, claim: string): string =>
  codeHmac('known device', `${id} ${passwordHash ?? ''} ${claim}`)

/** A token for the browser from which a user just signed in. Another password makes it worthless. */
export function issueDevice(codeHmac: CodeHmac, user: Pick<UserRow, 'id' | 'passwordHash'>, at: Date): string {
  const claim = `${randomBytes(nonceBytes).toString('base64url')}.${Math.floor(at.getTime() / dayMs)}`
  return `${claim}.${deviceHmac(codeHmac, user, claim)}`
}

/** Name of the browser that holds the token, to count its attempts; null unless the token is of this user and not too old. */
export function findDevice(codeHmac: CodeHmac, user: Pick<UserRow, 'id' | 'passwordHash'> | null, token: string, at: Date): string | null {
  const [nonce = '', day = '', hmac = ''] = token.split('.')
  const expected = deviceHmac(codeHmac, user ?? { id: '', passwordHash: null }, `${nonce}.${day}`)
  const age = at.getTime() / dayMs - Number(day)
  return isSameHmac(hmac, expected) && user !== null && age <= knownDeviceDays + 1 ? nonce : null
}
