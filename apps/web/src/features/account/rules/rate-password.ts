import { passwordLength } from '@basejuris/domain/limits'
import { isWeakPassword } from '@basejuris/domain/password-rules'

export interface PasswordRating {
  /** 0 is not accepted; 3 is the best. */
  readonly level: 0 | 1 | 2 | 3
  readonly words: string
}

const goodLength = 14
const veryGoodLength = 18

/** Rates a new password. Length counts, not kinds of character (NIST SP 800-63B §3.1.1). */
export function ratePassword(password: string, email: string): PasswordRating {
  const missing = passwordLength.min - password.length
  if (missing > 0) return { level: 0, words: missing === 1 ? 'Falta 1 carácter.' : `Faltan ${missing} caracteres.` }
  if (password.length > passwordLength.max) return { level: 0, words: `Es muy larga: use como máximo ${passwordLength.max} caracteres.` }
  if (isWeakPassword(password, '', () => false)) return { level: 0, words: 'Repite casi siempre los mismos caracteres: elija otra.' }
  if (isWeakPassword(password, email, () => false)) return { level: 0, words: 'Contiene su correo: elija otra.' }
  if (password.length >= veryGoodLength) return { level: 3, words: 'Muy buena.' }
  return password.length >= goodLength ? { level: 2, words: 'Buena.' } : { level: 1, words: 'Suficiente. Más larga es mejor.' }
}
