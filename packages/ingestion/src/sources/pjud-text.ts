import type { FieldReader } from '../reading/field-reader.ts'

const anonymisedState = 2
const stub = /^\s*ANONIMIZADO\s*$/iu
const textFields = ['texto_setencia', 'texto_sentencia', 'texto_sentencia_anon', 'texto_sentencia_preview'] as const

const visibleLength = (text: string): number => text.replace(/<br\s*\/?>|\s+/giu, ' ').trim().length

/**
 * The full text of a judiciary document. An anonymised one has it in the misspelt `texto_setencia`, while `texto_sentencia` holds a preview of
 * some 700 characters; elsewhere the longest field wins. The anonymised text goes first even when the other is a little longer, because the
 * other may still have the names.
 */
export const pjudText = (fields: FieldReader): string => {
  const candidates = textFields.map((name) => fields.body(name)).filter((text) => !stub.test(text))
  const longest = candidates.reduce((best, text) => (visibleLength(text) > visibleLength(best) ? text : best), '')
  const anonymised = fields.body('texto_setencia')
  const preferAnonymised =
    fields.number('sit_fallo_anonimizado_i') === anonymisedState &&
    !stub.test(anonymised) &&
    visibleLength(anonymised) * 2 > visibleLength(longest)
  return preferAnonymised ? anonymised : longest
}
