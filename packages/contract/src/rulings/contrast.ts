import { outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { exactText, partialDateSchema } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { contrarySchema } from '../search/result.ts'
import { rulingCardSchema } from './ruling-card.ts'
import { maxNeighbours, neighbourSchema } from './ruling-neighbours.ts'
import { docIdSchema } from './rulings.ts'

/**
 * Where contradictions are looked for. `amplio`: every court. `unificacion`: labour rulings of the Corte Suprema and of the Cortes de
 * Apelaciones, newest first, as the recurso de unificación de jurisprudencia invokes them (arts. 483 ff. of the Código del Trabajo).
 */
export const contrastScopes = ['amplio', 'unificacion'] as const
export const contrastScopeSchema = z.enum(contrastScopes, { error: `valores permitidos: ${contrastScopes.join(', ')}` })
export type ContrastScope = z.infer<typeof contrastScopeSchema>

/** Level of the courts of the contrary rulings. */
export const contrastLevels = ['suprema', 'apelaciones', 'otros'] as const
export const contrastLevelSchema = z.enum(contrastLevels, { error: `valores permitidos: ${contrastLevels.join(', ')}` })
export type ContrastLevel = z.infer<typeof contrastLevelSchema>

/** What narrows a search for contradictions. */
export const contrastFilterFields = {
  nivel: contrastLevelSchema.optional(),
  /** First and last day, month or year of the contrary rulings. */
  desde: partialDateSchema.optional(),
  hasta: partialDateSchema.optional(),
} as const

/** Whether later decisions show that a ruling is final: only what the index holds. */
export const finalitySchema = z.object({
  /** `recurso_rechazado`: the index has the decision of the Corte Suprema that left it standing. */
  estado: z.enum(['no_consta', 'recurso_rechazado']),
  /** «firmeza: no consta». */
  texto: z.string(),
})
export type FinalityView = z.infer<typeof finalitySchema>

/** Words of the court that stand against those of the other ruling, verbatim: paragraph, half-open UTF-16 range, label «c. 7°». */
export const opposedPassageSchema = z.object({
  texto: z.string(),
  ancla: z.string(),
  etiqueta: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  /** Its sentence goes on. */
  cortado: z.boolean(),
})

/** One of two opposed rulings. Without text (`pasaje` null, `legible` false) where the actor may not read its base. */
export const opposedSideSchema = rulingCardSchema.extend({
  /** Who moved the court and what came of it: «recurrió el trabajador, se rechazó». Empty, as `favorece`, where it is not `legible`. */
  detalle: z.string(),
  /** Whom it favours, with the article of the name: «el empleador». */
  favorece: z.string(),
  legible: z.boolean(),
  pasaje: opposedPassageSchema.nullable(),
  /** Another ruling of the index left it without effect. */
  sinEfecto: z.boolean(),
  /** Only where contradictions are looked for with `unificacion`. */
  firmeza: finalitySchema.nullable(),
})
export type OpposedSide = z.infer<typeof opposedSideSchema>

/** Two rulings that decided one article for opposite sides. */
export const oppositionSchema = z.object({
  articulo: contrarySchema.shape.articulo,
  /** Cosine of their vectors, 0 to 1. */
  cercania: z.number().min(0).max(1),
  uno: opposedSideSchema,
  otro: opposedSideSchema,
})
export type OppositionView = z.infer<typeof oppositionSchema>

export const oppositionSearchSchema = z.object({
  alcance: contrastScopeSchema,
  /** Articles that were compared, most telling first. */
  articulos: z.array(contrarySchema.shape.articulo),
  /** How many were found. */
  total: z.number().int(),
  /** Best first; with `unificacion`, newest first. */
  oposiciones: z.array(oppositionSchema),
  /** What was looked for and why nothing is listed; null where something is. */
  mensaje: z.string().nullable(),
})
export type OppositionSearch = z.infer<typeof oppositionSearchSchema>

const contrastQuery = z.strictObject({
  limite: z.coerce.number().int().min(1).max(maxNeighbours).default(5),
  ficticias: fictionalModeSchema.optional(),
  /**
   * Key of an article. Without `alcance` it is preferred among those on which contrary rulings decided, and ignored when there are none on
   * it. With `alcance` it is the only one compared.
   */
  articulo: exactText(100).optional(),
  /** Looks for contradictions beyond the marked ones, with the opposed passages: see `busqueda`. */
  alcance: contrastScopeSchema.optional(),
  ...contrastFilterFields,
})

export const contrastEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulings/:docId/contrast',
  tag: 'Sentencias',
  rulingContent: 'text',
  summary:
    'Sentencias en sentido contrario: favorecen a la otra parte en el artículo en que se apoya la decisión, primero las más cercanas. Con `alcance`, también las que lo decidieron al revés sobre hechos parecidos, con los dos pasajes que se oponen',
  params: z.object({ docId: docIdSchema }),
  query: contrastQuery,
  data: z.object({
    /** Outcome of the requested ruling. */
    resultado: outcomeSchema,
    /** Outcomes that are opposite when the same party asked. Empty when the ruling takes no side. */
    contrarios: z.array(outcomeSchema),
    /** As on its card. Null when there are none, or the text does not say who asked and whom the outcome favours. */
    contrario: contrarySchema.nullable(),
    resultados: z.array(
      neighbourSchema.extend({
        /** The article of `contrario`. */
        articulos: z.array(contrarySchema.shape.articulo).length(1),
        /** As in `contrario`, of this ruling. */
        detalle: z.string(),
        favorece: z.string(),
      }),
    ),
    /** Present with `alcance`; `uno` is always the requested ruling. */
    busqueda: oppositionSearchSchema.nullable(),
  }),
  errors: ['ruling.not_found', 'base.premium_required'],
})
