import { z } from 'zod'

const prefixes = { queryPrefix: z.string().max(500), passagePrefix: z.string().max(500) }
const dimension = z.int().min(8).max(1024).nullable()

/** How an encoder is opened, without its key: kept in the database, so that vectors of an encoder left behind can be searched while they are replaced. */
export const encoderSettingsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hashing') }),
  z.object({ kind: z.literal('openai'), url: z.url(), model: z.string().min(1), dimension, ...prefixes }),
  z.object({ kind: z.literal('onnx'), folder: z.string().min(1), dimension, ...prefixes }),
])
export type EncoderSettings = z.infer<typeof encoderSettingsSchema>
