import { findUser, findUserByEmail, type UserRow } from '@basejuris/database'
import { knownDeviceDays } from '@basejuris/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountCookies, readSecured, type TokenCookies } from '../../../http/token-cookie.ts'
import { findDevice, issueDevice } from '../../../security/known-device.ts'
import type { Services } from '../../../services.ts'

const daySeconds = 86_400

/** The token of a browser from which somebody signed in before. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return readSecured(request, accountCookies.device)
}

/** Makes the browser a known device of a user who just proved a password there. */
export function setDeviceCookie(
  { codeHmac, cookies }: Pick<Services, 'codeHmac'> & { readonly cookies: TokenCookies },
  request: FastifyRequest,
  reply: FastifyReply,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
): void {
  const value = issueDevice(codeHmac, user, new Date())
  cookies.setForAccounts(request, reply, { name: accountCookies.device, value, seconds: knownDeviceDays * daySeconds })
}

/** The same for a user who just chose a password. */
export async function setDeviceCookieOf(
  services: Pick<Services, 'codeHmac' | 'db'> & { readonly cookies: TokenCookies },
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const user = await findUser(services.db, userId)
  if (user !== null) setDeviceCookie(services, request, reply, user)
}

/** The browser as a known device of the account with an e-mail, else null. Only a request with a token costs a statement. */
export async function findDeviceOf(
  { db, codeHmac }: Pick<Services, 'db' | 'codeHmac'>,
  { email, deviceToken, at }: { readonly email: string; readonly deviceToken: string | undefined; readonly at: Date },
): Promise<string | null> {
  if (deviceToken === undefined) return null
  return findDevice(codeHmac, await findUserByEmail(db, email), deviceToken, at)
}
