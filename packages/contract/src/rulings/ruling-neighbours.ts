import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { docIdSchema, rulingFactsViewSchema } from './rulings.ts'

export const maxNeighbours = 20

const query = z.strictObject({
  limite: z.coerce.number().int().min(1).max(maxNeighbours).default(5),
  ficticias: fictionalModeSchema.optional(),
})
const params = z.object({ docId: docIdSchema })

export const neighbourSchema = rulingFactsViewSchema.extend({
  /**
   * 0 to 1. Of similar rulings, how much both are about the same: topics, subjects, articles, distinctive words and vectors. Of contrary
   * ones, the cosine of their vectors.
   */
  cercania: z.number().min(0).max(1),
})
export type Neighbour = z.infer<typeof neighbourSchema>

export const similarRulingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/similar',
  tag: 'Sentencias',
  rulingContent: 'card',
  summary:
    'Sentencias parecidas a una por lo que tratan, la más parecida primero; sin sus casi idénticas, y de cada grupo de casi idénticas solo una. Son menos que el límite, o ninguna, cuando las demás no se parecen lo suficiente',
  params,
  query,
  data: z.object({ resultados: z.array(neighbourSchema) }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
