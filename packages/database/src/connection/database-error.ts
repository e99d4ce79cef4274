import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

const postgresErrorSchema = z.object({ code: z.string(), message: z.string(), constraint: z.string().optional() })

export interface DatabaseErrorDescription {
  readonly name: string
  readonly message: string
  /** SQLSTATE, as `23505` for a unique violation; null when the error does not come from PostgreSQL. */
  readonly code: string | null
  readonly constraint: string | null
}

/**
 * Describes an error for logs and storage. The message of a failed query quotes its parameters, ruling text included; this description
 * does not.
 */
export function describeDatabaseError(error: unknown): DatabaseErrorDescription {
  const origin = error instanceof DrizzleQueryError ? error.cause : error
  const name = origin instanceof Error ? origin.name : 'Error'
  const postgres = postgresErrorSchema.safeParse(origin)
  if (postgres.success) {
    return { name, message: postgres.data.message, code: postgres.data.code, constraint: postgres.data.constraint ?? null }
  }
  return { name, message: origin instanceof Error ? origin.message : String(origin), code: null, constraint: null }
}
