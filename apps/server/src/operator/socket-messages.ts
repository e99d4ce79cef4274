import { z } from 'zod'

/** One line of JSON from the operator's command to the running product. */
export const commandRequestSchema = z.object({ command: z.string().max(50), args: z.record(z.string(), z.unknown()) })
export type CommandRequest = z.infer<typeof commandRequestSchema>

/** Lines of JSON back: any number of `progress`, then one `done` or `failed`. */
export const commandEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: z.unknown() }),
  z.object({ type: z.literal('done'), result: z.unknown() }),
  z.object({ type: z.literal('failed'), message: z.string() }),
])
export type CommandEvent = z.infer<typeof commandEventSchema>
