import {
  baseIdSchema,
  baseIds,
  collectionIdSchema,
  collectionIds,
  type DateFilterName,
  dateFilterNames,
  type FilterName,
  filterNames,
} from '@basejuris/domain'
import { z } from 'zod'
import { modeSchema, sortSchema } from './search.ts'

const valuesSchema = z
  .array(z.string().max(200, { error: 'use como máximo 200 caracteres' }))
  .max(50, { error: 'use como máximo 50 valores' })
  .optional()
const values = Object.fromEntries([...dateFilterNames, ...filterNames].map((name) => [name, valuesSchema]))

/** Parameters that repeat a search, without its words and page. Names are those of `POST /v1/search`. */
export const searchParametersSchema = z.strictObject({
  bases: z.array(baseIdSchema).max(baseIds.length).optional(),
  colecciones: z.array(collectionIdSchema).max(collectionIds.length).optional(),
  filtros: z.strictObject(values as Record<DateFilterName | FilterName, typeof valuesSchema>).optional(),
  orden: sortSchema.optional(),
  modo: modeSchema.optional(),
  agrupar: z.boolean().optional(),
  literal: z.boolean().optional(),
})
export type SearchParameters = z.infer<typeof searchParametersSchema>
