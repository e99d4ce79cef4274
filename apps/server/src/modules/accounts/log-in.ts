import { randomUUID } from 'node:crypto'
import { addSignIn, findUserByEmail, removeSignInsBefore } from '@basejuris/database'
import { ServiceError } from '../../http/api-error.ts'
import { passwordMatches } from '../../security/password-hashing.ts'
import type { Services } from '../../services.ts'
import { noteSignIn } from './note-sign-in.ts'
import type { SignedIn, Visitor } from './register-user.ts'
import { checkSecondFactor } from './second-factor.ts'

/** The log of sign-ins goes back this far. */
export const signInLogDays = 180
const dayMs = 86_400_000

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
  if (!(await attempts.take('sign-in from', `${account} ${address}`))) throw new ServiceError('auth.too_many_attempts')
  if (!(await attempts.take('sign-in to', account))) throw new ServiceError('auth.too_many_attempts')
  const noteRefused = () => addSignIn(db, { id: randomUUID(), email, at, outcome: 'rechazado', device, address })
  const user = await findUserByEmail(db, email)
  const matches = await passwordMatches(password, user?.passwordHash ?? null)
  if (user === null || !matches || user.disabledAt !== null) {
    await noteRefused()
    throw new ServiceError('auth.credentials')
  }
  const factor = await checkSecondFactor(services, user.id, { codigo, at })
  if (factor !== 'wrong') await forgive(attempts, { account, address })
  if (factor === 'missing') throw new ServiceError('auth.second_factor')
  if (factor === 'wrong') {
    await noteRefused()
    throw new ServiceError('auth.second_factor')
  }
  await noteSignIn(services, user, { device, address, at })
  await removeSignInsBefore(db, user.id, new Date(at.getTime() - signInLogDays * dayMs))
  return { user, session: await services.sessions.open({ userId: user.id, device, address }) }
}

async function forgive(attempts: Services['attempts'], { account, address }: { readonly account: string; readonly address: string }) {
  await attempts.forget('sign-in from', `${account} ${address}`)
  await attempts.giveBack('sign-in to', account)
}
