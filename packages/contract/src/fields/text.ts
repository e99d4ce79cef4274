import { z } from 'zod'

const plain = /^[^\0]*$/

/** What a user writes for themselves: any well-formed text up to a length, blanks around it left out. */
export function privateText(max: number) {
  return z
    .string({ error: 'debe ser un texto' })
    .overwrite((text) => text.toWellFormed())
    .trim()
    .max(max, { error: `use como máximo ${max} caracteres` })
    .regex(plain, { error: 'quite los caracteres nulos' })
}

/** The same, not empty. */
export function requiredText(max: number, missing: string) {
  return privateText(max).min(1, { error: missing })
}
