import { z } from 'zod'

export const outcomes = [
  'acoge',
  'acoge_parcial',
  'rechaza',
  'confirma',
  'revoca',
  'casa',
  'anula',
  'unifica',
  'inadmisible',
  'desistido',
  'abandonado',
  'condena',
  'absuelve',
  'mixto',
  'otro',
  'sin_dato',
] as const
export const outcomeSchema = z.enum(outcomes)
/** What a ruling decides, normalised from the source's free wording. */
export type Outcome = z.infer<typeof outcomeSchema>

export { outcomeNames } from './outcome-names.ts'
