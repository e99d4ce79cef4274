import { type ReportedDatum, reportedDatumSchema } from '@basejuris/domain'
import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { exactText, privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema } from './rulings.ts'

export const maxCorrectionLength = 1000

/** For these, naming the place is enough. */
const dataWithoutProposal: ReadonlySet<ReportedDatum> = new Set(['datos_personales', 'considerando', 'enlace'])

const reportBodySchema = z
  .strictObject({
    dato: reportedDatumSchema,
    /** The proposed correction. Personal data in it are masked before it is stored. */
    propuesta: privateText(maxCorrectionLength).default(''),
    /** Anchor of the section or paragraph it is about. */
    ancla: exactText(40)
      .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'use un ancla del texto, como c7 o p12' })
      .optional(),
    /** Address for the answer. Erased when the report is closed. */
    correo: emailSchema.optional(),
  })
  .refine(({ dato, propuesta, ancla }) => propuesta !== '' || (ancla !== undefined && dataWithoutProposal.has(dato)), {
    path: ['propuesta'],
    error: 'indique qué debería decir',
  })

export const reportRulingEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/rulings/:docId/reports',
  tag: 'Sentencias',
  rulingContent: 'none',
  summary: 'Reporta un dato erróneo de una sentencia; lo revisa una persona',
  params: z.object({ docId: docIdSchema }),
  body: reportBodySchema,
  /** The answer is the same for a new report and for a repeated one. */
  data: z.object({ referencia: z.string() }),
  errors: ['ruling.not_found', 'report.too_many'],
  rateLimit: { max: 10, minutes: 10 },
})
