import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { rulingCardSchema } from '../rulings/ruling-card.ts'
import { fictionalModeSchema, fictionalShareSchema } from '../search/fictional.ts'
import { facetValueSchema, fragmentSchema } from '../search/result.ts'

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
