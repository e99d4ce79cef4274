import { z } from 'zod'

/** `pagina` and `tamano` of a list in an address. */
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

/** What every page of a list tells beside its entries. */
export const pageFields = {
  /** Over all pages. */
  total: z.number().int(),
  pagina: z.number().int(),
  tamano: z.number().int(),
  /** Most that one user keeps. */
  maximo: z.number().int(),
} as const

export const listTextSchema = z.string().trim().max(200, { error: 'use como máximo 200 caracteres' })
