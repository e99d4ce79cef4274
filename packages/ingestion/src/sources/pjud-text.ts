import type { FieldReader } from '../reading/field-reader.ts'

const anonymisedState = 2
const stub = /^\s*(?:ANONIMIZADO\s*)?$/iu

const visibleLength = (text: string): number => text.replace(/<br\s*\/?>|\s+/giu, ' ').length

/**
 * The full text of a judiciary document. An anonymised one has it in the misspelt `texto_setencia`, and a preview of some 700 characters
 * in `texto_sentencia`. Elsewhere the longest field counts. The anonymised text comes first even when it is slightly shorter, because
 * the other may still hold the names.
 */
export function pjudText(fields: FieldReader): string {
  const open = fields.body('texto_sentencia')
  const anonymised = fields.body('texto_setencia')
  if (stub.test(open) && stub.test(anonymised))
    return ['texto_sentencia_anon', 'texto_sentencia_preview'].map((key) => fields.body(key)).find((text) => !stub.test(text)) ?? ''
  if (stub.test(anonymised)) return open
  if (stub.test(open)) return anonymised
  const preference = fields.number('sit_fallo_anonimizado_i') === anonymisedState ? 2 : 1
  return visibleLength(anonymised) * preference >= visibleLength(open) ? anonymised : open
}

const heading = /^(?:\s|<br\s*\/?>|\d)*SENTENCIA\s+DE\s+REE?MPLAZO\b|\bse\s+dicta\s+la\s+siguiente\s+sentencia\s+de\s+ree?mplazo/iu
const headCharacters = 600

/** A replacement ruling is a separate document with the docket number of the cassation; all others are plain rulings. */
export function pjudKind(text: string, outcome: string | null): string {
  return /^\s*SENTENCIA\s+DE\s+REE?MPLAZO/iu.test(outcome ?? '') || heading.test(text.slice(0, headCharacters))
    ? 'sentencia de reemplazo'
    : 'sentencia'
}
