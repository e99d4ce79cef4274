import { baseIdSchema, isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
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
  /** Without the fictional ones in mode `excluir`. */
  total: z.number().int(),
  /** Whether `total` counts them or not. */
  ficticias: z.number().int(),
  desde: isoDateSchema.nullable(),
  hasta: isoDateSchema.nullable(),
})
export type BaseView = z.infer<typeof baseViewSchema>

export const basesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/bases',
  tag: 'Plataforma',
  rulingContent: 'none',
  summary: 'Las diez bases, con precio, cantidad de sentencias y período',
  query: z.strictObject({ ficticias: fictionalModeSchema.optional() }),
  data: z.array(baseViewSchema),
})

/** The encoder of queries and rulings, and what it sends outside the machine. */
export const meaningSchema = z.object({
  codificador: z.enum(['propio', 'carpeta', 'servicio']),
  modelo: z.string().nullable(),
  /** Host that receives queries and masked passages. Null when nothing leaves the machine. */
  servicio: z.string().nullable(),
})
export type MeaningView = z.infer<typeof meaningSchema>

/** The language model of the assistant, and what it is sent. */
export const languageModelSchema = z.object({
  /** `ninguno`: answers are made by rules alone. */
  proveedor: z.enum(['ninguno', 'openai', 'anthropic', 'ollama']),
  modelo: z.string().nullable(),
  /** Host that it is on. Null when nothing leaves the machine. */
  servicio: z.string().nullable(),
  /** In Spanish, for users. */
  recibe: z.array(z.string()),
})
export type LanguageModelView = z.infer<typeof languageModelSchema>

export const settingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/settings',
  tag: 'Plataforma',
  rulingContent: 'none',
  summary: 'Interruptores y valores que la interfaz necesita',
  data: z.object({
    betaFree: z.boolean(),
    subscriptions: z.boolean(),
    subscriptionPage: z.boolean(),
    /** Whether a subscription can start now: enabled, and the payment provider available. */
    disponible: z.boolean(),
    /** Payments go to a simulator, which charges nobody: pages say so. */
    pagosDePrueba: z.boolean(),
    /** Whether single sign-on is configured, at `/v1/auth/oidc/start?next=`. */
    inicioUnico: z.boolean(),
    indexName: z.string(),
    dimension: z.literal(1024),
    sentido: meaningSchema,
    modeloDeLenguaje: languageModelSchema,
    cobertura: coverageSchema,
  }),
})

export const healthEndpoint = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'Operación',
  rulingContent: 'none',
  summary: 'El proceso vive',
  isProbe: true,
  data: z.object({ ok: z.literal(true) }),
})

const checkSchema = z.enum(['ok', 'pendiente', 'falla'])
/** `lleno`: searching and reading work, writing is refused until the operator frees space. */
const diskSchema = z.enum(['ok', 'lleno'])
export const readyEndpoint = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'Operación',
  rulingContent: 'none',
  summary: 'Base de datos, índice y cola listos',
  isProbe: true,
  data: z.object({ listo: z.boolean(), baseDeDatos: checkSchema, indice: checkSchema, cola: checkSchema, disco: diskSchema }),
})
