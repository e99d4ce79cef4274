import { baseIdSchema, collectionIdSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { coverageSchema, facetsSchema, resultSchema } from './result.ts'

export const sortSchema = z.enum(['relevancia', 'recientes', 'antiguos', 'alfabetico', 'rol', 'filtro-semantico'])
export type Sort = z.infer<typeof sortSchema>
export const modeSchema = z.enum(['hibrida', 'lexica', 'semantica'])
export type Mode = z.infer<typeof modeSchema>

const valueListSchema = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(50)])
  .transform((value) => (Array.isArray(value) ? value : [value]).map((text) => text.trim()).filter((text) => text !== ''))
const dateListSchema = valueListSchema.refine((values) => values.every((value) => /^\d{4}(-\d{2}(-\d{2})?)?$/.test(value)), {
  message: 'use una fecha aaaa-mm-dd, aaaa-mm o aaaa',
})

/** Names of the filters: each takes a list; a leading `-` excludes. `desde` and `hasta` are dates. */
export const filterNames = ['tribunal', 'sala', 'resultado', 'recurso', 'ministro', 'redactor', 'norma', 'materia', 'anio'] as const
export type FilterName = (typeof filterNames)[number]
export const filtersSchema = z.strictObject({
  desde: dateListSchema.optional(),
  hasta: dateListSchema.optional(),
  tribunal: valueListSchema.optional(),
  sala: valueListSchema.optional(),
  resultado: valueListSchema.optional(),
  recurso: valueListSchema.optional(),
  ministro: valueListSchema.optional(),
  redactor: valueListSchema.optional(),
  norma: valueListSchema.optional(),
  materia: valueListSchema.optional(),
  anio: valueListSchema.optional(),
})
export type Filters = z.infer<typeof filtersSchema>

export const maxQueryLength = 2000
export const defaultPageSize = 10
/** Values of a facet that an answer has at most. */
export const mostFacetValues = 200
export const defaultFacetValues = 20

export const searchBodySchema = z.strictObject({
  consulta: z.string().max(maxQueryLength).default(''),
  bases: z.array(baseIdSchema).max(10).optional(),
  colecciones: z.array(collectionIdSchema).max(12).optional(),
  filtros: filtersSchema.default({}),
  orden: sortSchema.default('relevancia'),
  pagina: z.int().min(1).max(100_000).default(1),
  tamano: z.int().min(1).max(100).default(defaultPageSize),
  modo: modeSchema.default('hibrida'),
  agrupar: z.boolean().default(true),
  /** Values of each facet, the most frequent ones; years are all there, and so is what is filtered by. */
  valores: z.int().min(1).max(mostFacetValues).default(defaultFacetValues),
  /** Searched as written: no word is taken for a typing error. */
  literal: z.boolean().default(false),
  /** Searched in a reserved matter: it does not enter the history. */
  reservada: z.boolean().default(false),
})
export type SearchBody = z.output<typeof searchBodySchema>

/** One thing the query was understood to say; `resto` is the query without it. */
export const chipSchema = z.object({
  tipo: z.enum(['rol', 'norma', 'frase', 'tribunal', 'fecha', 'resultado', 'excluye', 'exige', 'sentido', 'palabras']),
  texto: z.string(),
  valor: z.string(),
  resto: z.string(),
})
export type Chip = z.infer<typeof chipSchema>

/**
 * «¿Quiso decir…?»: the query with words put right that no ruling has, or hardly any (`palabras`), or with the code of an article named without it
 * (`articulo`).
 */
export const correctionSchema = z.object({
  tipo: z.enum(['palabras', 'articulo']),
  consulta: z.string(),
  cambios: z.array(z.object({ de: z.string(), a: z.string() })),
  /** The results are those of `consulta`; ask with `literal` for those of the query as written. */
  aplicada: z.boolean(),
})
export type Correction = z.infer<typeof correctionSchema>

export const searchDataSchema = z.object({
  /** One to three sentences made from counts; never generated freely. */
  resumen: z.string(),
  resultados: z.array(resultSchema),
  total: z.number().int(),
  /** Of `total`, those hidden under a near-identical one: pages end after `total - agrupadas` results. */
  agrupadas: z.number().int(),
  /** False in mode `semantica` when only the nearest rulings were looked at: there may be more than `total`. */
  totalExacto: z.boolean(),
  pagina: z.number().int(),
  tamano: z.number().int(),
  /** As many values as asked for with `valores`. A facet that is filtered by is counted without its own filter; `resumen` speaks of what was found with all of them. */
  facetas: facetsSchema,
  /** `formal`: what was looked for in the formal query language; asking that finds the same rulings. */
  interpretacion: z.object({
    chips: z.array(chipSchema),
    formal: z.string(),
    /** Sentences on what was done otherwise than asked: meaning left out because its encoder is away. */
    avisos: z.array(z.string()),
  }),
  correccion: correctionSchema.nullable(),
  cobertura: coverageSchema,
  /** Only when nothing was found: each term with the rulings that have it, wordings that do find something, and the nearest rulings. */
  vacio: z
    .object({
      terminos: z.array(z.object({ termino: z.string(), total: z.number().int() })),
      relajar: z.array(z.object({ etiqueta: z.string(), consulta: z.string(), total: z.number().int() })),
      cercanas: z.array(resultSchema),
    })
    .optional(),
  ms: z.number(),
})
export type SearchData = z.infer<typeof searchDataSchema>

export const searchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/search',
  tag: 'Búsqueda',
  summary: 'Busca sentencias por rol, norma, frase, palabras o pregunta',
  body: searchBodySchema,
  data: searchDataSchema,
})

export const facetsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/facets',
  tag: 'Búsqueda',
  summary: 'Recuento exacto de sentencias por tribunal, año, resultado, materia y norma en una base',
  query: z.strictObject({ base: baseIdSchema.optional() }),
  data: facetsSchema,
})
