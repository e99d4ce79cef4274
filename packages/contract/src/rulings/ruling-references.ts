import { isoDateSchema, outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'

/** A norm or another ruling named in a paragraph: half-open UTF-16 range of `texto`, and the key of what it names in `destinos`. */
export const referenceSchema = z.object({
  tipo: z.enum(['norma', 'rol']),
  desde: z.number().int(),
  hasta: z.number().int(),
  destino: z.string(),
})
export type ReferenceView = z.infer<typeof referenceSchema>

/** A ruling that may be the one named. */
export const namedRulingSchema = z.object({
  docId: z.string(),
  caratulado: z.string(),
  tribunal: z.string(),
  rol: z.string().nullable(),
  /** As it is cited: «rol N° 12.345-2020», «RIT O-364-2020», «dictamen E-586.880-2024»; null when it has none. */
  numero: z.string().nullable(),
  fechaSentencia: isoDateSchema.nullable(),
  resultado: outcomeSchema,
  ficticia: z.boolean(),
  url: z.string(),
})
export type NamedRuling = z.infer<typeof namedRulingSchema>

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
    /** Court the text says it is of; null when it says none: the number alone is of every court. */
    tribunal: z.string().nullable(),
    /** Rulings of that docket number in the index, latest first; never empty, never guessed among. */
    sentencias: z.array(namedRulingSchema).min(1),
  }),
])
export type ReferenceTarget = z.infer<typeof referenceTargetSchema>
