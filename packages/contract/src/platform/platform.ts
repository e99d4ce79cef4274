import { baseIdSchema, isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { coverageSchema } from '../search/result.ts'

export const baseViewSchema = z.object({
  id: baseIdSchema,
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  isPremium: z.boolean(),
  price: z.number().int(),
  description: z.string(),
  qdrant: z.literal(true),
  coleccion: z.string(),
  total: z.number().int(),
  desde: isoDateSchema.nullable(),
  hasta: isoDateSchema.nullable(),
})
export type BaseView = z.infer<typeof baseViewSchema>

export const basesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/bases',
  tag: 'Plataforma',
  summary: 'Las diez bases, con precio, cantidad de sentencias y período',
  data: z.array(baseViewSchema),
})

/** How well judged queries were answered, 0 to 1 (nDCG@10): by words, by meaning alone, by both. */
const measuredSchema = z.object({
  clase: z.string(),
  consultas: z.number().int(),
  palabras: z.number(),
  significado: z.number(),
  ambos: z.number(),
})

/** What turns queries and rulings into vectors, and what of it leaves the machine. */
export const meaningSchema = z.object({
  codificador: z.enum(['propio', 'carpeta', 'servicio']),
  modelo: z.string().nullable(),
  /** Host that is sent queries and masked passages; null when nothing leaves the machine. */
  servicio: z.string().nullable(),
  /** Kinds of queries that meaning was measured to improve, in words: empty when it improves none, null when nobody measured with this encoder. */
  mejora: z.array(z.string()).nullable(),
  /** What was measured with this encoder, over all queries and by their kind; null when nobody did. */
  medicion: measuredSchema.extend({ clases: z.array(measuredSchema) }).nullable(),
})
export type MeaningView = z.infer<typeof meaningSchema>

export const settingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/settings',
  tag: 'Plataforma',
  summary: 'Interruptores y valores que la interfaz necesita',
  data: z.object({
    betaFree: z.boolean(),
    subscriptions: z.boolean(),
    subscriptionPage: z.boolean(),
    /** Whether a subscription can be started now: switched on, and the payment provider there. */
    disponible: z.boolean(),
    /** Whether people may sign in through their firm's own service, at `/v1/auth/oidc/start?next=`. */
    inicioUnico: z.boolean(),
    indexName: z.string(),
    dimension: z.literal(1024),
    sentido: meaningSchema,
    cobertura: coverageSchema,
  }),
})

export const healthEndpoint = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'Operación',
  summary: 'El proceso vive',
  data: z.object({ ok: z.literal(true) }),
})

const checkSchema = z.enum(['ok', 'pendiente', 'falla'])
export const readyEndpoint = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'Operación',
  summary: 'Base de datos, índice y cola listos',
  data: z.object({ listo: z.boolean(), baseDeDatos: checkSchema, indice: checkSchema, cola: checkSchema }),
})
