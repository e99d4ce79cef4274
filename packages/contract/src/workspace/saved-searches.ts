import { anyFilterNames } from '@basejuris/domain'
import { z } from 'zod'
import { exactText, privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { maxQueryLength } from '../search/search.ts'
import { isSearch, nothingToSearch, requestedParametersSchema, searchParametersSchema } from '../search/search-parameters.ts'

export const maxSavedSearchName = 120
export const digestFrequencies = ['ninguna', 'diaria', 'semanal'] as const
export const digestFrequencySchema = z.enum(digestFrequencies)
export type DigestFrequency = z.infer<typeof digestFrequencySchema>

/** Page that stops a digest. Its button calls `stopDigestEndpoint` with the code of the link. */
export const stopDigestPath = '/alertas/detener'

const tag = 'Mis búsquedas'
const idSchema = z.uuid({ error: 'el identificador no es válido' })
const nameSchema = privateText(maxSavedSearchName)

export const savedSearchSchema = z.object({
  savedSearchId: z.uuid(),
  nombre: z.string(),
  consulta: z.string(),
  parametros: searchParametersSchema,
  frecuencia: digestFrequencySchema,
  /** Norms or articles of an alert. Empty for other saved searches. */
  normas: z.array(z.object({ clave: z.string(), etiqueta: z.string() })),
  /** What its filters include, in words: «rol N° 12.345-2020», «art. 161 Código del Trabajo», a judge, a court. */
  vigila: z.array(z.object({ filtro: z.enum(anyFilterNames), valor: z.string(), etiqueta: z.string() })),
  createdAt: z.iso.datetime(),
  ultimoEnvio: z.iso.datetime().nullable(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

export const savedSearchesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/saved-searches',
  tag,
  rulingContent: 'none',
  summary: 'Búsquedas guardadas y alertas del usuario, la más reciente primero',
  access: 'user',
  data: z.object({
    busquedas: z.array(savedSearchSchema),
    maximo: z.number().int(),
    /** Digests go to confirmed e-mails only. */
    emailVerificado: z.boolean(),
  }),
})

export const createSavedSearchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/saved-searches',
  tag,
  rulingContent: 'none',
  summary:
    'Guarda una búsqueda con resumen por correo de lo nuevo; con un filtro de rol, integrante, norma, materia o tribunal es una alerta sobre ello',
  access: 'user',
  body: z
    .strictObject({
      /** Without a name it is named after its words and what its filters include. */
      nombre: nameSchema.default(''),
      consulta: privateText(maxQueryLength).default(''),
      parametros: requestedParametersSchema.default({}),
      frecuencia: digestFrequencySchema.default('diaria'),
    })
    .refine(({ consulta, parametros }) => isSearch(consulta, parametros), { path: ['consulta'], error: nothingToSearch }),
  data: savedSearchSchema,
  errors: ['saved_search.too_many'],
})

const savedSearchParams = z.object({ savedSearchId: idSchema })

export const updateSavedSearchEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/saved-searches/:savedSearchId',
  tag,
  rulingContent: 'none',
  summary: 'Cambia nombre o frecuencia de una búsqueda guardada',
  access: 'user',
  params: savedSearchParams,
  body: z.strictObject({ nombre: nameSchema.optional(), frecuencia: digestFrequencySchema.optional() }),
  data: savedSearchSchema,
  errors: ['saved_search.not_found'],
})

export const deleteSavedSearchEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/saved-searches/:savedSearchId',
  tag,
  rulingContent: 'none',
  summary: 'Borra una búsqueda guardada y su alerta',
  access: 'user',
  params: savedSearchParams,
  data: z.object({ savedSearchId: z.uuid(), borrada: z.literal(true) }),
  errors: ['saved_search.not_found'],
})

/** Also the target of List-Unsubscribe-Post (RFC 8058), whose form body is ignored. */
export const stopDigestEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/saved-searches/stop/:codigo',
  tag,
  rulingContent: 'none',
  summary: 'Detiene los correos de una búsqueda guardada con el código de su correo, sin iniciar sesión',
  params: z.object({ codigo: exactText(400).min(1) }),
  /** The answer is the same when it was stopped before. */
  data: z.object({ detenida: z.literal(true) }),
  errors: ['saved_search.stop_code'],
  rateLimit: { max: 30, minutes: 10 },
})
