import { z } from 'zod'

/** PostgreSQL stores neither NUL nor lone surrogates. The pattern is documented, so it is one that every language reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character is the one to refuse
const withoutNul = /^[^\u0000]*$/
const unstorable = { error: 'quite los caracteres nulos o dañados' }
const notText = 'debe ser un texto'

const stringOr = (missing: string) => z.string({ error: ({ input }) => (input === undefined ? missing : notText) })

const storableUpTo = (text: z.ZodString, max: number) =>
  text
    .max(max, { error: `use como máximo ${max} caracteres` })
    .regex(withoutNul, unstorable)
    .refine((sent) => sent.isWellFormed(), unstorable)

/** Text as sent, up to a length. Every text of a request has this type or one of the next two. */
export function exactText(max: number, missing = notText) {
  return storableUpTo(stringOr(missing), max)
}

/** As `exactText`, trimmed. */
export function privateText(max: number, missing = notText) {
  return storableUpTo(stringOr(missing).trim(), max)
}

/** As `privateText`, not empty. */
export function requiredText(max: number, missing: string) {
  return privateText(max, missing).min(1, { error: missing })
}

const { source: calendarDay } = z.regexes.date

export const partialDateError = 'use una fecha que exista: aaaa-mm-dd, aaaa-mm o aaaa'

/** A day, month or year that exists: `aaaa-mm-dd`, `aaaa-mm` or `aaaa`. An empty text is none. */
export const partialDateSchema = z
  .string()
  .trim()
  .regex(new RegExp(`^(?:(?!0000)(?:${calendarDay.replace(/^\^|\$$/g, '')}|\\d{4}-(?:0[1-9]|1[0-2])|\\d{4}))?$`), {
    error: partialDateError,
  })
