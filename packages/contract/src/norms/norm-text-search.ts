import { isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { markSchema } from '../search/result.ts'
import { idNormaSchema, shownNormVersionSchema } from './norms.ts'

/** Articles of one answer. */
export const maxFoundArticles = 100
export const maxNormQueryLength = 120

/** A text with its hits. */
const markedTextSchema = z.object({ texto: z.string(), marcas: z.array(markSchema) })

export const foundArticleSchema = z.object({
  ancla: z.string(),
  /** Canonical number, to ask for the article. */
  articulo: z.string(),
  /** «Artículo 483 A. Procedencia». */
  titulo: markedTextSchema,
  /** Titles of the divisions that enclose it, from the outermost. */
  ruta: z.array(z.string()),
  derogado: z.boolean(),
  /** idNorma of the law it belongs to, where the norm restates several. */
  idNorma: z.number().int().nullable(),
  aciertos: z.number().int(),
  /** Words around its first hit; null where only its title has them. `ancla` is that of the paragraph. */
  fragmento: markedTextSchema.extend({ ancla: z.string() }).nullable(),
})
export type FoundArticle = z.infer<typeof foundArticleSchema>

export const normTextSearchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/norms/:idNorma/search',
  tag: 'Normas',
  rulingContent: 'none',
  summary:
    'Los artículos de una norma que tienen todas las palabras, sin distinguir tildes ni mayúsculas, en el orden del texto; entre comillas, seguidas',
  params: z.object({ idNorma: idNormaSchema }),
  query: z.strictObject({
    /** A word also finds those that begin with it. */
    consulta: requiredText(maxNormQueryLength, 'indique qué palabras buscar, como licencia médica'),
    /** Day whose text is searched, as in `/v1/norms/{idNorma}`. */
    fecha: isoDateSchema.optional(),
  }),
  data: z.object({
    /** False: no text was imported, and nothing was searched. */
    textoDisponible: z.boolean(),
    /** Of the text searched; null without one. */
    version: shownNormVersionSchema.nullable(),
    /** The article whose number the whole query is; null where the norm has none with it. */
    articulo: z.string().nullable(),
    /** Articles that have all the words. */
    total: z.number().int(),
    /** Hits in all of them. */
    aciertos: z.number().int(),
    /** At most the first `maxFoundArticles`. */
    articulos: z.array(foundArticleSchema),
  }),
  errors: ['norm.not_found'],
})
