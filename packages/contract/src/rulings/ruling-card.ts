import { z } from 'zod'
import { resultSchema } from '../search/result.ts'

/** A ruling in lists outside search, without passages. */
export const rulingCardSchema = resultSchema.pick({
  docId: true,
  idSentence: true,
  rol: true,
  numero: true,
  caratulado: true,
  fechaSentencia: true,
  tribunal: true,
  sala: true,
  base: true,
  coleccion: true,
  recurso: true,
  resultado: true,
  ficticia: true,
  precio: true,
  cita: true,
  url: true,
})
export type RulingCard = z.infer<typeof rulingCardSchema>

/** True while the search engine does not answer, so that nobody looked whether another ruling undid this one. Otherwise absent. */
export const uncheckedSchema = z.literal(true)

/** A ruling that somebody saved, with what it decides, for who may read it. */
export const savedCardSchema = rulingCardSchema.extend({
  ...resultSchema.pick({ resuelve: true, sinEfecto: true }).shape,
  vigenciaSinComprobar: uncheckedSchema.optional(),
})
export type SavedCard = z.infer<typeof savedCardSchema>
