import { outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { exactText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { docIdSchema, rulingFactsViewSchema } from './rulings.ts'

export const maxNeighbours = 20

const query = z.strictObject({
  limite: z.coerce.number().int().min(1).max(maxNeighbours).default(5),
  ficticias: fictionalModeSchema.optional(),
})
/** Key of an article that the other rulings must cite. Ignored when the ruling itself does not cite it. */
const contrastQuery = query.extend({ articulo: exactText(100).optional() })
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
  rulingContent: 'card',
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
  rulingContent: 'card',
  summary: 'Sentencias de resultado contrario que citan el mismo artículo, primero las más cercanas',
  params,
  query: contrastQuery,
  data: z.object({
    /** Outcome of the requested ruling. */
    resultado: outcomeSchema,
    /** Opposite outcomes. Empty when the ruling takes no side. */
    contrarios: z.array(outcomeSchema),
    resultados: z.array(
      neighbourSchema.extend({
        /** Articles that both rulings cite, at most three. The requested one comes first, then the rarest. */
        articulos: z.array(contrastNormSchema).min(1),
      }),
    ),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
