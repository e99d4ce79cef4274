import { randomUUID } from 'node:crypto'
import { addSignIn, findUserByEmail, unflushedTransaction } from '@basejuris/database'
import { ServiceError } from '../../http/api-error.ts'
import { passwordMatches } from '../../security/password-hashing.ts'
import type { Services } from '../../services.ts'
import { noteSignIn } from './note-sign-in.ts'
import type { SignedIn, Visitor } from './register-user.ts'
import { checkSecondFactor } from './second-factor.ts'

export interface LogIn extends Visitor {
  readonly email: string
  readonly password: string
  /** Of the second factor. */
  readonly codigo?: string | undefined
  readonly at: Date
}

type Parts = Pick<Services, 'db' | 'sessions' | 'attempts' | 'textSeal' | 'digest' | 'mailer' | 'site' | 'tellNewDevices'>

/**
 * The same `auth.credentials`, as late, for an unknown e-mail, a wrong password and a disabled account. With a second factor a code is asked for, and a wrong one
 * refused, as `auth.second_factor`. Too many tries are refused before any password is looked at.
 */
export async function logIn(services: Parts, { email, password, codigo, at, device, address }: LogIn): Promise<SignedIn> {
  const account = email.toLowerCase()
  const { attempts, db } = services
  // What answers waits for the disk: a session, or the note of a refusal.
  const tried = await unflushedTransaction(db, async (tx) => {
    const counted = (await attempts.take('sign-in from', `${account} ${address}`, tx)) && (await attempts.take('sign-in to', account, tx))
    return counted ? { user: await findUserByEmail(tx, email) } : null
  })
  if (tried === null) throw new ServiceError('auth.too_many_attempts')
  const { user } = tried
  const matches = await passwordMatches(password, user?.passwordHash ?? null)
  const noteRefused = () => addSignIn(db, { id: randomUUID(), email, at, outcome: 'rechazado', device, address })
  if (user === null || !matches || user.disabledAt !== null) {
    await noteRefused()
    throw new ServiceError('auth.credentials')
  }
  const factor = await checkSecondFactor(services, user.id, { codigo, at })
  if (factor === 'wrong') {
    await noteRefused()
    throw new ServiceError('auth.second_factor')
  }
  const session = await db.transaction(async (tx) => {
    await attempts.forget('sign-in from', `${account} ${address}`, tx)
    await attempts.giveBack('sign-in to', account, tx)
    if (factor === 'missing') return null
    await noteSignIn(tx, services, user, { device, address, at })
    return services.sessions.open({ userId: user.id, device, address }, tx)
  })
  if (session === null) throw new ServiceError('auth.second_factor')
  return { user, session }
}
