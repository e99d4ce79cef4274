import { outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { answerQuotationSchema } from '../assistant/answers.ts'
import { oppositionSchema } from '../rulings/contrast.ts'

export const figureDimensions = ['anio', 'tribunal', 'sala', 'recurso', 'norma'] as const
export type FigureDimension = (typeof figureDimensions)[number]

/** Rulings of a group by outcome, each share with its 95 % interval of Wilson. Shares go from 0 to 1. */
export const outcomeGroupSchema = z.object({
  clave: z.string(),
  nombre: z.string(),
  /** Rulings of a known outcome. */
  total: z.int(),
  /** Too few to compare with others. */
  pocas: z.boolean(),
  resultados: z.array(z.object({ resultado: outcomeSchema, cuantas: z.int(), parte: z.number(), desde: z.number(), hasta: z.number() })),
})
export type OutcomeGroupView = z.infer<typeof outcomeGroupSchema>

/** Figures of the rulings of an analysis that may be read. None is by judge or party. */
export const analysisFiguresSchema = z.object({
  sentencias: z.int(),
  todas: outcomeGroupSchema,
  grupos: z.array(z.object({ dimension: z.enum(figureDimensions), grupos: z.array(outcomeGroupSchema) })),
  /** A mark for each dated ruling, in order. */
  linea: z.array(z.object({ docId: z.string(), cita: z.string(), fecha: z.string(), resultado: outcomeSchema, url: z.string() })),
  /** Pairs of opposite outcome on one article. */
  pares: z.array(oppositionSchema),
  /** Reasons that several rulings give in similar words, the commonest first. */
  pasajes: z.array(
    z.object({ sentencias: z.int(), cita: answerQuotationSchema.omit({ n: true }), sentencia: z.string(), otras: z.array(z.string()) }),
  ),
})
export type AnalysisFigures = z.infer<typeof analysisFiguresSchema>
