import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema, rulingFactsViewSchema } from './rulings.ts'

export const clusterMemberSchema = rulingFactsViewSchema.extend({
  /** What differs from the requested ruling: `partes`, `fecha`, `tribunal`, `sala`, `monto`, `c. 2°`, `vistos`, `resolutiva`, `voto`. */
  difiere: z.array(z.string()),
})
export type ClusterMember = z.infer<typeof clusterMemberSchema>

export const maxClusterPageSize = 50

export const rulingClusterEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/cluster',
  tag: 'Sentencias',
  rulingContent: 'card',
  summary:
    'Sentencias casi idénticas a una, de igual resultado, y en qué difiere cada una; primero la del tribunal superior, luego la más nueva',
  params: z.object({ docId: docIdSchema }),
  query: z.strictObject({
    pagina: z.coerce.number().int().min(1).max(100_000).default(1),
    tamano: z.coerce.number().int().min(1).max(maxClusterPageSize).default(20),
  }),
  data: z.object({
    /** Excludes the requested ruling. Empty when it has no near-identical one. */
    miembros: z.array(clusterMemberSchema),
    /** Near-identical rulings besides the requested one. */
    total: z.number().int(),
    pagina: z.number().int(),
    tamano: z.number().int(),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
