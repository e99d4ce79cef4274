import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'

export const sessionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/sessions',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Sesiones abiertas y últimos inicios de sesión',
  access: 'user',
  data: z.object({
    sesiones: z.array(
      z.object({
        id: z.uuid(),
        dispositivo: z.string(),
        direccion: z.string(),
        creada: z.iso.datetime(),
        ultimoUso: z.iso.datetime(),
        actual: z.boolean(),
      }),
    ),
    ingresos: z.array(
      z.object({ fecha: z.iso.datetime(), resultado: z.enum(['ok', 'rechazado']), dispositivo: z.string(), direccion: z.string() }),
    ),
    /** Whether a mail reports sign-ins from a device unseen for 90 days. Only confirmed addresses get it. */
    avisaEquipoNuevo: z.boolean(),
  }),
})

export const closeSessionEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/auth/sessions/:sessionId',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Cierra una de las sesiones del usuario',
  access: 'user',
  params: z.object({ sessionId: z.uuid() }),
  data: z.object({ cerradas: z.number().int() }),
  errors: ['auth.session_not_found'],
})
