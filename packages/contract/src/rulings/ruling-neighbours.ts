import { outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema, rulingFactsViewSchema } from './rulings.ts'

export const maxNeighbours = 20

const query = z.strictObject({ limite: z.coerce.number().int().min(1).max(maxNeighbours).default(5) })
/** Key of an article: only rulings that cite it are wanted. Passed over where the ruling itself does not cite it. */
const contrastQuery = query.extend({ articulo: z.string().max(100, { error: 'El artículo es demasiado largo.' }).optional() })
const params = z.object({ docId: docIdSchema })

export const neighbourSchema = rulingFactsViewSchema.extend({
  /** Cosine of their vectors, 0 to 1. */
  cercania: z.number().min(0).max(1),
})
export type Neighbour = z.infer<typeof neighbourSchema>

export const similarRulingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/similar',
  tag: 'Sentencias',
  summary: 'Sentencias más cercanas a una; sin sus casi idénticas, y de cada grupo de casi idénticas solo una',
  params,
  query,
  data: z.object({ resultados: z.array(neighbourSchema) }),
  errors: ['ruling.not_found', 'base.premium_required'],
})

export const contrastNormSchema = z.object({ clave: z.string(), etiqueta: z.string() })

export const contrastEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/contrast',
  tag: 'Sentencias',
  summary: 'Sentencias de resultado contrario que citan el mismo artículo, primero las más cercanas',
  params,
  query: contrastQuery,
  data: z.object({
    /** Of the ruling asked about. */
    resultado: outcomeSchema,
    /** Outcomes that go the other way; empty when the ruling takes no side. */
    contrarios: z.array(outcomeSchema),
    resultados: z.array(
      neighbourSchema.extend({
        /** The articles that both cite, first the one asked for, then the rarest; at most three. */
        articulos: z.array(contrastNormSchema).min(1),
      }),
    ),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
