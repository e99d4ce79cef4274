import { isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'

/** What a ruling decides, word for word from its operative part. */
export const dispositionSchema = z.object({
  /** `concluye` for the answer of a dictamen or oficio, which resolves nothing between parties. */
  tipo: z.enum(['resuelve', 'concluye']),
  /** At most 240 UTF-16 units. «…» stands for words left out, and ends it where its sentence goes on. No card number or domicile is in it. */
  texto: z.string(),
  /** Anchor of the paragraph in which it begins. */
  ancla: z.string(),
  /** Half-open UTF-16 range of it in that paragraph, with what «…» leaves out within it. Where the source broke its sentence into lines, it goes on in the next paragraph. */
  desde: z.number().int(),
  hasta: z.number().int(),
  /** Other decisions of the operative part, without costs and formalities, and orders to pay or a fine that `texto` does not reach. */
  mas: z.number().int(),
  /** True where a claim is granted «parcialmente», or only in part or beside an acquittal where `texto` does not say it. */
  enParte: z.boolean(),
})
export type Disposition = z.infer<typeof dispositionSchema>

/** What left a ruling without effect: a later one, or what its source says of a court above. */
export const overturningSchema = z.object({
  /** «revocada por Corte Suprema, rol N° 12.345-2020, 3 de mayo de 2021». */
  texto: z.string(),
  /** Of the later ruling; null where only the source says it. */
  docId: z.string().nullable(),
  tribunal: z.string().nullable(),
  rol: z.string().nullable(),
  fechaSentencia: isoDateSchema.nullable(),
  /** Null without a later ruling. */
  url: z.string().nullable(),
})
export type Overturning = z.infer<typeof overturningSchema>
