import { z } from 'zod'
import { isoDateSchema } from '../rulings/ruling.schema.ts'

/** What is known of a norm besides its text. */
export const normFactsSchema = z.object({
  /** BCN LeyChile idNorma. */
  idNorma: z.number().int().positive(),
  /** «Ley», «DL», «DFL», «Decreto», «Código», «Constitución», «Auto Acordado», … */
  type: z.string(),
  /** Official number without thousands separators; null for norms without one. */
  number: z.string().nullable(),
  /** Year of promulgation. */
  year: z.number().int().nullable(),
  /** As shown: «Ley N° 19.496», «Código del Trabajo». */
  name: z.string(),
  /** Official title, in capitals where BCN serves it so. */
  title: z.string(),
  /** Usual names and acronyms. */
  aliases: z.array(z.string()),
  publishedOn: isoDateSchema.nullable(),
  promulgatedOn: isoDateSchema.nullable(),
  /** Expressly repealed. A norm that another one restates is not. */
  repealed: z.boolean(),
  repealedOn: isoDateSchema.nullable(),
  /** idNorma of the norm whose text restates this one («texto refundido, coordinado y sistematizado»). */
  restatedIn: z.number().int().nullable(),
  /** Ministries and services that issued it. */
  organizations: z.array(z.string()),
  subjects: z.array(z.string()),
  treaty: z.boolean(),
})
export type NormFacts = z.infer<typeof normFactsSchema>

export const normPartKinds = [
  'encabezado',
  'libro',
  'titulo',
  'capitulo',
  'parrafo',
  'seccion',
  'division',
  'articulo',
  'texto',
  'promulgacion',
  'anexo',
] as const
export const normPartKindSchema = z.enum(normPartKinds)
export type NormPartKind = z.infer<typeof normPartKindSchema>

/**
 * One part of a version, without its text. Parts stand in the order of the text; `parent` is the position of the part that encloses it.
 * Anchors repeat in every version of the norm that has the part: `art-161-bis`, `art-4-transitorio`, `b2-art-1` (second numbering of the
 * norm), `titulo-ii`; what stands twice gets `_2`.
 */
export const normPartSchema = z.object({
  anchor: z.string(),
  kind: normPartKindSchema,
  parent: z.number().int().nullable(),
  /** Canonical number of the article («161 bis», «4 transitorio»); null for other parts. */
  article: z.string().nullable(),
  /** Heading of a division («Título II De los contratos»), or of an article whose norm gives it one. */
  heading: z.string(),
  transitory: z.boolean(),
  repealed: z.boolean(),
  /** Since when the part has this wording; null when the source does not say. */
  modifiedOn: isoDateSchema.nullable(),
  /** 1 where the norm numbers its articles once. 0: articles that enclose a whole code. 2 and more: further numberings. */
  block: z.number().int(),
  /** idNorma of the law that the part belongs to, where a norm restates several laws. */
  ofNorm: z.number().int().nullable(),
})
export type NormPart = z.infer<typeof normPartSchema>

export const normPartsSchema = z.array(normPartSchema)
