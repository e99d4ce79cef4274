import { asideReasons, contrastGrounds, subQuestionReasons } from '@basejuris/assistant'
import type { ResearchJobRow, ResearchSentenceRow, ResearchStepRow } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { type GeneratedSentence, storedAnswerSchema } from '../answers/stored-answer.ts'

const questionSchema = z.object({
  pregunta: z.string(),
  /** With what it takes from a conversation. */
  entendida: z.string(),
  /** Without the configured language model. */
  soloCitas: z.boolean().optional(),
})
export type ResearchQuestion = z.infer<typeof questionSchema>

export const planSchema = z.object({
  preguntas: z.array(z.object({ motivo: z.enum(subQuestionReasons), titulo: z.string(), consulta: z.string() })),
  avisos: z.array(z.string()),
})
export type StoredPlan = z.infer<typeof planSchema>

export const findingSchema = z.object({
  respuesta: storedAnswerSchema,
  descartadas: z.array(
    z.object({
      docId: z.string(),
      /** Reasons of memos of older versions were not checked. */
      motivo: z.enum(asideReasons).catch('leida'),
      /** What the reason speaks of. */
      terminos: z.array(z.string()).default([]),
    }),
  ),
})
export type StoredFinding = z.infer<typeof findingSchema>

export const contrarySchema = z.object({
  articulo: z.string().nullable(),
  /** Rulings to which contraries were looked for. */
  frente: z.array(z.string()),
  respuesta: storedAnswerSchema.nullable(),
  /** Memos of older versions compared articles alone, and did not count. */
  porque: z.enum(contrastGrounds).optional(),
  recuento: z.object({ otras: z.int(), comparadas: z.int(), opuestas: z.int() }).optional(),
  /** Rulings that were read and decide what is asked: for the side of those quoted, and for the other one. */
  materia: z.object({ mismas: z.array(z.string()), opuestas: z.array(z.string()) }).optional(),
})
export type StoredContrary = z.infer<typeof contrarySchema>

export const shortAnswerSchema = z.object({ respuesta: storedAnswerSchema })
export type StoredShortAnswer = z.infer<typeof shortAnswerSchema>

export const verificationSchema = z.object({ citas: z.int(), comprobadas: z.int() })

type Cipher = Pick<Services, 'textCipher'>
type StepKey = Pick<ResearchStepRow, 'jobId' | 'position'>

const questionContext = (id: string): string => `research_jobs.sealed:${id}`
const stepContext = ({ jobId, position }: StepKey): string => `research_steps.sealed:${jobId}:${position}`
const sentenceContext = ({ jobId, position }: StepKey): string => `research_sentences.sealed:${jobId}:${position}`

export function encryptResearchQuestion({ textCipher }: Cipher, id: string, question: ResearchQuestion): string {
  return textCipher.encrypt(questionContext(id), JSON.stringify(question))
}

export function decryptResearchQuestion({ textCipher }: Cipher, { id, sealed }: Pick<ResearchJobRow, 'id' | 'sealed'>): ResearchQuestion {
  return questionSchema.parse(JSON.parse(textCipher.decrypt(questionContext(id), sealed)))
}

export function encryptStep({ textCipher }: Cipher, key: StepKey, content: object): string {
  return textCipher.encrypt(stepContext(key), JSON.stringify(content))
}

/** Null until the step is done. */
export function decryptStep<Content>(
  { textCipher }: Cipher,
  schema: z.ZodType<Content>,
  step: ResearchStepRow | undefined,
): Content | null {
  if (step === undefined || step.sealed === null) return null
  return schema.parse(JSON.parse(textCipher.decrypt(stepContext(step), step.sealed)))
}

export function toResearchSentence(
  { textCipher }: Cipher,
  { id: jobId, userId }: Pick<ResearchJobRow, 'id' | 'userId'>,
  { position, docId, texts }: GeneratedSentence,
): ResearchSentenceRow {
  return { jobId, position, docId, userId, sealed: textCipher.encrypt(sentenceContext({ jobId, position }), JSON.stringify(texts)) }
}

export function readResearchSentence({ textCipher }: Cipher, row: ResearchSentenceRow): GeneratedSentence {
  const texts = z.array(z.string()).parse(JSON.parse(textCipher.decrypt(sentenceContext(row), row.sealed)))
  return { position: row.position, docId: row.docId, texts }
}
