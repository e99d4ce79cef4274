import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { contrastFilterFields, contrastScopeSchema, oppositionSearchSchema } from '../rulings/contrast.ts'
import { maxNeighbours } from '../rulings/ruling-neighbours.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { idNormaSchema } from './norms.ts'

export const articleContrastEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/norms/:idNorma/articles/:articulo/contrast',
  tag: 'Normas',
  rulingContent: 'text',
  summary:
    'Pares de sentencias que decidieron un artículo en sentido contrario, con los dos pasajes que se oponen; con `alcance=unificacion`, solo las laborales de la Corte Suprema y de las Cortes de Apelaciones, primero las más nuevas',
  params: z.object({ idNorma: idNormaSchema, articulo: requiredText(60, 'indique el artículo, como 161 bis o 4 transitorio') }),
  query: z.strictObject({
    limite: z.coerce.number().int().min(1).max(maxNeighbours).default(10),
    ficticias: fictionalModeSchema.optional(),
    alcance: contrastScopeSchema.default('amplio'),
    ...contrastFilterFields,
  }),
  data: oppositionSearchSchema,
  errors: ['norm.not_found', 'norm.article_not_found'],
})
