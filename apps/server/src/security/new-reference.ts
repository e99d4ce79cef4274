import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32, without letters that are mistaken for digits or other letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomLetters = (count: number): string => [...randomBytes(count)].map((byte) => alphabet[byte % alphabet.length]).join('')
const inGroups = (letters: string, size: number): string => letters.match(new RegExp(`.{1,${size}}`, 'gu'))?.join('-') ?? ''

/** A reference that a person quotes: `C-7K3M-9QXF`. */
export function newReference(letter: 'C' | 'P'): string {
  return `${letter}-${inGroups(randomLetters(8), 4)}`
}

/** A secret of 125 bits that a person can copy by hand. */
export function newSecretCode(): string {
  return inGroups(randomLetters(25), 5)
}

/** Normalizes a typed code: ignores blanks and case, reads O as 0 and I or L as 1. */
export function foldCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/gu, '')
    .replace(/O/gu, '0')
    .replace(/[IL]/gu, '1')
}

/** Normalizes a typed reference to its stored form. */
export function foldReference(typed: string): string {
  const folded = foldCode(typed)
  return `${folded.charAt(0)}-${inGroups(folded.slice(1), 4)}`
}

/** The code is long and random, so a plain hash does not reveal it. */
export function hashCode(code: string): string {
  return createHash('sha256').update(foldCode(code)).digest('base64url')
}
