import { isoDateSchema, outcomeSchema, treatments } from '@basejuris/domain'
import { z } from 'zod'

/** A norm or ruling cited in a paragraph. `desde` and `hasta` are a half-open UTF-16 range of `texto`. */
export const referenceSchema = z.object({
  tipo: z.enum(['norma', 'rol']),
  desde: z.number().int(),
  hasta: z.number().int(),
  destino: z.string(),
})
export type ReferenceView = z.infer<typeof referenceSchema>

/** A ruling that the citation may mean. */
export const citedRulingSchema = z.object({
  docId: z.string(),
  caratulado: z.string(),
  tribunal: z.string(),
  rol: z.string().nullable(),
  /** Citation form: «rol N° 12.345-2020», «RIT O-364-2020», «dictamen N° E586880, de 2024». Null without a number. */
  numero: z.string().nullable(),
  fechaSentencia: isoDateSchema.nullable(),
  resultado: outcomeSchema,
  ficticia: z.boolean(),
  url: z.string(),
})
export type CitedRuling = z.infer<typeof citedRulingSchema>

export const referenceTargetSchema = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('norma'),
    clave: z.string(),
    etiqueta: z.string(),
    idNorma: z.number().int(),
    articulo: z.string().nullable(),
    /** The norm at the official site of the Biblioteca del Congreso. */
    url: z.string(),
  }),
  z.object({
    tipo: z.literal('rol'),
    rol: z.string(),
    /** Court that the text names. Null when it names none. */
    tribunal: z.string().nullable(),
    /** Every indexed ruling with that docket number, latest first. Never empty. */
    sentencias: z.array(citedRulingSchema).min(1),
  }),
])
export type ReferenceTarget = z.infer<typeof referenceTargetSchema>

/** How the court treats a ruling that it cites. `cita`: it names it, and nothing more is sure. */
export const treatmentSchema = z.enum(treatments)
