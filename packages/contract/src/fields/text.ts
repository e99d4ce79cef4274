import { z } from 'zod'

const plain = /^[^\0]*$/

/** Any well-formed text up to a length, trimmed. */
export function privateText(max: number) {
  return z
    .string({ error: 'debe ser un texto' })
    .overwrite((text) => text.toWellFormed())
    .trim()
    .max(max, { error: `use como máximo ${max} caracteres` })
    .regex(plain, { error: 'quite los caracteres nulos' })
}

/** As `privateText`, not empty. */
export function requiredText(max: number, missing: string) {
  return privateText(max).min(1, { error: missing })
}
