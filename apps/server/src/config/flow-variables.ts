import { z } from 'zod'

const modes = ['off', 'simulator', 'sandbox', 'production'] as const
const portError = 'use un entero entre 1 y 65535'
const standardSimulatorPort = 3199

/** The payment provider. Its secret is read here alone and reaches no page. */
export const flowVariables = {
  FLOW_MODE: z.enum(modes, { error: `use ${modes.join(', ')}` }).default('off'),
  FLOW_API_KEY: z.string().min(1).optional(),
  FLOW_SECRET_KEY: z.string().min(1).optional(),
  FLOW_SIMULATOR_PORT: z.coerce
    .number({ error: portError })
    .int({ error: portError })
    .min(1, { error: portError })
    .max(65_535, { error: portError })
    .default(standardSimulatorPort),
}

export type FlowSettings =
  /** A program of this machine, started with the product. */
  | { readonly mode: 'simulator'; readonly port: number }
  | { readonly mode: 'sandbox' | 'production'; readonly apiKey: string; readonly secretKey: string }

type Present = Readonly<Record<string, string | undefined>>

/** What the variables lack or contradict, each with what is allowed. */
export function flowProblems({
  FLOW_MODE: mode,
  FLOW_API_KEY: apiKey,
  FLOW_SECRET_KEY: secretKey,
  PUBLIC_URL: publicUrl,
}: Present): string[] {
  const isPublic = publicUrl?.startsWith('https:') === true
  if (mode === 'simulator') return isPublic ? ['FLOW_MODE: el simulador de pagos no se permite con una PUBLIC_URL https'] : []
  if (mode !== 'sandbox' && mode !== 'production') return []
  return [
    ...(apiKey === undefined || secretKey === undefined ? ['FLOW_MODE: indique también FLOW_API_KEY y FLOW_SECRET_KEY'] : []),
    ...(isPublic ? [] : ['FLOW_MODE: indique una PUBLIC_URL https, a la que Flow envía sus avisos']),
  ]
}

/** Null where payments are off. */
export function flowSettingsOf(values: z.output<z.ZodObject<typeof flowVariables>>): FlowSettings | null {
  const { FLOW_MODE: mode, FLOW_API_KEY: apiKey, FLOW_SECRET_KEY: secretKey, FLOW_SIMULATOR_PORT: port } = values
  if (mode === 'simulator') return { mode, port }
  return mode === 'off' || apiKey === undefined || secretKey === undefined ? null : { mode, apiKey, secretKey }
}
