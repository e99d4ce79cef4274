import { z } from 'zod'

/** One line of JSON from the command line to the running product. */
export const commandRequestSchema = z.object({ command: z.string().max(50), args: z.record(z.string(), z.unknown()) })
export type CommandRequest = z.infer<typeof commandRequestSchema>

/** Progress of a long command. */
const commandProgressSchema = z.object({
  done: z.number(),
  /** Null while unknown. */
  total: z.number().nullable(),
  perSecond: z.number(),
  /** Null while it cannot be estimated. */
  etaMs: z.number().nullable(),
  /** Counts by name, shown in this order: «nuevas 120 · en cuarentena 2». */
  counts: z.record(z.string(), z.number()),
})
export type CommandProgress = z.infer<typeof commandProgressSchema>

/** Its type is the answer in `OperatorCommands`: both ends have the same version. */
const resultSchema = z.any()
export type CommandResult = z.infer<typeof resultSchema>

/** Lines of JSON back: any number of `progress`, then one `done` or `failed`. */
export const commandEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: commandProgressSchema }),
  z.object({ type: z.literal('done'), result: resultSchema }),
  z.object({ type: z.literal('failed'), message: z.string() }),
])
export type CommandEvent = z.infer<typeof commandEventSchema>
