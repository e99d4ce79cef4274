import { highlightColors, passagePointSchema } from '@basejuris/contract'
import { z } from 'zod'
import { encryptedJson } from '../encrypted-json.ts'

/** What finds the words of a passage again: hashes, never the words. */
const passageHashesSchema = z.object({
  /** Number of words. */
  palabras: z.number().int(),
  /** Of all words. */
  texto: z.string(),
  /** Of the first and the last few words. */
  inicio: z.string(),
  fin: z.string(),
  /** Of the few words before and behind it; null where the text has fewer. */
  antes: z.string().nullable(),
  despues: z.string().nullable(),
  /** Characters of the passage before its first and behind its last word: quotation marks, a full stop. */
  margen: z.tuple([z.number().int(), z.number().int()]),
})
export type PassageHashes = z.infer<typeof passageHashesSchema>

export const passageContentSchema = z.object({
  version: z.number().int(),
  desde: passagePointSchema,
  hasta: passagePointSchema,
  huella: passageHashesSchema,
  nota: z.string().nullable(),
  versionNota: z.number().int().default(1),
  etiquetas: z.array(z.string()),
  resaltado: z.enum(highlightColors).nullable(),
})
export type PassageContent = z.infer<typeof passageContentSchema>

/** Place, hashes, note, tags and colour of a saved passage, encrypted for its id. */
export const passageContent = encryptedJson('saved_passages.sealed', passageContentSchema)
