import { connectionFailed } from '@basejuris/contract/quoted-sentences'
import { CallError } from '../../api/call-error.ts'

/** What a form shows when it was not taken. */
export interface Failure {
  readonly message: string
  readonly code: string | null
  /** Shown where support would ask for it: when it is not the person's doing. */
  readonly requestId: string | null
}

/** What is wrong with each field, in words. */
export type Problems<F extends string> = { readonly [K in F]?: string | undefined }

const isServerFault = (status: number): boolean => status >= 500

/** `otherwise` says what a status means where the server said nothing. */
export function failureOf(error: unknown, otherwise?: (status: number) => string): Failure {
  if (!(error instanceof CallError))
    return { message: error instanceof Error ? error.message : connectionFailed, code: null, requestId: null }
  const message = error.fromServer || otherwise === undefined ? error.message : otherwise(error.status)
  return { message, code: error.code, requestId: isServerFault(error.status) ? error.requestId : null }
}

/** Field that a code of the catalogue speaks of, and what to say under it where the server's words fit another place. */
export type FieldOfCode<F extends string> = Readonly<Record<string, F | { readonly field: F; readonly words: string }>>

/** Problems of the server, by field of the form; what speaks of no field of it is left out. */
export function problemsOf<F extends string>(error: unknown, fields: readonly F[], fieldOfCode: FieldOfCode<F>): Problems<F> {
  if (!(error instanceof CallError)) return {}
  const problems: { [K in F]?: string } = {}
  for (const { field, message } of error.details) {
    const own = fields.find((each) => each === field)
    if (own !== undefined) problems[own] ??= toSentence(message)
  }
  const byCode = error.code === null ? undefined : fieldOfCode[error.code]
  if (byCode !== undefined) {
    const { field, words } = typeof byCode === 'string' ? { field: byCode, words: error.message } : byCode
    problems[field] ??= words
  }
  return problems
}

/** A note of the contract, as «use al menos 10 caracteres», as a sentence under its field. */
export function toSentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? '' : '.'}`
}
