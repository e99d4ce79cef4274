import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema } from './rulings.ts'

export const versionStatusSchema = z.enum(['firme', 'recurrida', 'reemplazada', 'retirada'])
export type VersionStatusView = z.infer<typeof versionStatusSchema>

export const rulingVersionSchema = z.object({
  /** From 1, in the order of storing. */
  version: z.number().int(),
  /** The one shown when none is asked for. */
  mostrada: z.boolean(),
  fuente: z.string(),
  /** The source's own document id. */
  idSentence: z.string(),
  /** When it was read at its origin, ISO 8601; null when the source does not tell. */
  leida: z.iso.datetime().nullable(),
  guardada: z.iso.datetime(),
  /** SHA-256 of the record as the source gave it, hexadecimal; null for a ruling stored without one. */
  huella: z.string().nullable(),
  /** SHA-256 of the text as it is kept, hexadecimal; null when it was not taken. */
  huellaTexto: z.string().nullable(),
  caracteres: z.number().int(),
  /** Version of the reading and masking that made the text. */
  analisis: z.number().int(),
  estado: versionStatusSchema.nullable(),
  /** When a newer state of it came. */
  superada: z.iso.datetime().nullable(),
  /** False when its source took it back: its text is gone. */
  legible: z.boolean(),
})
export type RulingVersionView = z.infer<typeof rulingVersionSchema>

export const sourceFactNames = [
  'tribunal',
  'sala',
  'rol',
  'libro',
  'rit',
  'ruc',
  'fecha',
  'tipo',
  'recurso',
  'resultado',
  'publicacion',
  'tribunalOrigen',
  'rolOrigen',
] as const
export const sourceFactNameSchema = z.enum(sourceFactNames)
export type SourceFactName = z.infer<typeof sourceFactNameSchema>

export const provenanceSchema = z.object({
  docId: z.string(),
  /** Newest first. */
  versiones: z.array(rulingVersionSchema),
  /** Facts of the version asked for as its source wrote them, masked, where that is not how they are shown. */
  segunFuente: z.array(z.object({ dato: sourceFactNameSchema, valor: z.string() })),
  /** What is masked in the text and the caption of the version asked for, by the mark put in its place: `[RUT]`, `[correo]`. */
  tapado: z.array(z.object({ marca: z.string(), total: z.number().int() })),
  /** Names replaced by `[persona n]`: how many people, how many times. */
  personas: z.object({ distintas: z.number().int(), menciones: z.number().int() }),
})
export type ProvenanceView = z.infer<typeof provenanceSchema>

/** Versions are numbered from 1. */
export const versionNumberSchema = z.coerce.number().int().min(1).max(1_000_000)

export const provenanceEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/provenance',
  tag: 'Sentencias',
  summary: 'De dónde viene una sentencia: fuente, huellas, versiones y qué datos se taparon',
  params: z.object({ docId: docIdSchema }),
  query: z.strictObject({ version: versionNumberSchema.optional() }),
  data: provenanceSchema,
  errors: ['ruling.not_found', 'base.premium_required'],
})
