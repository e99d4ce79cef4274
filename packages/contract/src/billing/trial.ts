import { z } from 'zod'
import { userIdSchema } from '../fields/identity.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const petitionStatusSchema = z.object({
  /** False when the user is blocked for their usage or the 30 days are over. */
  isValid: z.boolean(),
  counterUse: z.number().int(),
  restantes: z.number().int(),
  startService: z.iso.datetime().nullable(),
  /** End of the 30 days, which run from the first petition; null before it. */
  hasta: z.iso.datetime().nullable(),
  /** Petitions of the trial. */
  asignacion: z.number().int(),
  /** Nothing is counted: beta model on, subscriptions off, or a live subscription. */
  ilimitado: z.boolean(),
  /** Whether the next petition passes. */
  permitido: z.boolean(),
  /** Why it does not; null when it does. */
  motivo: z.string().nullable(),
  /** What a blocked user keeps; null when the next petition passes. */
  conserva: z.string().nullable(),
})
export type PetitionStatus = z.infer<typeof petitionStatusSchema>

export const petitionStatusEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/status-payment/',
  tag: 'Cuentas',
  summary: 'Peticiones gratuitas que quedan; consultar no gasta ninguna. Los límites los decide el servidor',
  access: 'user',
  body: z.strictObject({
    userId: userIdSchema,
    /** Taken and ignored. */
    trialPeriodDays: z.number().optional(),
    /** Taken and ignored. */
    maxUsageCount: z.number().optional(),
  }),
  data: petitionStatusSchema,
  errors: ['auth.forbidden'],
})
