import { z } from 'zod'
import { privateText } from './text.ts'

/** Query fields `pagina` and `tamano` of every list. */
export const pagingFields = {
  pagina: z.coerce
    .number({ error: 'debe ser un número' })
    .int({ error: 'debe ser un número entero' })
    .min(1, { error: 'mínimo 1' })
    .max(1000, { error: 'máximo 1000' })
    .default(1),
  tamano: z.coerce
    .number({ error: 'debe ser un número' })
    .int({ error: 'debe ser un número entero' })
    .min(1, { error: 'mínimo 1' })
    .max(100, { error: 'máximo 100' })
    .default(20),
} as const

/** Fields that every page of a list answers beside its entries. */
export const pageFields = {
  /** Entries over all pages. */
  total: z.number().int(),
  pagina: z.number().int(),
  tamano: z.number().int(),
  /** Maximum that one user may store. */
  maximo: z.number().int(),
} as const

export const listQuerySchema = privateText(200)
