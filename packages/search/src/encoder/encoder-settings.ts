import { z } from 'zod'

const prefixes = { queryPrefix: z.string().max(500), passagePrefix: z.string().max(500) }
const dimension = z.int().min(8).max(1024).nullable()

/** How an encoder is opened, without its key. Stored in the database, so that a replaced encoder can still encode queries until the new one is ready. */
export const encoderSettingsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('learnt') }),
  z.object({ kind: z.literal('hashing') }),
  z.object({ kind: z.literal('openai'), url: z.url(), model: z.string().min(1), dimension, ...prefixes }),
  z.object({ kind: z.literal('static'), folder: z.string().min(1), dimension, ...prefixes }),
  z.object({ kind: z.literal('onnx'), folder: z.string().min(1), dimension, ...prefixes }),
])
export type EncoderSettings = z.infer<typeof encoderSettingsSchema>
