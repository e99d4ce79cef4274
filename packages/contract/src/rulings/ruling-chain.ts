import { isoDateSchema, outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { citedRulingSchema } from './ruling-references.ts'
import { docIdSchema } from './rulings.ts'

/** One decision of a case, or one that the index lacks. */
export const chainStepSchema = z.object({
  /** «1° instancia», «Corte de Apelaciones», «Corte Suprema», «Sentencia de reemplazo», «Unificación de jurisprudencia», «Recurso de queja». */
  paso: z.string(),
  tribunal: z.string().nullable(),
  /** Citation form; null when unknown. */
  rol: z.string().nullable(),
  fecha: isoDateSchema.nullable(),
  /** Null for a step that the index lacks, or of which several rulings are possible. */
  resultado: outcomeSchema.nullable(),
  /** The court acted of its own motion. */
  deOficio: z.boolean(),
  /** The requested ruling. */
  actual: z.boolean(),
  /** Why no single ruling is given: «1° instancia: no está en nuestro índice». */
  mensaje: z.string().nullable(),
  /** One ruling; several when the number is of several cases; none when the index lacks it. */
  sentencias: z.array(citedRulingSchema),
})
export type ChainStep = z.infer<typeof chainStepSchema>

export const rulingChainEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/chain',
  tag: 'Sentencias',
  rulingContent: 'card',
  summary: 'Decisiones de la misma causa, desde la primera instancia, con su resultado; las que no están en el índice se nombran',
  params: z.object({ docId: docIdSchema }),
  data: z.object({
    /** In the order of the instances. Only the requested ruling when nothing else is known of its case. */
    pasos: z.array(chainStepSchema).min(1),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
