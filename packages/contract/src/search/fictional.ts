import { fictionalModes } from '@basejuris/domain'
import { z } from 'zod'

/**
 * Whether fictional rulings take part: `excluir` leaves them out, `incluir` counts them in, `solo` leaves only them. Without it: `excluir` as
 * soon as one real ruling is stored, otherwise `incluir`.
 */
export const fictionalModeSchema = z.enum(fictionalModes)

/** The mode of an answer, and the fictional rulings in what it counts. In mode `excluir`: those that were left out. */
export const fictionalShareSchema = z.object({ modo: fictionalModeSchema, total: z.number().int() })
export type FictionalShare = z.infer<typeof fictionalShareSchema>
