import {
  type AnyFilterName,
  anyFilterNames,
  baseIdSchema,
  baseIds,
  collectionIdSchema,
  collectionIds,
  dateFilterNames,
  docketFilterNames,
  filterNames,
} from '@basejuris/domain'
import { z } from 'zod'
import { docketFilterError, docketFilterSchema } from '../fields/docket-filter.ts'
import { exactText, partialDateError, partialDateSchema, privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema, fictionalShareSchema } from './fictional.ts'
import { coverageSchema, everyFacetSchema, facetsSchema, resultSchema } from './result.ts'

export const sortSchema = z.enum(['relevancia', 'recientes', 'antiguos', 'alfabetico', 'rol', 'filtro-semantico'])
export type Sort = z.infer<typeof sortSchema>
export const modeSchema = z.enum(['hibrida', 'lexica', 'semantica'])
export type Mode = z.infer<typeof modeSchema>

/** How the capitals and signs of a query are read: as operators, as words and names, or as operators with `O` between whole sides. */
export const readingSchema = z.enum(['operadores', 'palabras', 'lados'])
export type Reading = z.infer<typeof readingSchema>

export const maxFilterValues = 50

/** Chips switched in one search. */
export const maxSwitchedChips = 20
/** Characters of the key of a chip. */
export const maxChipKey = 240
export const chipKeysSchema = z
  .array(privateText(maxChipKey))
  .max(maxSwitchedChips, { error: `use como máximo ${maxSwitchedChips} partes de la consulta` })

/** A value or a list of them, as a list without empty ones. */
const listOf = (value: z.ZodString, error?: string) =>
  z
    .union([value, z.array(value).max(maxFilterValues)], error === undefined ? {} : { error })
    .transform((values) => (Array.isArray(values) ? values : [values]).filter((text) => text !== ''))
const valueListSchema = listOf(privateText(200))
const dateListSchema = listOf(partialDateSchema, partialDateError)

const byDate = Object.fromEntries(dateFilterNames.map((name) => [name, dateListSchema.optional()]))
const byDocket = Object.fromEntries(docketFilterNames.map((name) => [name, listOf(docketFilterSchema, docketFilterError).optional()]))
const byFacet = Object.fromEntries(filterNames.map((name) => [name, valueListSchema.optional()]))
type OptionalValues = z.ZodOptional<typeof valueListSchema>

/** Each filter takes a list. A leading `-` excludes a value; `desde` and `hasta` take dates, `rol` the number of a case. */
export const filtersSchema = z.strictObject({ ...byDate, ...byDocket, ...byFacet } as Record<AnyFilterName, OptionalValues>)
export type Filters = z.infer<typeof filtersSchema>

export const maxQueryLength = 2000
export const defaultPageSize = 10
/** Maximum values of one facet in an answer. */
export const maxFacetValues = 200
export const defaultFacetValues = 20

export const searchBodySchema = z.strictObject({
  consulta: exactText(maxQueryLength).default(''),
  bases: z.array(baseIdSchema).max(baseIds.length).optional(),
  colecciones: z.array(collectionIdSchema).max(collectionIds.length).optional(),
  filtros: filtersSchema.default({}),
  orden: sortSchema.default('relevancia'),
  pagina: z.int().min(1).max(100_000).default(1),
  tamano: z.int().min(1).max(100).default(defaultPageSize),
  modo: modeSchema.default('hibrida'),
  agrupar: z.boolean().default(true),
  /** Values per facet, most frequent first. Years and filtered values are always included. */
  valores: z.int().min(1).max(maxFacetValues).default(defaultFacetValues),
  /** Turns spelling correction off. */
  literal: z.boolean().default(false),
  /** Without it the text decides. */
  lectura: readingSchema.optional(),
  /** Keys of chips that must match, whatever the text decides. Keys that the query lacks have no effect. */
  exigir: chipKeysSchema.optional(),
  /** Keys of chips that only raise what matches them. A key that is also in `exigir` must match. `-` before the key of a topic leaves it out. */
  preferir: chipKeysSchema.optional(),
  ficticias: fictionalModeSchema.optional(),
  /** Keeps a search inside a reserved folder out of the history. */
  reservada: z.boolean().default(false),
})
export type SearchBody = z.output<typeof searchBodySchema>

/** `exigir` leaves out what does not match; `preferir` only puts first what does. A chip `excluye` leaves out what matches, or nothing. */
export const chipModeSchema = z.enum(['exigir', 'preferir'])
export type ChipMode = z.infer<typeof chipModeSchema>

/** One part of the query as understood. `resto` is the query without it, and all of the query for a topic (`tema`), which is read from the whole. */
export const chipSchema = z.object({
  tipo: z.enum([
    'rol',
    'norma',
    'frase',
    'base',
    'tema',
    'tribunal',
    'origen',
    'sala',
    'fecha',
    'resultado',
    'recurso',
    'ministro',
    'redactor',
    'disidente',
    'excluye',
    'exige',
    'partes',
    'sentido',
    'palabras',
  ]),
  texto: z.string(),
  valor: z.string(),
  resto: z.string(),
  /** Names the chip in `exigir` and `preferir`: `tribunal:Corte Suprema`, `tema:Despido indirecto`, `excluye:tribunal:Corte Suprema`, `excluye:minería`. */
  clave: z.string(),
  /** Null for a chip that cannot be switched. */
  modo: chipModeSchema.nullable(),
})
export type Chip = z.infer<typeof chipSchema>

/** A norm or an article that the query names or a filter includes, where the catalogue identifies it. */
export const searchedNormSchema = z.object({
  /** As in the filter `norma`: «CT:161». */
  clave: z.string(),
  /** As in `texto` of its chip: «art. 161 inciso 2° Código del Trabajo». */
  etiqueta: z.string(),
  idNorma: z.number().int(),
  /** Null for a norm named as a whole. Its text: `/v1/norms/{idNorma}/articles/{articulo}`. */
  articulo: z.string().nullable(),
  /** Incisos that the query names: «2», «final». */
  incisos: z.array(z.string()),
  /** Whether a text of the norm is imported. */
  conTexto: z.boolean(),
  /** Official page of the norm or article. */
  url: z.string(),
})
export type SearchedNorm = z.infer<typeof searchedNormSchema>

/** Norms and articles of one search that are identified. */
export const maxSearchedNorms = 12

/** «¿Quiso decir…?». `palabras` corrects misspelt words, `articulo` adds the code of an article. */
export const correctionSchema = z.object({
  tipo: z.enum(['palabras', 'articulo']),
  consulta: z.string(),
  cambios: z.array(z.object({ de: z.string(), a: z.string() })),
  /** The results are those of `consulta`. Send `literal` to search the original words. */
  aplicada: z.boolean(),
})
export type Correction = z.infer<typeof correctionSchema>

export const searchDataSchema = z.object({
  /** One to three sentences made from counts, never generated freely. */
  resumen: z.string(),
  resultados: z.array(resultSchema),
  /** Rulings that answer: they meet every demand of the query, or are of level media or better where it makes none. They come first. */
  total: z.number().int(),
  /** The other rulings, which match a part of the query. They follow on the same pages. */
  ademas: z.number().int(),
  /** Results of `total` hidden under a near-identical one. The first `total - agrupadas` results answer. */
  agrupadas: z.number().int(),
  /** The same of `ademas`. Pages end after `total - agrupadas + ademas - ademasAgrupadas` results. */
  ademasAgrupadas: z.number().int(),
  /** False in mode `semantica` when only the nearest rulings were examined. */
  totalExacto: z.boolean(),
  pagina: z.number().int(),
  tamano: z.number().int(),
  /** Of the rulings of `total`, at most `valores` values each. A filtered facet is counted without its own filter. */
  facetas: facetsSchema,
  /** `formal` is the query in the formal language. It finds the same rulings. */
  interpretacion: z.object({
    chips: z.array(chipSchema),
    formal: z.string(),
    /**
     * The other reading of a query that can be read both ways, and a sentence that says which was taken. `sobre`: operators, what a short search leaves
     * out, or a word that is excluded.
     */
    alternativa: z
      .object({ aviso: z.string(), lectura: readingSchema, sobre: z.enum(['operadores', 'abreviatura', 'exclusion', 'clase']) })
      .nullable(),
    /** Chips of mode `exigir` that were not demanded after all, since they would have left nothing. A sentence of `avisos` says so. */
    relajados: z.array(z.object({ clave: z.string(), texto: z.string() })),
    /** Norms that are demanded, not those excluded. At most `maxSearchedNorms`, each article of a range once. */
    normas: z.array(searchedNormSchema),
    /** Sentences on what differs from the request, such as an unavailable encoder. */
    avisos: z.array(z.string()),
  }),
  /** Those of `total`, or in mode `excluir` those that the same search would find besides. */
  ficticias: fictionalShareSchema.extend({
    /** Fictional rulings whose own docket number or RUC is in the query, whether they were searched or not. */
    conRol: z.number().int(),
  }),
  correccion: correctionSchema.nullable(),
  cobertura: coverageSchema,
  /** Present only when nothing matches, `ademas` included: count per term, wordings that find something, nearest rulings. */
  vacio: z
    .object({
      /** Each term with its count whatever the filters. */
      terminos: z.array(z.object({ termino: z.string(), total: z.number().int() })),
      /** What the same search finds with one filter less, for each filter. */
      filtros: z.array(z.object({ filtro: z.enum(anyFilterNames), total: z.number().int() })),
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
  rulingContent: 'text',
  summary: 'Busca sentencias por rol, norma, frase, palabras o pregunta',
  body: searchBodySchema,
  data: searchDataSchema,
})

export const facetsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/facets',
  tag: 'Búsqueda',
  rulingContent: 'none',
  summary: 'Recuento exacto de sentencias por tribunal, año, resultado, materia y norma en una base',
  query: z.strictObject({ base: baseIdSchema.optional(), ficticias: fictionalModeSchema.optional() }),
  data: everyFacetSchema,
})
