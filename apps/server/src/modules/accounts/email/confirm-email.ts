import {
  type AccountCodeRow,
  consumeAccountCode,
  endAccess,
  findLinkCode,
  isEmailTaken,
  lockUser,
  type Transaction,
} from '@basejuris/database'
import type { Actor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { addUndoLink, linkCodeHmac } from './link-code.ts'
import { closedSessions, proveEmail } from './prove-email.ts'

type Parts = Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site' | 'attempts'>

export interface ConfirmEmail {
  readonly code: string
  readonly at: Date
}

/**
 * Confirms the e-mail of a link, or changes the account to it and notifies the old address. A change, and the first proof, close every
 * session but the actor's own. A link that is used, replaced or expired: `auth.verification_code`.
 */
export async function confirmEmail(services: Parts, actor: Actor, { code, at }: ConfirmEmail): Promise<{ message: string }> {
  const found = await findLinkCode(services.db, linkCodeHmac(services.codeHmac, code))
  if (found === null || found.purpose === 'email-undo') throw new ServiceError('auth.verification_code')
  const ended = await services.db.transaction((tx) => applyCode(services, tx, actor, { found, at }))
  if (ended === null) throw new ServiceError('auth.verification_code')
  const done = found.purpose === 'email-change' ? 'Su cuenta usa ahora este correo.' : 'Su correo está confirmado.'
  return { message: [done, ...ended].join(' ') }
}

/** What ended with the confirmation, in sentences. Null for a code that no longer counts. */
async function applyCode(
  services: Parts,
  tx: Transaction,
  actor: Actor,
  { found, at }: { readonly found: AccountCodeRow; readonly at: Date },
): Promise<readonly string[] | null> {
  const user = await lockUser(tx, found.userId)
  const code = await consumeAccountCode(tx, found.id, at)
  if (code === null || user === null || user.disabledAt !== null) return null
  const sessionId = actor.kind === 'user' && actor.userId === user.id ? actor.sessionId : undefined
  const proof = { email: code.email, sessionId, at }
  if (code.purpose === 'verification') return user.email === code.email ? proveEmail(services, tx, user, proof) : null
  if (await isEmailTaken(tx, { email: code.email, now: at, exceptUserId: user.id })) return null
  const ended = await proveEmail(services, tx, user, proof)
  const sessions = await endAccess(tx, { userId: user.id, at, ...(sessionId === undefined ? {} : { exceptId: sessionId }) })
  const undo = await addUndoLink(services, tx, { user, requestedAt: code.createdAt, at })
  await sendAccountNotice(services, user, 'email', { at, undo, tx })
  return [...ended, ...closedSessions(sessions)]
}
