import { isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'

export const questionFamilies = ['corriente', 'relato', 'concepto', 'norma', 'contexto', 'caratula', 'rol', 'frase', 'operadores'] as const
export type QuestionFamily = (typeof questionFamilies)[number]

/** The product as people use it, alone by words or by meaning, and two usual methods: BM25 over written words and over stems. */
export const measuredSystems = ['basejuris', 'palabras', 'significado', 'bm25', 'bm25_raices'] as const

const count = z.number().int()
/** A figure with its 95 % interval. */
const figureSchema = z.object({ valor: z.number(), desde: z.number(), hasta: z.number() })
export type MeasuredFigure = z.infer<typeof figureSchema>

const reachedSchema = z.object({
  sistema: z.enum(measuredSystems),
  /** Questions with a ruling that answers in the first place, and among the first ten. */
  primera: count,
  entreDiez: count,
  /** Share among the first ten, by Wilson. */
  parte: figureSchema,
  /** nDCG@10, by bootstrap over questions. */
  orden: figureSchema,
  /** What the product reaches above this system in nDCG@10, paired by question. Null for the product itself. */
  ventaja: figureSchema.nullable(),
})

const familySchema = z.object({
  /** Null for all of them together. */
  familia: z.enum(questionFamilies).nullable(),
  /** Questions with a ruling that answers. */
  preguntas: count,
  sistemas: z.array(reachedSchema),
})
export type FamilyQuality = z.infer<typeof familySchema>

const roundSchema = z.object({
  nombre: z.string(),
  /** Hash of the file of questions. */
  huella: z.string(),
  registrada: isoDateSchema,
  preguntas: count,
  juicios: count,
  /** Judgments made twice, and the share of equal ones; kappa is null where every grade is the same. */
  acuerdo: z.object({ juicios: count, iguales: z.number(), kappa: z.number().nullable() }).nullable(),
  /** The first time that its questions were asked. Null before it. */
  medida: z
    .object({
      fecha: isoDateSchema,
      /** Commit that was measured. */
      version: z.string(),
      corrientes: z.object({ preguntas: count, entreDiez: count, bm25: count }),
    })
    .nullable(),
})
export type QualityRound = z.infer<typeof roundSchema>

const measurementSchema = z.object({
  /** Names of the rounds that it joins: the last ones that were run. */
  rondas: z.array(z.string()),
  fecha: isoDateSchema,
  sentencias: count,
  /** Days on which its rulings were given, oldest first. */
  dias: z.array(z.object({ fecha: isoDateSchema, sentencias: count })),
  /** Those measured, and all together as the last. */
  familias: z.array(familySchema),
  /** Questions that no ruling answers, and how many of them show nothing at level alta. */
  sinRespuesta: z.object({ preguntas: count, calladas: count }),
})
export type QualityMeasurement = z.infer<typeof measurementSchema>

export const qualityEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/quality',
  tag: 'Plataforma',
  rulingContent: 'none',
  summary: 'Calidad de la búsqueda en preguntas hechas por primera vez, con intervalos y referencias',
  data: z.object({
    /** Null where no round was run. */
    medicion: measurementSchema.nullable(),
    /** Every registered round, oldest first. */
    rondas: z.array(roundSchema),
  }),
})
