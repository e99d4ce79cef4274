import { passwordLength } from '../limits.ts'
import { removeAccents } from '../text/fold-text.ts'

const minDistinct = 5
const minNameLength = 4

/** The rules as users read them. */
export const passwordRules: readonly string[] = [
  `Use al menos ${passwordLength.min} caracteres; una frase de varias palabras es lo mejor.`,
  'No sirven las contraseñas más usadas, tampoco con números o signos alrededor.',
  'No puede contener su correo ni la parte anterior a la arroba.',
]

/** Whether a password is common or derived from the e-mail. `isCommon` gets lower case words, with and without accents. */
export function isWeakPassword(password: string, email: string, isCommon: (word: string) => boolean): boolean {
  const folded = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(folded).size < minDistinct) return true
  const [name = ''] = email.trim().toLowerCase().split('@')
  if (name.length >= minNameLength ? folded.includes(name) : folded === name) return true
  const plain = removeAccents(folded)
  const word = plain.replace(/^[\p{N}\p{P}\p{S}]+|[\p{N}\p{P}\p{S}]+$/gu, '')
  return isCommon(folded) || isCommon(plain) || (word !== '' && isCommon(word))
}
