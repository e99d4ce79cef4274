/** Sentences for bodies with neither `error` nor `message`. */
export function genericMessage(status: number): string {
  if (status === 401) return 'Credenciales incorrectas'
  if (status === 403) return 'No tienes permisos para realizar esta acción'
  if (status === 404) return 'Recurso no encontrado'
  if (status === 500) return 'Error interno del servidor'
  return 'Ha ocurrido un error inesperado'
}

/** Shown when no server answered. */
export const connectionMessage = 'Error de conexión. Por favor, intenta nuevamente.'

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
