/** Sentences for bodies that carry neither `error` nor `message`. */
export function genericMessage(status: number): string {
  if (status === 401) return 'Credenciales incorrectas'
  if (status === 403) return 'No tienes permisos para realizar esta acción'
  if (status === 404) return 'Recurso no encontrado'
  if (status === 500) return 'Error interno del servidor'
  return 'Ha ocurrido un error inesperado'
}

/** For calls that no server answered. */
export const connectionMessage = 'Error de conexión. Por favor, intenta nuevamente.'

const textOf = (body: unknown, field: string): string | null => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The sentence of the server, where its answer has one. */
export function spokenMessage(body: unknown): string | null {
  return textOf(body, 'error') ?? textOf(body, 'message')
}

/** What a person is told about an answer outside 2xx: the server's own sentence, or else the general one of its status. */
export function failureMessage(status: number, body: unknown): string {
  return spokenMessage(body) ?? genericMessage(status)
}
