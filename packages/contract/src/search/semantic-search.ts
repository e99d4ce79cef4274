import { allCollections, namespaceSchema } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from './fictional.ts'
import { filtersSchema, maxQueryLength } from './search.ts'

export const embeddingDimension = 1024
/** Name of the default vector index, also answered by /v1/settings. */
export const defaultIndexName = 'basejuris-1024'

export const semanticSearchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/semantic-search',
  tag: 'Búsqueda',
  rulingContent: 'card',
  summary: 'Busca sentencias por cercanía de sentido',
  body: z.strictObject({
    message: requiredText(maxQueryLength, 'indique qué buscar'),
    indexName: z.literal(defaultIndexName).default(defaultIndexName),
    topK: z.int().min(1).max(1000).default(100),
    namespace: namespaceSchema.default(allCollections),
    metadata: filtersSchema.optional(),
    ficticias: fictionalModeSchema.optional(),
    dimension: z.literal(embeddingDimension).default(embeddingDimension),
    qdrant: z.boolean().optional(),
  }),
  errors: ['search.no_meaning'],
  data: z.object({
    resultados: z.array(
      z.object({
        docId: z.string(),
        score: z.number(),
        metadata: z.object({
          rol: z.string().nullable(),
          caratulado: z.string(),
          tribunal: z.string(),
          fechaSentencia: z.string().nullable(),
          coleccion: z.string(),
          base: z.string().nullable(),
          resultado: z.string(),
          ficticia: z.boolean(),
        }),
      }),
    ),
  }),
})
