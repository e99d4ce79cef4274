import { resolve } from 'node:path'
import { type EncoderSettings, isBuiltInKind } from '@basejuris/search'
import { z } from 'zod'

const dimensionError = 'use un entero entre 8 y 1024'

/** Variables that choose the encoder. */
export const encoderVariables = {
  ENCODER: z
    .enum(['learnt', 'hashing', 'static', 'openai', 'onnx'], { error: 'use learnt, hashing, static, openai u onnx' })
    .default('learnt'),
  ENCODER_URL: z.url({ protocol: /^https?$/, error: 'use una dirección http:// o https://' }).optional(),
  ENCODER_MODEL: z.string().max(200, { error: 'use a lo más 200 caracteres' }).optional(),
  ENCODER_KEY: z.string().optional(),
  ENCODER_FOLDER: z.string().optional(),
  ENCODER_DIMENSION: z.coerce
    .number({ error: dimensionError })
    .int({ error: dimensionError })
    .min(8, { error: dimensionError })
    .max(1024, { error: dimensionError })
    .optional(),
  ENCODER_QUERY_PREFIX: z.string().max(500, { error: 'use a lo más 500 caracteres' }).default(''),
  ENCODER_PASSAGE_PREFIX: z.string().max(500, { error: 'use a lo más 500 caracteres' }).default(''),
}

const requiredVariables = {
  learnt: [],
  hashing: [],
  static: ['ENCODER_FOLDER'],
  openai: ['ENCODER_URL', 'ENCODER_MODEL'],
  onnx: ['ENCODER_FOLDER'],
} as const

/** Variables that the chosen encoder needs and that are missing, one line each. */
export function missingEncoderVariables(present: Readonly<Record<string, string | undefined>>): string[] {
  const chosen = encoderVariables.ENCODER.safeParse(present['ENCODER']).data ?? 'learnt'
  return requiredVariables[chosen].flatMap((name) =>
    present[name] === undefined ? [`${name}: indíquela, ENCODER=${chosen} la necesita`] : [],
  )
}

type Values = z.output<z.ZodObject<typeof encoderVariables>>

export function encoderSettingsOf(values: Values, cwd: string): EncoderSettings {
  const shared = {
    dimension: values.ENCODER_DIMENSION ?? null,
    queryPrefix: values.ENCODER_QUERY_PREFIX,
    passagePrefix: values.ENCODER_PASSAGE_PREFIX,
  }
  if (values.ENCODER === 'openai') return { kind: 'openai', url: values.ENCODER_URL ?? '', model: values.ENCODER_MODEL ?? '', ...shared }
  if (isBuiltInKind(values.ENCODER)) return { kind: values.ENCODER }
  return { kind: values.ENCODER, folder: resolve(cwd, values.ENCODER_FOLDER ?? ''), ...shared }
}
