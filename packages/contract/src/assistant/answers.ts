import { outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'

/** How far rulings answer a question: they decide it, they are near, or nothing was found. */
export const answerGradeSchema = z.enum(['responde', 'lo_mas_cercano', 'no_lo_encontre'])
export type AnswerGradeName = z.infer<typeof answerGradeSchema>

/**
 * A quotation today: its words stand as they were verified, the text changed since, the ruling was withdrawn, or the reader may not read
 * its base.
 */
export const citedStateSchema = z.enum(['verificada', 'cambio', 'retirada', 'sin_acceso'])

/** Verbatim words of a ruling with their place: a half-open range of a paragraph, in UTF-16 units. */
export const answerQuotationSchema = z.object({
  /** The number by which sentences name it, from 1. */
  n: z.int(),
  docId: z.string(),
  /** Section or, in unnumbered text, paragraph. */
  ancla: z.string(),
  /** «c. 7°»; empty for parts that are cited as the ruling itself. */
  etiqueta: z.string(),
  /** Anchor of the paragraph. */
  parrafo: z.string(),
  /** Empty unless `estado` is `verificada`. */
  texto: z.string(),
  /** Whether its sentence goes on behind the words. Absent where it does not. */
  sigue: z.boolean().optional(),
  desde: z.int(),
  hasta: z.int(),
  verificada: z.boolean(),
  estado: citedStateSchema,
  /** Who speaks, where it is not the court. */
  voz: z.string().nullable(),
  /** Page of the ruling at the quotation. */
  url: z.string(),
})
export type AnswerQuotation = z.infer<typeof answerQuotationSchema>

/** A sentence of an answer: the court's words by the number of their quotation, and generated text. */
export const answerSentenceSchema = z.object({
  grado: z.enum(['textual', 'parafraseada']),
  partes: z.array(
    z.discriminatedUnion('tipo', [
      z.object({ tipo: z.literal('cita'), n: z.int() }),
      z.object({ tipo: z.literal('texto'), texto: z.string() }),
    ]),
  ),
  /** Numbers of the quotations on which it rests. */
  citas: z.array(z.int()),
})
export type AnswerSentence = z.infer<typeof answerSentenceSchema>

/** A ruling that was read for an answer. One that is gone has null facts. */
export const answerRulingSchema = z.object({
  docId: z.string(),
  /** «CS, rol N° 1-2020, 03-05-2021». Empty once the ruling is gone. */
  cita: z.string(),
  caratulado: z.string().nullable(),
  /** Null where it may not be read. */
  resultado: outcomeSchema.nullable(),
  /** Its operative part in a line. Null where it was not found or may not be read. */
  resuelve: z.string().nullable(),
  /** What a later ruling did to it. */
  vigencia: z.string().nullable(),
  ficticia: z.boolean(),
  estado: citedStateSchema,
  url: z.string(),
})
export type AnswerRuling = z.infer<typeof answerRulingSchema>

export const answerCoverageSchema = z.object({
  sentencias: z.int(),
  ficticias: z.int(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  /** Bases without any ruling. */
  vacias: z.array(z.string()),
  /** Stored changes that the index lacks. */
  pendientes: z.int(),
  /** Rulings of bases outside the subscription, which were not read and are not in `sentencias`. Absent where all were read. */
  sinAcceso: z.object({ sentencias: z.int(), bases: z.array(z.string()) }).optional(),
})

/** Words of an imported norm, where their text is asked for. */
export const answerNormSchema = z.object({
  /** «art. 160 N° 7 Código del Trabajo». */
  etiqueta: z.string(),
  /** A line for each paragraph. Null where its text is not imported. */
  texto: z.string().nullable(),
  /** Which version it is of. */
  vigencia: z.string().nullable(),
  /** `notOfficialText`. */
  advertencia: z.string(),
  /** Of the official text; of the page of the norm where it has no such article. */
  url: z.string(),
  /** That the norm has no such article, and which is its last one. Absent where it has it. */
  inexistente: z.string().optional(),
})
export type AnswerNorm = z.infer<typeof answerNormSchema>

export const answerSchema = z.object({
  /** As one text with its citations, for who shows no parts. */
  respuesta: z.string(),
  grado: answerGradeSchema,
  /** Whether it asserts nothing. */
  abstencion: z.boolean(),
  /** What kind of answer this is. Written by rules, never generated. */
  entrada: z.string(),
  oraciones: z.array(answerSentenceSchema),
  /** Generated sentences that no ruling supports; they are not shown. */
  tachadas: z.int(),
  citas: z.array(answerQuotationSchema),
  /** Articles whose text the question asks for. */
  normas: z.array(answerNormSchema),
  /** Those quoted, in the order of the answer. */
  sentencias: z.array(answerRulingSchema),
  /** Those that were read and not quoted. */
  otras: z.array(answerRulingSchema),
  /** How it was searched. */
  busqueda: z.object({
    /** The question with what it takes from those before it. */
    pregunta: z.string(),
    /** The same in the formal language of the search; empty where nothing was searched. */
    formal: z.string(),
    pasos: z.array(z.object({ herramienta: z.string(), texto: z.string(), rechazo: z.string().nullable() })),
  }),
  cobertura: answerCoverageSchema.nullable(),
  /** Name of what wrote it: `extractivo` quotes and generates nothing. */
  modelo: z.string(),
  /** What the reader must know of this answer. */
  avisos: z.array(z.string()),
})
export type AssistantAnswer = z.infer<typeof answerSchema>

/** What the document of a conversation says of a question. */
export const documentAnswerSchema = z.object({
  /** Of its file; empty once it was removed. */
  nombre: z.string(),
  /** Whether the document was removed since: its words are gone with it. */
  retirado: z.boolean(),
  /** Its own words, in their order. */
  citas: z.array(
    z.object({
      texto: z.string(),
      /** «su documento, p. 3». */
      lugar: z.string(),
    }),
  ),
})
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>
