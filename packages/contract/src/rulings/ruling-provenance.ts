import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema } from './rulings.ts'

export const versionStatusSchema = z.enum(['firme', 'recurrida', 'reemplazada', 'retirada'])
export type VersionStatusView = z.infer<typeof versionStatusSchema>

export const rulingVersionSchema = z.object({
  /** Numbered from 1 in the order of storage. */
  version: z.number().int(),
  /** The version shown by default. */
  mostrada: z.boolean(),
  fuente: z.string(),
  /** The source's own document id. */
  idSentence: z.string(),
  /** When the source was read, ISO 8601. Null when the source does not say. */
  leida: z.iso.datetime().nullable(),
  guardada: z.iso.datetime(),
  /** SHA-256 of the source record, hexadecimal. Null when none was stored. */
  huella: z.string().nullable(),
  /** SHA-256 of the stored text, hexadecimal. Null when none was computed. */
  huellaTexto: z.string().nullable(),
  caracteres: z.number().int(),
  /** Version of the parser and masker that made the text. */
  analisis: z.number().int(),
  estado: versionStatusSchema.nullable(),
  /** When a newer version replaced it. */
  superada: z.iso.datetime().nullable(),
  /** False when the source withdrew it: its text is deleted. */
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
  /** Facts as the source wrote them, masked. Only those that are shown otherwise. */
  segunFuente: z.array(z.object({ dato: sourceFactNameSchema, valor: z.string() })),
  /** Masked items in text and caption, by the mark that replaces them: `[RUT]`, `[correo]`. */
  tapado: z.array(z.object({ marca: z.string(), total: z.number().int() })),
  /** Names replaced by `[persona n]`: distinct people and mentions. */
  personas: z.object({ distintas: z.number().int(), menciones: z.number().int() }),
})
export type ProvenanceView = z.infer<typeof provenanceSchema>

/** Versions are numbered from 1. */
export const versionNumberSchema = z.coerce.number().int().min(1).max(1_000_000)

export const provenanceEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/provenance',
  tag: 'Sentencias',
  rulingContent: 'card',
  summary: 'De dónde viene una sentencia: fuente, huellas, versiones y qué datos se taparon',
  params: z.object({ docId: docIdSchema }),
  query: z.strictObject({ version: versionNumberSchema.optional() }),
  data: provenanceSchema,
  errors: ['ruling.not_found', 'base.premium_required'],
})
