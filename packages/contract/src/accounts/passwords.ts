import { passwordLength } from '@basejuris/domain'
import { exactText } from '../fields/text.ts'

/** Length alone; the server says whether a password is a common one (`passwordRules` of the domain). */
export const newPasswordSchema = exactText(passwordLength.max, 'indique una contraseña').min(passwordLength.min, {
  error: `use al menos ${passwordLength.min} caracteres`,
})

/** Checks length only: a password chosen under older rules must still sign in. */
export const anyPasswordSchema = exactText(passwordLength.max, 'indique su contraseña').min(1, { error: 'indique su contraseña' })
