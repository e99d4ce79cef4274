import { randomUUID } from 'node:crypto'
import {
  addUser,
  endAccess,
  listUsers,
  lockUser,
  recordAudit,
  removeSecondFactor,
  type Transaction,
  type UserRow,
  updateUser,
} from '@basejuris/database'
import { passwordLength } from '@basejuris/domain'
import { z } from 'zod'
import { OperatorError } from '../../../errors/operator-error.ts'
import { ServiceError } from '../../../errors/service-error.ts'
import { sendAccountNotice } from '../../../modules/accounts/account/send-account-notice.ts'
import { generatePassword } from '../../../security/generate-password.ts'
import { hashPassword } from '../../../security/password-hashing.ts'
import { refuseWeakPassword } from '../../../security/refuse-weak-password.ts'
import type { Services } from '../../../services.ts'
import { defineCommand } from '../../define-command.ts'
import { accountArgs, findAccount } from '../find-account.ts'

const maxListed = 1000
/** Without a password one is generated and answered once. */
const passwordArgs = accountArgs.extend({ password: z.string().max(1000).optional() })

export const createUser = defineCommand({
  request: passwordArgs,
  run: async ({ email, password }, { platform }) => {
    const { db } = platform.services
    const chosen = await choosePassword(password, email)
    const [id, at] = [randomUUID(), new Date()]
    const passwordHash = await hashPassword(chosen)
    const added = await db.transaction(async (tx) => {
      // The operator vouches for the address, so alerts may be sent at once.
      if (!(await addUser(tx, { id, email, passwordHash, createdAt: at, emailVerifiedAt: at }))) return false
      await recordAudit(tx, [{ at, actor: 'operator', action: 'user.created', subject: id, details: {} }])
      return true
    })
    if (!added) throw new OperatorError(`Ya existe una cuenta con el correo ${email}.`)
    return { email, ...(password === undefined ? { password: chosen } : {}) }
  },
})

export const listUsersCommand = defineCommand({
  request: z.object({ disabled: z.boolean() }),
  run: async ({ disabled }, { platform }) =>
    (await listUsers(platform.services.db, { disabled, limit: maxListed })).map(({ user, lastUsedAt }) => ({
      email: user.email,
      createdAt: user.createdAt.toISOString(),
      verified: user.emailVerifiedAt !== null,
      disabledAt: user.disabledAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
})

export const disableUser = defineCommand({
  request: accountArgs,
  run: async ({ email }, { platform }) => {
    const user = await findAccount(platform.services.db, email)
    if (user.disabledAt !== null) throw new OperatorError(`La cuenta ${email} ya está desactivada.`)
    return changeAccess(platform.services, user, {
      action: 'user.disabled',
      change: async (tx) => void (await updateUser(tx, user.id, { disabledAt: new Date() })),
    })
  },
})

export const enableUser = defineCommand({
  request: accountArgs,
  run: async ({ email }, { platform }) => {
    const user = await findAccount(platform.services.db, email)
    if (user.disabledAt === null) throw new OperatorError(`La cuenta ${email} no está desactivada.`)
    return changeAccess(platform.services, user, {
      action: 'user.enabled',
      change: async (tx) => void (await updateUser(tx, user.id, { disabledAt: null })),
    })
  },
})

export const setUserPassword = defineCommand({
  request: passwordArgs,
  run: async ({ email, password }, { platform }) => {
    const user = await findAccount(platform.services.db, email)
    const chosen = await choosePassword(password, user.email)
    const passwordHash = await hashPassword(chosen)
    const closed = await changeAccess(platform.services, user, {
      action: 'user.password_set',
      async change(tx) {
        await updateUser(tx, user.id, { passwordHash })
        await sendAccountNotice(platform.services, user, 'password', { at: new Date(), tx, userId: user.id })
      },
    })
    return { ...closed, ...(password === undefined ? { password: chosen } : {}) }
  },
})

/** For a person who lost the device and the backup codes. The operator must know that it is the owner who asks. */
export const resetSecondFactor = defineCommand({
  request: accountArgs,
  run: async ({ email }, { platform }) => {
    const user = await findAccount(platform.services.db, email)
    return changeAccess(platform.services, user, {
      action: 'user.second_factor_reset',
      async change(tx) {
        if (!(await removeSecondFactor(tx, user.id))) throw new OperatorError(`La cuenta ${email} no tiene un segundo factor activo.`)
        await sendAccountNotice(platform.services, user, 'second-factor-off', { at: new Date(), tx, userId: user.id })
      },
    })
  },
})

async function choosePassword(requested: string | undefined, email: string): Promise<string> {
  if (requested === undefined) return generatePassword()
  if (requested.length < passwordLength.min || requested.length > passwordLength.max)
    throw new OperatorError(`La contraseña debe tener entre ${passwordLength.min} y ${passwordLength.max} caracteres.`)
  try {
    await refuseWeakPassword(requested, email)
  } catch (error) {
    throw error instanceof ServiceError ? new OperatorError(error.message) : error
  }
  return requested
}

interface Change {
  readonly action: string
  readonly change: (tx: Transaction) => Promise<void>
}

/** Closes the open sessions and drops pending changes, because every change here affects who may sign in. */
const changeAccess = ({ db }: Pick<Services, 'db'>, { id }: UserRow, { action, change }: Change): Promise<{ sessions: number }> =>
  db.transaction(async (tx) => {
    const at = new Date()
    await lockUser(tx, id)
    await change(tx)
    const sessions = await endAccess(tx, { userId: id, at })
    await recordAudit(tx, [{ at, actor: 'operator', action, subject: id, details: { sessions } }])
    return { sessions }
  })
