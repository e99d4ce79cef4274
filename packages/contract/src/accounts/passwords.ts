import { passwordLength } from '@basejuris/domain'
import { z } from 'zod'

/** Length alone; the server says whether a password is a common one (`passwordRules` of the domain). */
export const newPasswordSchema = z
  .string({ error: 'indique una contraseña' })
  .min(passwordLength.min, { error: `use al menos ${passwordLength.min} caracteres` })
  .max(passwordLength.max, { error: `use como máximo ${passwordLength.max} caracteres` })

/** Checks length only: a password chosen under older rules must still sign in. */
export const anyPasswordSchema = z
  .string({ error: 'indique su contraseña' })
  .min(1, { error: 'indique su contraseña' })
  .max(passwordLength.max, { error: `use como máximo ${passwordLength.max} caracteres` })
