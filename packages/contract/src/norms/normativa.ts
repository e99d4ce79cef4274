import { z } from 'zod'
import { exactText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { rulingCardSchema } from '../rulings/ruling-card.ts'
import { fictionalModeSchema, fictionalShareSchema } from '../search/fictional.ts'
import { coverageSchema, facetValueSchema, fragmentSchema } from '../search/result.ts'
import { idNormaSchema } from './norms.ts'

export const maxNormativaPage = 1000
export const maxNormativaPageSize = 100

const lawIdSchema = requiredText(160, 'indique la norma: su idNorma de la BCN, su clave o su número')
const articleSchema = requiredText(60, 'indique el número del artículo, como «161» o «162 bis»')

const wholeNumber = (max: number) =>
  z.coerce
    .number({ error: 'debe ser un número' })
    .int({ error: 'debe ser un número entero' })
    .min(1, { error: 'mínimo 1' })
    .max(max, { error: `máximo ${max}` })

const paging = { page: wholeNumber(maxNormativaPage), size: wholeNumber(maxNormativaPageSize) } as const
const query = z.strictObject({ ficticias: fictionalModeSchema.optional() })

/** The norm, or the article of it, that the request was understood to name. */
export const namedNormSchema = z.object({
  /** Identity at the BCN. Null where the catalogue has none. */
  idNorma: z.number().int().nullable(),
  /** As in the facet `norma`: `CT:161`. */
  clave: z.string(),
  nombre: z.string(),
  articulo: z.string().nullable(),
  /** Official page at the BCN. */
  url: z.string().nullable(),
})

const listFields = {
  norma: namedNormSchema,
  /** Rulings over all pages. */
  total: z.number().int(),
  pagina: z.number().int(),
  tamano: z.number().int(),
  ficticias: fictionalShareSchema,
} as const

const citingData = z.object({
  ...listFields,
  /** Newest first. */
  sentencias: z.array(rulingCardSchema),
  /** Exact counts over all pages: years newest first, the rest most frequent first. */
  conteos: z.object({
    anio: z.array(facetValueSchema),
    resultado: z.array(facetValueSchema),
    /** Articles of the norm that these rulings cite, at most 200. */
    articulo: z.array(facetValueSchema),
  }),
})

const errors = ['key.invalid', 'norm.not_found', 'norm.ambiguous'] as const

export const supremeCourtByNormEndpoint = defineEndpoint({
  method: 'GET',
  path: '/normativa/corte-suprema/:lawId/:page/:size',
  tag: 'Normativa',
  takesServiceKeys: true,
  rulingContent: 'card',
  summary: 'Sentencias de la Corte Suprema que citan una norma, primero la más nueva',
  params: z.object({ lawId: lawIdSchema, ...paging }),
  query,
  data: citingData,
  errors,
})

export const supremeCourtByArticleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/normativa/corte-suprema/articles/:lawId/:article/:page/:size',
  tag: 'Normativa',
  takesServiceKeys: true,
  rulingContent: 'card',
  summary: 'Sentencias de la Corte Suprema que citan un artículo, primero la más nueva',
  params: z.object({ lawId: lawIdSchema, article: articleSchema, ...paging }),
  query,
  data: citingData,
  errors: [...errors, 'norm.article_not_found'],
})

export const maxNormRulings = 50

export const normRulingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/norms/:idNorma/rulings',
  tag: 'Normas',
  rulingContent: 'card',
  summary: 'Las sentencias más nuevas de todas las bases que citan una norma o un artículo, con conteos por año y resultado',
  params: z.object({ idNorma: idNormaSchema }),
  query: query.extend({ articulo: articleSchema.optional(), limite: wholeNumber(maxNormRulings).default(10) }),
  data: z.object({
    norma: namedNormSchema.extend({
      /** Null for a norm that no citation can name by number: no ruling is found for it. */
      clave: z.string().nullable(),
    }),
    /** Rulings that cite it, listed or not. */
    total: z.number().int(),
    ficticias: fictionalShareSchema,
    /** Newest first. */
    sentencias: z.array(rulingCardSchema),
    /** Exact counts over all of them: years newest first, outcomes most frequent first. */
    conteos: z.object({ anio: z.array(facetValueSchema), resultado: z.array(facetValueSchema) }),
    /** Of the rulings in which they were looked for. */
    cobertura: coverageSchema,
  }),
  errors: ['norm.not_found'],
})
export type NormRulings = z.infer<(typeof normRulingsEndpoint)['data']>

/** Passages of one ruling that are answered; `totalPasajes` counts all. */
export const maxCitingPassages = 20

export const supremeCourtPassagesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/normativa/corte-suprema/text/:lawId/:page/:size',
  tag: 'Normativa',
  takesServiceKeys: true,
  rulingContent: 'text',
  summary: 'Pasajes en que las sentencias de la Corte Suprema citan una norma, por sentencia, primero la más nueva',
  params: z.object({ lawId: lawIdSchema, ...paging }),
  query: query.extend({ articulo: articleSchema.optional() }),
  data: z.object({
    ...listFields,
    sentencias: z.array(
      rulingCardSchema.extend({
        /** False where the text belongs to a paid base that the caller may not read: it has no passages then. */
        legible: z.boolean(),
        /** In the order of the text. The marks are the citations of the norm. Empty where only the source's data name the norm. */
        fragmentos: z.array(fragmentSchema),
        /** Paragraphs that cite the norm. */
        totalPasajes: z.number().int(),
      }),
    ),
  }),
  errors: [...errors, 'norm.article_not_found'],
})

/** The client sends twice its page size. */
export const maxNormsPageSize = 200
export const maxNormsText = 300
export const maxSimilarNormsText = 2000

/** Comma-separated: `tipo=Ley,DFL`. */
const listOf = <Output>(item: z.ZodType<Output, string>) =>
  exactText(200)
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(item).max(20, { error: 'use como máximo 20 valores' }))

const typeSchema = z.string().min(1, { error: 'indique el tipo, como «Ley» o «DFL»' })
const idSchema = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'use el idNorma de la BCN' })
  .transform(Number)
const prioritySchema = z
  .string()
  .regex(/^[123]$/, { error: 'use 1 (las más usadas), 2 (generales) o 3 (particulares o históricas)' })
  .transform(Number)

const normFilters = {
  /** «Ley», «DFL», «DL», «Decreto», «Código», «Auto Acordado». */
  tipo: listOf(typeSchema).optional(),
  idNorma: listOf(idSchema).optional(),
  prioridad: listOf(prioritySchema).optional(),
  /** Repealed norms and articles. */
  derogadas: z.enum(['incluir', 'excluir', 'solo'], { error: 'use incluir, excluir o solo' }).default('incluir'),
} as const

/** A norm, or an article of it. */
export const normResultSchema = z.object({
  tipo: z.enum(['norma', 'articulo']),
  idNorma: z.number().int(),
  /** As in the facet `norma` of the search: `CT`. Null for a norm that no citation can name by number. */
  clave: z.string().nullable(),
  nombre: z.string(),
  /** Official title, as its source writes it. */
  titulo: z.string(),
  tipoNorma: z.string(),
  /** Canonical number: «161 bis». Null for the norm itself, and for a part that is no article. */
  articulo: z.string().nullable(),
  epigrafe: z.string().nullable(),
  /** Book, title, chapter and paragraph that hold the article. */
  ruta: z.array(z.string()),
  /** The part of the text with the words, and their marks. Null for the norm itself. */
  fragmento: fragmentSchema.pick({ texto: true, marcas: true }).nullable(),
  /** False where the text of the norm is not imported: identification and official link alone. */
  textoDisponible: z.boolean(),
  derogada: z.boolean(),
  /** idNorma of the norm where the text in use stands. */
  refundidaEn: z.number().int().nullable(),
  /** Comparable within one answer. */
  score: z.number(),
  /** Official page at the BCN. */
  url: z.string(),
})
export type NormResult = z.infer<typeof normResultSchema>

export const findNormsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/normativa/find/:text/:page/:size',
  tag: 'Normativa',
  takesServiceKeys: true,
  rulingContent: 'none',
  summary: 'Normas y artículos por sus palabras: primero la norma o el artículo que el texto nombra',
  params: z.object({
    text: requiredText(maxNormsText, 'indique qué buscar'),
    page: wholeNumber(maxNormativaPage),
    size: wholeNumber(maxNormsPageSize),
  }),
  query: z.strictObject(normFilters),
  data: z.object({
    resultados: z.array(normResultSchema),
    total: z.number().int(),
    pagina: z.number().int(),
    tamano: z.number().int(),
    /** The norm or article of which the text is nothing but the name: «art. 161 CT». Null where it has other words, or names several. */
    nombrada: z.object({ idNorma: z.number().int(), articulo: z.string().nullable() }).nullable(),
  }),
  errors: ['key.invalid'],
})

export const similarNormsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/normativa/similarity-search/:text',
  tag: 'Normativa',
  takesServiceKeys: true,
  rulingContent: 'none',
  summary: 'Normas y artículos más cercanos en su sentido a un texto; `score` es el coseno',
  params: z.object({ text: requiredText(maxSimilarNormsText, 'indique qué buscar') }),
  query: z.strictObject({ topK: wholeNumber(100).default(10), ...normFilters }),
  data: z.object({ resultados: z.array(normResultSchema) }),
  errors: ['key.invalid', 'search.no_meaning'],
})
