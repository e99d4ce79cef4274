import { treatmentVoices } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { citedRulingSchema, treatmentSchema } from './ruling-references.ts'
import { docIdSchema } from './rulings.ts'

export const maxTreatmentPageSize = 50

/** Number of rulings by treatment, those that depart first; only those that occur. */
export const treatmentCountsSchema = z.array(z.object({ trato: treatmentSchema, total: z.number().int() }))
export type TreatmentCounts = z.infer<typeof treatmentCountsSchema>

/** Words of the citing ruling, verbatim: `antes`, `texto` and `despues` follow one another in its paragraph. */
export const treatmentPassageSchema = z.object({
  /** Version of the citing ruling that the place belongs to. */
  version: z.number().int(),
  ancla: z.string(),
  /** Half-open UTF-16 range of `texto` in the paragraph. */
  desde: z.number().int(),
  hasta: z.number().int(),
  antes: z.string(),
  /** The words that decide; the number of the cited ruling where it is only named. */
  texto: z.string(),
  despues: z.string(),
})
export type TreatmentPassage = z.infer<typeof treatmentPassageSchema>

/** A ruling that cites the requested one, and how. */
export const treatingRulingSchema = citedRulingSchema.extend({
  /** `cita` where the treatment is not sure, where the number may be of another court, and where only a vote says more. */
  trato: treatmentSchema,
  /** Treatment that only a vote of the citing ruling gives; null when none does. */
  enVoto: z.object({ trato: treatmentSchema, voz: z.enum(treatmentVoices) }).nullable(),
  /** 0 to 1, of the treatment; null for a mention. */
  confianza: z.number().min(0).max(1).nullable(),
  /** It names the number without the court, so that it may mean another ruling. */
  ambigua: z.boolean(),
  /** Considerandos of the requested ruling that it names. */
  considerandos: z.array(z.number().int()),
  /** Where it says so: number of its considerando, null elsewhere; anchor of the paragraph. Both null where the actor may not read its base. */
  considerando: z.number().int().nullable(),
  ancla: z.string().nullable(),
  /** Null where the actor may not read its base, and while a newer text of it is being read. */
  pasaje: treatmentPassageSchema.nullable(),
})
export type TreatingRuling = z.infer<typeof treatingRulingSchema>

export const rulingTreatmentEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/treatment',
  tag: 'Sentencias',
  rulingContent: 'text',
  summary:
    'Cómo tratan a una sentencia las que la citan: primero las que se apartan o la distinguen, con las palabras que lo dicen; cuántas, por tribunal y por año',
  params: z.object({ docId: docIdSchema }),
  query: z.strictObject({
    /** Only rulings of this treatment; the counts are of all. */
    trato: treatmentSchema.optional(),
    pagina: z.coerce.number().int().min(1).max(100_000).default(1),
    tamano: z.coerce.number().int().min(1).max(maxTreatmentPageSize).default(20),
  }),
  data: z.object({
    /** Rulings of `trato`, or all that cite it. */
    total: z.number().int(),
    conteos: treatmentCountsSchema,
    /** Courts with most citing rulings first. */
    porTribunal: z.array(z.object({ tribunal: z.string(), total: z.number().int(), conteos: treatmentCountsSchema })),
    /** Latest first; null for rulings without date. */
    porAno: z.array(z.object({ ano: z.number().int().nullable(), total: z.number().int(), conteos: treatmentCountsSchema })),
    /** Those that depart first, then latest first. */
    sentencias: z.array(treatingRulingSchema),
    pagina: z.number().int(),
    tamano: z.number().int(),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
