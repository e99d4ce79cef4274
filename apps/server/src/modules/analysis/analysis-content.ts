import { columnTypeSchema } from '@basejuris/contract'
import type { AnalysisCellsRow, AnalysisRow } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../services.ts'

const columnSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  tipo: columnTypeSchema,
  pregunta: z.string(),
  opciones: z.array(z.string()),
})
export type StoredColumn = z.infer<typeof columnSchema>

const contentSchema = z.object({
  nombre: z.string(),
  /** Where its rulings came from, in words. */
  origen: z.string(),
  avisos: z.array(z.string()),
  columnas: z.array(columnSchema),
})
export type AnalysisContent = z.infer<typeof contentSchema>

const placeSchema = z.object({
  seccion: z.string(),
  parrafo: z.string(),
  desde: z.int(),
  hasta: z.int(),
  /** HMAC of the words: they are compared with it where the text of the ruling is another. */
  huella: z.string(),
})
export type StoredPlace = z.infer<typeof placeSchema>

const cellSchema = z.discriminatedUnion('estado', [
  z.object({ estado: z.enum(['vacia', 'fallida']) }),
  z.object({ estado: z.enum(['respondida', 'dudosa']), valor: z.string(), unidad: z.string().nullable(), lugar: placeSchema }),
])
export type StoredCell = z.infer<typeof cellSchema>

const side = z.enum(['claimant', 'respondent'])

const rulingAnswersSchema = z.object({
  /** Hash of the text that was read. Empty where it could not be read. */
  version: z.string(),
  /** By the id of the column. */
  celdas: z.record(z.string(), cellSchema),
  /** Sentences that give reasons, with hashes of their stems. */
  razones: z.array(placeSchema.extend({ palabras: z.array(z.number()) })),
  /** Articles on which the decision rests. */
  decide: z.array(z.object({ article: z.string(), place: z.string(), kind: z.string(), appellant: side, favoured: side })),
})
/** What one ruling answers. */
export type RulingAnswers = z.infer<typeof rulingAnswersSchema>

type Cipher = Pick<Services, 'textCipher'>

const contentContext = (id: string): string => `analyses.sealed:${id}`
const cellsContext = (analysisId: string, docId: string): string => `analysis_cells.sealed:${analysisId}:${docId}`

export function encryptContent({ textCipher }: Cipher, id: string, content: AnalysisContent): string {
  return textCipher.encrypt(contentContext(id), JSON.stringify(content))
}

export function decryptContent({ textCipher }: Cipher, { id, sealed }: Pick<AnalysisRow, 'id' | 'sealed'>): AnalysisContent {
  return contentSchema.parse(JSON.parse(textCipher.decrypt(contentContext(id), sealed)))
}

export function encryptAnswers(
  { textCipher }: Cipher,
  { analysisId, docId }: Pick<AnalysisCellsRow, 'analysisId' | 'docId'>,
  answers: RulingAnswers,
): string {
  return textCipher.encrypt(cellsContext(analysisId, docId), JSON.stringify(answers))
}

export function decryptAnswers({ textCipher }: Cipher, { analysisId, docId, sealed }: AnalysisCellsRow): RulingAnswers {
  return rulingAnswersSchema.parse(JSON.parse(textCipher.decrypt(cellsContext(analysisId, docId), sealed)))
}
