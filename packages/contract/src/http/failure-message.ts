import { generalCredentials, generalError, generalForbidden, generalNotFound, generalServerError } from './quoted-sentences.ts'

/** Sentences for bodies with neither `error` nor `message`. */
export function genericMessage(status: number): string {
  if (status === 401) return generalCredentials
  if (status === 403) return generalForbidden
  if (status === 404) return generalNotFound
  if (status === 500) return generalServerError
  return generalError
}

const textOf = (body: unknown, field: string): string | null => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The server's own sentence. Null when its answer has none. */
export function serverMessage(body: unknown): string | null {
  return textOf(body, 'error') ?? textOf(body, 'message')
}

/** The sentence shown for an answer outside 2xx: the server's own, or the general one of its status. */
export function failureMessage(status: number, body: unknown): string {
  return serverMessage(body) ?? genericMessage(status)
}
