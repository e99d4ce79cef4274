import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

const postgresErrorSchema = z.object({ code: z.string(), message: z.string(), constraint: z.string().optional() })

export interface DatabaseErrorDescription {
  readonly name: string
  readonly message: string
  /** SQLSTATE, as `23505` for a unique violation, or the code of a system error; null without one. */
  readonly code: string | null
  readonly constraint: string | null
}

/**
 * Describes an error for logs and storage. The message of a failed query quotes its parameters, PostgreSQL quotes values in its own, and
 * so does a reader of JSON; this description holds none of them.
 */
export function describeDatabaseError(error: unknown): DatabaseErrorDescription {
  const origin = error instanceof DrizzleQueryError ? (error.cause ?? new Error('The query failed')) : error
  const name = origin instanceof Error ? origin.name : 'Error'
  const postgres = postgresErrorSchema.safeParse(origin)
  if (!postgres.success) {
    const message = origin instanceof Error ? origin.message : String(origin)
    return { name, message: origin instanceof SyntaxError ? withoutQuotes(message) : message, code: null, constraint: null }
  }
  const { message, code, constraint = null } = postgres.data
  return { name, message: withoutQuotes(message), code, constraint }
}

/** An error as the log holds it. */
export interface LoggedError extends DatabaseErrorDescription {
  /** Where it was thrown, without its message. */
  readonly stack: string
  readonly cause?: LoggedError
}

/** Describes an error and its causes without other properties: drivers add parameters and rows to their errors. */
export function describeLoggedError(error: unknown): LoggedError {
  const cause = error instanceof Error && !(error instanceof DrizzleQueryError) ? error.cause : undefined
  return {
    ...describeDatabaseError(error),
    stack: framesOf(error),
    ...(cause instanceof Error ? { cause: describeLoggedError(cause) } : {}),
  }
}

/** A described error as text, for a terminal. */
export function formatLoggedError(error: unknown): string {
  const { name, message, code, stack, cause } = describeLoggedError(error)
  const own = `${name}: ${message}${code === null ? '' : ` (${code})`}${stack === '' ? '' : `\n${stack}`}`
  return error instanceof Error && cause !== undefined ? `${own}\n  ${formatLoggedError(error.cause)}` : own
}

/** From the first quotation mark to the last, because a value may hold them too. */
const withoutQuotes = (message: string): string => message.replace(/".*"/s, '"…"')

const framesOf = (error: unknown): string => (error instanceof Error ? ((error.stack ?? '').match(/^ {4}at .+$/gm) ?? []).join('\n') : '')
