import { z } from 'zod'
import { userIdSchema } from '../fields/identity.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const petitionStatusSchema = z.object({
  /** False when an operator blocked the user or the trial period is over. */
  isValid: z.boolean(),
  counterUse: z.number().int(),
  restantes: z.number().int(),
  startService: z.iso.datetime().nullable(),
  /** End of the trial period, which starts with the first petition. Null before it. */
  hasta: z.iso.datetime().nullable(),
  /** Petitions of the trial. */
  asignacion: z.number().int(),
  /** Nothing is counted: the beta model is on, subscriptions are off, or the user has a live subscription. */
  ilimitado: z.boolean(),
  /** Whether the next petition passes. */
  permitido: z.boolean(),
  /** Why the next petition is refused. Null when it passes. */
  motivo: z.string().nullable(),
  /** What a blocked user can still do. Null when the next petition passes. */
  conserva: z.string().nullable(),
})
export type PetitionStatus = z.infer<typeof petitionStatusSchema>

export const petitionStatusEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/status-payment/',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Peticiones gratuitas que quedan; consultar no gasta ninguna. Los límites los decide el servidor',
  access: 'user',
  body: z.strictObject({
    userId: userIdSchema,
    /** Accepted and ignored. */
    trialPeriodDays: z.number().optional(),
    /** Accepted and ignored. */
    maxUsageCount: z.number().optional(),
  }),
  data: petitionStatusSchema,
  errors: ['auth.forbidden'],
})
