import { isoDateSchema, normUseSchema } from '@basejuris/domain'
import { z } from 'zod'
import { exactText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { quotationComparisonSchema, repeatedConsiderandoSchema, tracedQuotationSchema } from './ruling-quotations.ts'
import { citedRulingSchema, treatmentSchema } from './ruling-references.ts'
import { docIdSchema } from './rulings.ts'

export const maxCitationPageSize = 50
const maxConsiderando = 999

/** Where a citation stands: paragraph, and a half-open UTF-16 range of its text. */
export const citationPlaceSchema = z.object({ ancla: z.string(), desde: z.number().int(), hasta: z.number().int() })
export type CitationPlaceView = z.infer<typeof citationPlaceSchema>

/**
 * `unica`: exactly one indexed ruling is meant. `ambigua`: several are possible, or the text leaves open which court's number it is.
 * `fuera`: no indexed ruling has that number.
 */
export const citationStateSchema = z.enum(['unica', 'ambigua', 'fuera'])
export type CitationState = z.infer<typeof citationStateSchema>

/** A ruling that the text cites, with every place where it does. */
export const citedCaseSchema = z.object({
  /** As it is looked up: «rol N° 12.345-2020», «dictamen N° 24.526, de 2018». */
  cita: z.string(),
  /** Court that the text names; null when it names none. */
  tribunal: z.string().nullable(),
  fecha: isoDateSchema.nullable(),
  estado: citationStateSchema,
  /** Why no single ruling is given; null when one is. */
  mensaje: z.string().nullable(),
  /** Rulings that may be meant, latest first. Empty for `fuera`. */
  sentencias: z.array(citedRulingSchema),
  confianza: z.number().min(0).max(1),
  /** How this ruling treats it. */
  trato: treatmentSchema,
  /** Considerandos of the cited ruling that the text names. */
  considerandos: z.array(z.number().int()),
  lugares: z.array(citationPlaceSchema).min(1),
})
export type CitedCase = z.infer<typeof citedCaseSchema>

/** A ruling that cites this one. */
export const citingRulingSchema = citedRulingSchema.extend({
  /** It names the number without the court, so that it may mean another ruling. */
  ambigua: z.boolean(),
  /** How it treats this one. */
  trato: treatmentSchema,
  confianza: z.number().min(0).max(1),
  considerandos: z.array(z.number().int()),
  /** Empty where the actor may not read the base of the ruling. */
  lugares: z.array(citationPlaceSchema),
})
export type CitingRulingView = z.infer<typeof citingRulingSchema>

export const appliedNormSchema = z.object({
  clave: z.string(),
  etiqueta: z.string(),
  idNorma: z.number().int().nullable(),
  articulo: z.string().nullable(),
  /** Absent in what older parsers stored. */
  uso: normUseSchema.nullable(),
  /** At the official site; null without an idNorma. */
  url: z.string().nullable(),
  /** Empty for a norm that only the source's annotations name. */
  lugares: z.array(citationPlaceSchema),
})
export type AppliedNorm = z.infer<typeof appliedNormSchema>

export const rulingCitationsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/citations',
  tag: 'Sentencias',
  rulingContent: 'text',
  summary:
    'Sentencias que una cita, las que la citan, las normas que aplica, el origen de sus citas textuales y sus considerandos que se repiten, con los lugares del texto en que constan',
  params: z.object({ docId: docIdSchema }),
  query: z.strictObject({
    /** Page of each list. */
    pagina: z.coerce.number().int().min(1).max(100_000).default(1),
    tamano: z.coerce.number().int().min(1).max(maxCitationPageSize).default(20),
    /** Only those of `citadaPor` that name this considerando. */
    porConsiderando: z.coerce.number().int().min(1).max(maxConsiderando).optional(),
    /** `n` of a quotation that is compared word by word with its origin. */
    textual: z.coerce.number().int().min(0).max(100_000).optional(),
    /** Anchor of a considerando whose repetitions are listed. */
    considerando: exactText(40).optional(),
  }),
  data: z.object({
    /** In the order of the text. */
    cita: z.object({ total: z.number().int(), citas: z.array(citedCaseSchema) }),
    /** Latest first. */
    citadaPor: z.object({
      total: z.number().int(),
      sentencias: z.array(citingRulingSchema),
      /** Most cited considerandos of this ruling; `ancla` is null where its text has no such number. */
      considerandos: z.array(z.object({ numero: z.number().int(), ancla: z.string().nullable(), total: z.number().int() })),
    }),
    /** Most named first. */
    normas: z.object({ total: z.number().int(), normas: z.array(appliedNormSchema) }),
    /** Quotations of twelve words or more, in the order of the text. */
    textuales: z.object({
      total: z.number().int(),
      /** Of those, how many have not been looked for yet. */
      pendientes: z.number().int(),
      citas: z.array(tracedQuotationSchema),
    }),
    /** The quotation of `textual`; null without it and where there is none. */
    comparacion: quotationComparisonSchema.nullable(),
    /** In the order of the text. */
    repetidos: z.array(repeatedConsiderandoSchema),
    /** The rulings that have the considerando of `considerando`, this one included, earliest first; null without it. `ancla` is null where the actor may not read its base. */
    repeticiones: z.array(citedRulingSchema.extend({ ancla: z.string().nullable() })).nullable(),
    /** Where the ruling says that it does not decide something: no holding. */
    noDecide: z.array(citationPlaceSchema),
    /** Version of the ruling that the places belong to; null until its citations have been read. */
    version: z.number().int().nullable(),
    pagina: z.number().int(),
    tamano: z.number().int(),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
