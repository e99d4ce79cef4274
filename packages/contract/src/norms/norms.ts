import { isoDateSchema, normPartKindSchema } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** Said beside every text of a norm. */
export const notOfficialText = 'Este texto no reemplaza el texto oficial.'

/** Said where a norm has one text alone. */
export const withoutEarlierVersions = 'Sin versiones históricas importadas.'

export const idNormaSchema = z.coerce
  .number({ error: 'debe ser el idNorma de la Biblioteca del Congreso, un número' })
  .int({ error: 'debe ser el idNorma de la Biblioteca del Congreso, un número entero' })
  .min(1, { error: 'mínimo 1' })
  .max(2_147_483_647, { error: 'máximo 2147483647' })

export const normReferenceSchema = z.object({ idNorma: z.number().int(), nombre: z.string(), url: z.string() })
export type NormReferenceView = z.infer<typeof normReferenceSchema>

/** A text of a norm in time. */
export const normVersionSchema = z.object({
  numero: z.number().int(),
  /** First day of this text; null when it is not known, or depends on an event (`porEvento`). */
  desde: isoDateSchema.nullable(),
  hasta: isoDateSchema.nullable(),
  porEvento: z.boolean(),
  /** `ultima`: the newest one in force that was imported. `diferida`: not in force yet («vigencia diferida»). */
  estado: z.enum(['ultima', 'anterior', 'diferida']),
  /** Where the text was taken from, in words. */
  fuente: z.string(),
  /** Day on which it was obtained. */
  obtenida: isoDateSchema.nullable(),
})
export type NormVersionView = z.infer<typeof normVersionSchema>

/** The text shown, for the requested day or for today. */
export const shownNormVersionSchema = normVersionSchema.extend({
  /** False where the imported texts do not show that this was the text of that day. */
  corresponde: z.boolean(),
  /** What a reader must know of this text: deferred, of another day, of unknown date. Null where there is nothing to say. */
  aviso: z.string().nullable(),
})
export type ShownNormVersion = z.infer<typeof shownNormVersionSchema>

/** A part of the structure. The list is in the order of the text; `padre` is the anchor of the part that encloses it. */
export const normNodeSchema = z.object({
  ancla: z.string(),
  tipo: normPartKindSchema,
  padre: z.string().nullable(),
  /** From 0. */
  nivel: z.number().int(),
  /** «Título II De los contratos», «Artículo 161 bis», with the heading of the article where it has one. */
  titulo: z.string(),
  /** Canonical number, to ask for the article; null for other parts. */
  articulo: z.string().nullable(),
  transitorio: z.boolean(),
  derogado: z.boolean(),
  /** Since when it has this wording; null when unknown. */
  desde: isoDateSchema.nullable(),
  /** idNorma of the law it belongs to, where the norm restates several. */
  idNorma: z.number().int().nullable(),
})
export type NormNode = z.infer<typeof normNodeSchema>

const normSummaryFields = {
  idNorma: z.number().int(),
  /** As in the filter `norma`: «CT», «ley-19496»; null for a norm without one. */
  clave: z.string().nullable(),
  tipo: z.string(),
  numero: z.string().nullable(),
  /** Year of promulgation. */
  anio: z.number().int().nullable(),
  nombre: z.string(),
  titulo: z.string(),
  derogada: z.boolean(),
  fechaDerogacion: isoDateSchema.nullable(),
  /** Its page at the Biblioteca del Congreso. */
  url: z.string(),
}
export const normSummarySchema = z.object(normSummaryFields)
export type NormSummary = z.infer<typeof normSummarySchema>

export const normViewSchema = normSummarySchema.extend({
  /** Official type, number and year: «Ley N° 16.744», «DFL N° 1 de 2002» of the Código del Trabajo. */
  identificacion: z.string(),
  nombresUsoComun: z.array(z.string()),
  organismos: z.array(z.string()),
  materias: z.array(z.string()),
  fechaPublicacion: isoDateSchema.nullable(),
  fechaPromulgacion: isoDateSchema.nullable(),
  /** The norm whose text restates this one: its articles are read there. */
  refundidoEn: normReferenceSchema.nullable(),
  /** The norms that this one restates. */
  refunde: z.array(normReferenceSchema),
  /** False: no text was imported, and only the catalogue answers. */
  textoDisponible: z.boolean(),
  /** Articles of the version, or those that the catalogue counts; null when unknown. */
  articulos: z.number().int().nullable(),
  version: shownNormVersionSchema.nullable(),
  /** Newest first. */
  versiones: z.array(normVersionSchema),
  /** `withoutEarlierVersions` where there is one version alone. */
  sinVersiones: z.string().nullable(),
  /** Empty with `estructura=no`. */
  estructura: z.array(normNodeSchema),
  /** Names the structure: another one has another name. Null without text. */
  edicion: z.string().nullable(),
  /** `notOfficialText`. */
  advertencia: z.string(),
})
export type NormView = z.infer<typeof normViewSchema>

/** A line of an article. */
export const normParagraphSchema = z.object({
  /** `art-161-bis-p2`. */
  ancla: z.string(),
  texto: z.string(),
  /**
   * The inciso it is, or is part of, counted from 1. Numbered and lettered items belong to the inciso that introduces them. Null where the
   * source joins several in one line.
   */
  inciso: z.number().int().nullable(),
  /** «7», «iii» where the line begins with «7.» or «iii)», else null. */
  numeral: z.string().nullable(),
  letra: z.string().nullable(),
})
export type NormParagraphView = z.infer<typeof normParagraphSchema>

export const normArticleTextSchema = normNodeSchema.extend({
  /** Titles of the divisions that enclose it, from the outermost. */
  ruta: z.array(z.string()),
  parrafos: z.array(normParagraphSchema),
})
export type NormArticleText = z.infer<typeof normArticleTextSchema>

export const normArticleViewSchema = z.object({
  norma: normSummarySchema,
  /** Canonical number: «161 bis», «4 transitorio», «único». */
  articulo: z.string(),
  /** «art. 161 bis Código del Trabajo». */
  etiqueta: z.string(),
  textoDisponible: z.boolean(),
  /** The norm in which the text stands, where the cited one is restated there; else null. */
  textoEn: normReferenceSchema.nullable(),
  /** More than one where the number stands more than once in the norm: they are listed, never guessed. */
  textos: z.array(normArticleTextSchema),
  /** Of the text; null without one. */
  version: shownNormVersionSchema.nullable(),
  anterior: z.string().nullable(),
  siguiente: z.string().nullable(),
  /** `notOfficialText`. */
  advertencia: z.string(),
})
export type NormArticleView = z.infer<typeof normArticleViewSchema>

const dayQuery = z.strictObject({ fecha: isoDateSchema.optional() })

export const normEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/norms/:idNorma',
  tag: 'Normas',
  rulingContent: 'none',
  summary:
    'Una norma: datos, estructura sin texto y versiones; con `fecha`, la versión de ese día o qué versión está importada; `estructura=no` la omite, y `edicion` dice si cambió',
  params: z.object({ idNorma: idNormaSchema }),
  query: dayQuery.extend({ estructura: z.enum(['si', 'no']).default('si') }),
  data: normViewSchema,
  errors: ['norm.not_found'],
})

export const normArticleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/norms/:idNorma/articles/:articulo',
  tag: 'Normas',
  rulingContent: 'none',
  summary:
    'El texto de un artículo, también el de una norma refundida en otra; con `fecha`, como estaba ese día o qué versión está importada',
  params: z.object({ idNorma: idNormaSchema, articulo: requiredText(60, 'indique el artículo, como 161 bis o 4 transitorio') }),
  query: dayQuery,
  data: normArticleViewSchema,
  errors: ['norm.not_found', 'norm.article_not_found'],
})
