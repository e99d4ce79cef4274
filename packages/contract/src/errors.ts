import { z } from 'zod'

/** Every error the API answers: status and the safe sentence shown to people. */
export const errorCatalogue = {
  'request.invalid': { status: 400, message: 'Los datos ingresados no son válidos.' },
  'request.project': { status: 400, message: 'El encabezado x-project no corresponde a este servicio.' },
  'request.malformed': { status: 400, message: 'El cuerpo de la solicitud no es JSON válido.' },
  'request.too_large': { status: 413, message: 'La solicitud excede el tamaño permitido.' },
  'request.media_type': { status: 415, message: 'El tipo de contenido no está permitido; use application/json.' },
  'request.too_many': { status: 429, message: 'Ha hecho demasiadas solicitudes. Espere un momento e intente nuevamente.' },
  'auth.required': { status: 401, message: 'Sesión expirada. Por favor, inicia sesión nuevamente.' },
  'auth.forbidden': { status: 403, message: 'No tienes permisos para acceder a este recurso.' },
  'route.not_found': { status: 404, message: 'El recurso solicitado no fue encontrado.' },
  'route.method': { status: 405, message: 'El método no está permitido en este recurso.' },
  'ruling.not_found': { status: 404, message: 'El recurso solicitado no fue encontrado.' },
  'ruling.withdrawn': { status: 410, message: 'Esta sentencia se retiró de BaseJuris y su texto ya no se puede leer.' },
  'ruling.version_not_found': { status: 404, message: 'Esa versión de la sentencia no existe o su fuente la retiró.' },
  'report.too_many': { status: 429, message: 'Hay demasiados reportes pendientes de revisión. Intente nuevamente más adelante.' },
  'base.premium_required': {
    status: 403,
    message: 'Esta base requiere una suscripción premium. Por favor, inicia sesión o suscríbete.',
  },
  'search.failed': { status: 500, message: 'Error al realizar la búsqueda. Por favor, intenta nuevamente.' },
  'server.internal': { status: 500, message: 'Error interno del servidor. Por favor, intenta más tarde.' },
  'server.unavailable': { status: 503, message: 'El servicio se está iniciando o está sobrecargado. Intente en unos segundos.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

export const errorDetailSchema = z.object({
  /** Path of the field, as `filtros.desde` or `searcher.0.value`. */
  field: z.string(),
  /** What is allowed, in Spanish. */
  message: z.string(),
})

export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.array(errorDetailSchema).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
