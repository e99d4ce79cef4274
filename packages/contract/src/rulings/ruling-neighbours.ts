import { outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { exactText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { contrarySchema } from '../search/result.ts'
import { docIdSchema, rulingFactsViewSchema } from './rulings.ts'

export const maxNeighbours = 20

const query = z.strictObject({
  limite: z.coerce.number().int().min(1).max(maxNeighbours).default(5),
  ficticias: fictionalModeSchema.optional(),
})
/** Key of the article preferred among those on which contrary rulings decided. Ignored when there are none on it. */
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

export const contrastEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/contrast',
  tag: 'Sentencias',
  rulingContent: 'card',
  summary:
    'Sentencias en sentido contrario: favorecen a la otra parte en el artículo en que se apoya la decisión, primero las más cercanas',
  params,
  query: contrastQuery,
  data: z.object({
    /** Outcome of the requested ruling. */
    resultado: outcomeSchema,
    /** Outcomes that are opposite when the same party asked. Empty when the ruling takes no side. */
    contrarios: z.array(outcomeSchema),
    /** As on its card. Null when there are none, or the text does not say who asked and whom the outcome favours. */
    contrario: contrarySchema.nullable(),
    resultados: z.array(
      neighbourSchema.extend({
        /** The article of `contrario`. */
        articulos: z.array(contrarySchema.shape.articulo).length(1),
        /** As in `contrario`, of this ruling. */
        detalle: z.string(),
        favorece: z.string(),
      }),
    ),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
