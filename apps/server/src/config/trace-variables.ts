import { z } from 'zod'

export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type TraceSampler = (typeof traceSamplers)[number]

const pairs = z
  .string()
  .regex(/^\s*[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, { error: 'use nombre=valor, separados por comas' })
  .optional()

/** Variables of OpenTelemetry, by their standard names and meanings. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'use una dirección http:// o https://, como http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json'], { error: 'use http/json, o quite la variable' }).default('http/json'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: z.string().trim().min(1).max(100).default('basejuris'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z.enum(traceSamplers, { error: `use ${traceSamplers.join(', ')}` }).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'use un número entre 0 y 1' }).min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number({ error: 'use milisegundos' }).int().min(10).max(600_000).default(5000),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'], { error: 'use true o false' })
    .default('false')
    .transform((value) => value === 'true'),
}

export interface TraceSettings {
  /** To which `/v1/traces` is added. */
  readonly endpoint: string
  readonly serviceName: string
  readonly headers: Readonly<Record<string, string>>
  /** Of the service, such as its environment. */
  readonly attributes: Readonly<Record<string, string>>
  readonly sampler: TraceSampler
  /** Of the samplers by ratio. */
  readonly ratio: number
  /** Between two sendings. */
  readonly everyMs: number
}

/** Null where traces go nowhere. */
export function traceSettingsOf(values: z.output<z.ZodObject<typeof traceVariables>>): TraceSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || values.OTEL_SDK_DISABLED) return null
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: values.OTEL_SERVICE_NAME,
    headers: pairsOf(values.OTEL_EXPORTER_OTLP_HEADERS),
    attributes: pairsOf(values.OTEL_RESOURCE_ATTRIBUTES),
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    everyMs: values.OTEL_BSP_SCHEDULE_DELAY,
  }
}

const pairsOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decoded(pair.slice(at + 1))]
      }),
  )

/** Values are percent-encoded by the standard. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.trim())
  } catch {
    return value.trim()
  }
}
