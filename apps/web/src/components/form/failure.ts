import { connectionFailed } from '@basejuris/contract/quoted-sentences'
import { CallError } from '../../api/call-error.ts'

/** What a form shows when a submission fails. */
export interface Failure {
  readonly message: string
  readonly code: string | null
  /** Shown for failures of the server only. */
  readonly requestId: string | null
}

/** What is wrong with each field. */
export type Problems<F extends string> = { readonly [K in F]?: string | undefined }

const isServerFault = (status: number): boolean => status >= 500

/** `otherwise` explains a status that came without a message of the server. */
export function failureOf(error: unknown, otherwise?: (status: number) => string): Failure {
  if (!(error instanceof CallError))
    return { message: error instanceof Error ? error.message : connectionFailed, code: null, requestId: null }
  const message = error.fromServer || otherwise === undefined ? error.message : otherwise(error.status)
  return { message, code: error.code, requestId: isServerFault(error.status) ? error.requestId : null }
}

/** The field that an error code refers to, with another sentence where the server's does not fit. */
export type FieldOfCode<F extends string> = Readonly<Record<string, F | { readonly field: F; readonly words: string }>>

/** The server's problems by form field. Problems of other fields are left out. */
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

/** Turns a note of the contract, such as «use al menos 10 caracteres», into a sentence. */
export function toSentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? '' : '.'}`
}
