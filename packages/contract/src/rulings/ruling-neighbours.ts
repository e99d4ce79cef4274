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
