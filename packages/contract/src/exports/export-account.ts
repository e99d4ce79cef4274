import { z } from 'zod'
import { userIdSchema } from '../fields/identity.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportLineSchema } from './exports.ts'

export const exportProfileEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/profile/:userId/export',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Entrega todos los datos del usuario como ZIP: datos.json para programas y datos.html para leer',
  access: 'user',
  params: z.object({ userId: userIdSchema }),
  data: exportLineSchema,
  file: ['application/zip'],
  errors: ['auth.forbidden'],
  rateLimit: { max: 10, minutes: 10 },
})
