import { isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { citedRulingSchema } from './ruling-references.ts'

/** A run of words of a quotation beside its source, a ruling or a norm: in both, in one of them alone, or masked in the ruling. */
export const comparedPartSchema = z.object({
  tipo: z.enum(['igual', 'solo_escrito', 'solo_fuente', 'oculto']),
  texto: z.string(),
})
export type ComparedPartView = z.infer<typeof comparedPartSchema>

/**
 * `textual`: word by word. `con_diferencias`: an older wording or a misquotation. `sin_origen`: found in no norm that the ruling names and
 * in no indexed ruling. `pendiente`: not looked for yet.
 */
export const quotationStateSchema = z.enum(['textual', 'con_diferencias', 'sin_origen', 'pendiente'])
export type QuotationState = z.infer<typeof quotationStateSchema>

/** An article in whose text quoted words stand. */
export const quotedArticleSchema = z.object({
  tipo: z.literal('norma'),
  idNorma: z.number().int(),
  articulo: z.string().nullable(),
  /** «art. 13 Ley N° 19.496». */
  etiqueta: z.string(),
  /** First day of the text that has the words; null when not known. */
  desde: isoDateSchema.nullable(),
  /** It is the text in force today. */
  vigente: z.boolean(),
  /** At the official site. */
  url: z.string(),
})

/** A ruling in which quoted words stand, and where. */
export const quotedRulingSchema = z.object({
  tipo: z.literal('sentencia'),
  sentencia: citedRulingSchema,
  /** Null where the actor may not read its base. */
  ancla: z.string().nullable(),
})
export type QuotedRuling = z.infer<typeof quotedRulingSchema>

/** A quotation of twelve words or more. The place may span paragraphs: `desde` counts in `ancla`, `hasta` in `anclaHasta`. */
export const tracedQuotationSchema = z.object({
  /** From 0, in the order of the text. */
  n: z.number().int(),
  lugar: z.object({ ancla: z.string(), desde: z.number().int(), anclaHasta: z.string(), hasta: z.number().int() }),
  palabras: z.number().int(),
  estado: quotationStateSchema,
  mensaje: z.string(),
  /** Words put in, left out or replaced. */
  diferencias: z.number().int(),
  /** Null for `sin_origen` and `pendiente`. */
  origen: z.discriminatedUnion('tipo', [quotedArticleSchema, quotedRulingSchema]).nullable(),
  /** Other rulings in which the words stand, earliest first, at most nine. */
  tambien: z.array(quotedRulingSchema),
})
export type TracedQuotationView = z.infer<typeof tracedQuotationSchema>

/** A quotation beside the text where it stands. */
export const quotationComparisonSchema = z.object({
  n: z.number().int(),
  /** «c. 7°», «art. 13 Ley N° 19.496»; null without a passage, and where the place has no name. */
  lugar: z.string().nullable(),
  /** The passage of the origin; null where it has none or the actor may not read its base. */
  pasaje: z.string().nullable(),
  /** Word by word; empty for `textual`. */
  partes: z.array(comparedPartSchema),
  /** Masks of either text stand where the other has words: those were not compared. */
  conOcultas: z.boolean(),
  mensaje: z.string().nullable(),
})
export type QuotationComparisonView = z.infer<typeof quotationComparisonSchema>

/** A considerando whose words stand again in other rulings, names, numbers and dates apart. */
export const repeatedConsiderandoSchema = z.object({
  ancla: z.string(),
  /** Rulings that have it and courts that said it, this one included; at most a thousand rulings are counted. */
  sentencias: z.number().int(),
  tribunales: z.number().int(),
  /** «Se repite en 14 sentencias de 3 tribunales». */
  mensaje: z.string(),
  /** The first that said it, by date. */
  primera: citedRulingSchema,
})
export type RepeatedConsiderando = z.infer<typeof repeatedConsiderandoSchema>
