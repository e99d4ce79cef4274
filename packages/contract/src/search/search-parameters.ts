import { baseIdSchema, collectionIdSchema } from '@basejuris/domain'
import { z } from 'zod'
import { modeSchema, sortSchema } from './search.ts'

const values = z
  .array(z.string().max(200, { error: 'use como máximo 200 caracteres' }))
  .max(50, { error: 'use como máximo 50 valores' })
  .optional()

/** How something was searched, without its words and page: what running it again needs. The names are those of `POST /v1/search`. */
export const searchParametersSchema = z.strictObject({
  bases: z.array(baseIdSchema).max(10).optional(),
  colecciones: z.array(collectionIdSchema).max(12).optional(),
  filtros: z
    .strictObject({
      desde: values,
      hasta: values,
      tribunal: values,
      sala: values,
      resultado: values,
      recurso: values,
      ministro: values,
      redactor: values,
      norma: values,
      materia: values,
      anio: values,
    })
    .optional(),
  orden: sortSchema.optional(),
  modo: modeSchema.optional(),
  agrupar: z.boolean().optional(),
  literal: z.boolean().optional(),
})
export type SearchParameters = z.infer<typeof searchParametersSchema>
