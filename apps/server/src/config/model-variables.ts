import { type ModelSettings, modelProviders } from '@basejuris/assistant'
import { z } from 'zod'

const choices = ['off', ...modelProviders] as const
/** Pesos. */
const maxBudget = 100_000_000
const maxPrice = 10_000_000

const pesosUpTo = (max: number) => {
  const error = `use un número de pesos entre 0 y ${max}`
  return z.coerce.number({ error }).min(0, { error }).max(max, { error }).optional()
}

/** The language model that writes answers of the assistant. Its key is read here alone and reaches no page, no log and no answer. */
export const modelVariables = {
  MODEL_PROVIDER: z.enum(choices, { error: `use ${choices.join(', ')}` }).default('off'),
  MODEL_URL: z.url({ protocol: /^https?$/, error: 'use una dirección http:// o https://' }).optional(),
  MODEL_NAME: z.string().trim().min(1).max(200, { error: 'use a lo más 200 caracteres' }).optional(),
  MODEL_KEY: z.string().min(1).optional(),
  MODEL_BUDGET_CLP_DAY: pesosUpTo(maxBudget),
  MODEL_INPUT_CLP: pesosUpTo(maxPrice),
  MODEL_OUTPUT_CLP: pesosUpTo(maxPrice),
}

const standardUrls = { openai: null, anthropic: 'https://api.anthropic.com/v1', ollama: 'http://127.0.0.1:11434/v1' } as const
const requiredVariables = {
  openai: ['MODEL_URL', 'MODEL_NAME', 'MODEL_KEY'],
  anthropic: ['MODEL_NAME', 'MODEL_KEY'],
  ollama: ['MODEL_NAME'],
} as const

type Present = Readonly<Record<string, string | undefined>>

/** What the variables lack or contradict, each with what is allowed. */
export function modelProblems(present: Present): string[] {
  const provider = modelProviders.find((each) => each === present['MODEL_PROVIDER'])
  if (provider === undefined) return []
  const missing = requiredVariables[provider].filter((name) => present[name] === undefined)
  const hasPrices = present['MODEL_INPUT_CLP'] !== undefined && present['MODEL_OUTPUT_CLP'] !== undefined
  const isCounted = present['MODEL_BUDGET_CLP_DAY'] === undefined || hasPrices
  return [
    ...missing.map((name) => `${name}: indíquela, MODEL_PROVIDER=${provider} la necesita`),
    ...(isCounted ? [] : ['MODEL_BUDGET_CLP_DAY: indique también MODEL_INPUT_CLP y MODEL_OUTPUT_CLP, el precio de un millón de tokens']),
  ]
}

/** Null where no model is configured. */
export function modelSettingsOf(values: z.output<z.ZodObject<typeof modelVariables>>): ModelSettings | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = values
  if (provider === 'off') return null
  const url = values.MODEL_URL ?? standardUrls[provider]
  if (url === null || name === undefined) return null
  return {
    provider,
    url: url.replace(/\/+$/, ''),
    name,
    key: values.MODEL_KEY ?? null,
    budget: {
      clpPerDay: values.MODEL_BUDGET_CLP_DAY ?? null,
      inputClp: values.MODEL_INPUT_CLP ?? 0,
      outputClp: values.MODEL_OUTPUT_CLP ?? 0,
    },
  }
}
