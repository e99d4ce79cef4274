import {
  type AnyFilterName,
  baseIdSchema,
  baseIds,
  collectionIdSchema,
  collectionIds,
  dateFilterNames,
  docketFilterNames,
  filterNames,
} from '@basejuris/domain'
import { z } from 'zod'
import { docketFilterSchema } from '../fields/docket-filter.ts'
import { partialDateSchema, privateText } from '../fields/text.ts'
import { fictionalModeSchema } from './fictional.ts'
import { chipKeysSchema, maxFilterValues, modeSchema, readingSchema, sortSchema } from './search.ts'

const listSchema = (value: z.ZodString) =>
  z
    .array(value)
    .max(maxFilterValues, { error: `use como máximo ${maxFilterValues} valores` })
    .optional()
type Lists = Record<AnyFilterName, ReturnType<typeof listSchema>>

const filtersOf = (value: z.ZodString, date: z.ZodString, docket: z.ZodString) =>
  z.strictObject({
    ...Object.fromEntries(dateFilterNames.map((name) => [name, listSchema(date)])),
    ...Object.fromEntries(docketFilterNames.map((name) => [name, listSchema(docket)])),
    ...Object.fromEntries(filterNames.map((name) => [name, listSchema(value)])),
  } as Lists)

/** Stored parameters that repeat a search, without its words and page. Names are those of `POST /v1/search`. */
export const searchParametersSchema = z.strictObject({
  bases: z.array(baseIdSchema).max(baseIds.length).optional(),
  colecciones: z.array(collectionIdSchema).max(collectionIds.length).optional(),
  filtros: filtersOf(z.string(), z.string(), z.string()).optional(),
  orden: sortSchema.optional(),
  modo: modeSchema.optional(),
  agrupar: z.boolean().optional(),
  literal: z.boolean().optional(),
  lectura: readingSchema.optional(),
  exigir: chipKeysSchema.optional(),
  preferir: chipKeysSchema.optional(),
  ficticias: fictionalModeSchema.optional(),
})
export type SearchParameters = z.infer<typeof searchParametersSchema>

/** Characters of the parameters of one stored search, as JSON. */
export const maxStoredParameters = 10_000

export function isStorable(parameters: SearchParameters): boolean {
  return JSON.stringify(parameters).length <= maxStoredParameters
}

/** What a stored search without words or filters is refused with. */
export const nothingToSearch = 'indique qué buscar: palabras o al menos un filtro'

export function isSearch(words: string, { filtros = {} }: SearchParameters): boolean {
  return words !== '' || Object.keys(filtros).length > 0
}

/** The same as callers send them: their texts can be stored, their dates exist, and they are not too long. */
export const requestedParametersSchema = searchParametersSchema
  .extend({ filtros: filtersOf(privateText(200), partialDateSchema, docketFilterSchema).optional() })
  .refine(isStorable, { error: `use menos filtros: se guardan hasta ${maxStoredParameters} caracteres` })
