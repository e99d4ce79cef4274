import { emailSchema } from '@basejuris/contract'
import { type Database, findUserByEmail, type UserRow } from '@basejuris/database'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'

export const accountArgs = z.object({ email: emailSchema })

/** @throws {OperatorError} when no account has the e-mail */
export async function findAccount(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email)
  if (user === null) throw new OperatorError(`No hay una cuenta con el correo ${email}.`)
  return user
}
