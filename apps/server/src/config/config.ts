import { resolve } from 'node:path'
import type { ModelSettings } from '@basejuris/assistant'
import { accessKeyPrefix } from '@basejuris/domain'
import { type EncoderSettings, type EngineAddress, parseEngineAddress, parseVectorAddress, type VectorAddress } from '@basejuris/search'
import { z } from 'zod'
import { encoderSettingsOf, encoderVariables, missingEncoderVariables } from './encoder-variables.ts'
import { type FlowSettings, flowProblems, flowSettingsOf, flowVariables } from './flow-variables.ts'
import { modelProblems, modelSettingsOf, modelVariables } from './model-variables.ts'
import type { ServiceKey } from './service-key.ts'
import { serviceKeysSchema } from './service-keys-variable.ts'
import { type TaxDocumentSettings, taxDocumentProblems, taxDocumentSettingsOf, taxDocumentVariables } from './tax-document-variables.ts'
import { type TraceSettings, traceSettingsOf, traceVariables } from './trace-variables.ts'

const flag = (standard: '0' | '1') =>
  z
    .enum(['0', '1'], { error: 'use 0 o 1' })
    .default(standard)
    .transform((value) => value === '1')

const integerBetween = (minimum: number, maximum: number) => {
  const error = `use un entero entre ${minimum} y ${maximum}`
  return z.coerce.number({ error }).int({ error }).min(minimum, { error }).max(maximum, { error })
}

export const roles = ['web', 'api', 'worker'] as const
export type Role = (typeof roles)[number]

const rolesSchema = z
  .string()
  .default(roles.join(','))
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(roles, { error: `use una lista de ${roles.join(', ')}` })).min(1, { error: 'indique al menos un rol' }))
  .refine((list) => !list.includes('web') || list.includes('api'), { error: 'el rol web necesita el rol api en el mismo proceso' })

export const databaseUrlSchema = z
  .string()
  .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), { error: 'use postgres://usuario:clave@servidor/base' })

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integerBetween(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DEMO: flag('1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'use una dirección http:// o https://' }).optional(),
  TRUST_PROXY: z.string().default('off'),
  DATABASE_URL: databaseUrlSchema.optional(),
  SEARCH_URL: z
    .string()
    .transform(parseEngineAddress)
    .refine((address) => address !== null, { error: 'use opensearch://usuario:clave@servidor:9200/nombre, o quite la variable' })
    .optional(),
  VECTOR_URL: z
    .string()
    .transform(parseVectorAddress)
    .refine((address) => address !== null, { error: 'use qdrant://clave@servidor:6333/nombre, o quite la variable' })
    .optional(),
  ROLES: rolesSchema,
  RATE_LIMIT: integerBetween(1, 1_000_000).default(300),
  SERVICE_API_KEYS: serviceKeysSchema,
  ACCESS_KEY: z
    .string()
    .startsWith(accessKeyPrefix, { error: `use una clave que empiece por ${accessKeyPrefix}` })
    .max(200)
    .optional(),
  STOP_DELAY_SECONDS: integerBetween(0, 300).default(0),
  METRICS_KEY: z.string().min(16, { error: 'use al menos 16 caracteres' }).optional(),
  REAL_FILES: z.string().min(1).default('../shared'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, { error: 'use un identificador como GTM-ABC1234' })
    .optional(),
  BCN_URL: z.url({ protocol: /^https?$/, error: 'use una dirección http:// o https://' }).default('https://www.leychile.cl'),
  SUPPORT_EMAIL: z.email({ error: 'use una dirección de correo' }).default('soporte@basejuris.example'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'use smtp://usuario:clave@servidor:587 o smtps://…' }).optional(),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, { error: 'use «Nombre <correo@servidor>» o un correo' })
    .optional(),
  NEW_DEVICE_MAIL: flag('1'),
  COMPANY_LINE: z.string().trim().max(300, { error: 'use como máximo 300 caracteres' }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'use la dirección https:// del servicio' }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  ...flowVariables,
  ...taxDocumentVariables,
  DIGEST_SETTLE_MINUTES: integerBetween(0, 1440).default(15),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  INGEST_WORKERS: integerBetween(1, 64).optional(),
  INBOX_DIR: z.string().optional(),
  INBOX_SECONDS: integerBetween(1, 86_400).default(10),
  KEEP_RAW: flag('1'),
  DATA_KEY: z.string().min(32, { error: 'use al menos 32 caracteres' }).optional(),
  REPROCESS: flag('0'),
  ...encoderVariables,
  ...modelVariables,
  ...traceVariables,
  FLAG_BETA_FREE: flag('1'),
  FLAG_SUBSCRIPTIONS: flag('0'),
  FLAG_SUBSCRIPTION_PAGE: flag('1'),
})

/** Every environment variable the product reads; `.env.example` documents them. */
export const environmentVariables = Object.keys(environmentSchema.shape)

export interface Config {
  readonly environment: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  readonly demo: boolean
  /** Without trailing slash; null means the address the server listens on. */
  readonly publicUrl: string | null
  readonly trustProxy: false | string
  readonly databaseUrl: string | null
  /** The search cluster; null means the index in the data folder. */
  readonly searchAddress: EngineAddress | null
  /** The vector store; null means the vectors of the index. */
  readonly vectorAddress: VectorAddress | null
  readonly roles: ReadonlySet<Role>
  /** Requests per minute and address. */
  readonly rateLimit: number
  /** Time after a signal to stop in which the process still serves, but says that it is not ready. */
  readonly stopDelayMs: number
  readonly metricsKey: string | null
  /** Keys of machines, besides those that an operator added. */
  readonly serviceKeys: readonly ServiceKey[]
  /** Absolute path of the private set of real rulings, used to measure quality. */
  readonly realFiles: string
  /** XML service of the Biblioteca del Congreso Nacional, without trailing slash. */
  readonly bcnUrl: string
  readonly supportEmail: string
  /** Who runs the service, as terms and privacy pages name them; null omits it. */
  readonly companyLine: string | null
  /** Tag manager that counts registrations of users who consent; null loads none. */
  readonly tagManagerId: string | null
  /** Mail server; null writes mails as files to the data folder's `outbox`. */
  readonly smtpUrl: string | null
  /** Sender of mails; null means the support e-mail. */
  readonly mailFrom: string | null
  /** Whether the owner of an account gets a mail about a sign-in from a new device. */
  readonly newDeviceMail: boolean
  /** The firm's own sign-in service (OpenID Connect); null without one. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null
  /** Digests skip rulings stored later than this before them, because a transaction may still be open; the next digest covers them. */
  readonly digestSettleMs: number
  readonly logLevel: string
  /** Threads that read source files; null leaves one core free. */
  readonly ingestWorkers: number | null
  /** Absolute paths of the folders whose files a worker ingests, and the time between looks. */
  readonly inbox: { readonly folders: readonly string[]; readonly everyMs: number }
  /** Whether raw records are stored, encrypted, so that `reprocess` can rebuild their rulings. */
  readonly keepRaw: boolean
  /** Key of the encrypted data; null means a key file beside the data folder. */
  readonly dataKey: string | null
  /** Whether a start rebuilds the rulings of an older version. */
  readonly reprocess: boolean
  /** The encoder that turns texts into vectors. */
  readonly encoder: EncoderSettings
  readonly encoderKey: string | null
  /** The language model of the assistant; null answers by rules alone. */
  readonly languageModel: ModelSettings | null
  /** Where traces go; null writes none. */
  readonly traces: TraceSettings | null
  /** With which `basejuris mcp` calls another installation; null where it calls none. */
  readonly accessKey: string | null
  /** The payment provider; null closes payments. */
  readonly flow: FlowSettings | null
  /** Who issues tax documents of real payments; null leaves them waiting. */
  readonly taxDocuments: TaxDocumentSettings | null
  readonly flags: { readonly betaFree: boolean; readonly subscriptions: boolean; readonly subscriptionPage: boolean }
}

/** Lists every invalid variable with what is allowed. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `La configuración tiene ${problems.length === 1 ? 'un problema' : `${problems.length} problemas`}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** All three variables, or none. */
function readOidc({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: z.output<typeof environmentSchema>): Config['oidc'] {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) return { issuer, clientId, clientSecret }
  throw new ConfigError(['OIDC_ISSUER: indique también OIDC_CLIENT_ID y OIDC_CLIENT_SECRET, o ninguna de las tres'])
}

/** Each process would create its own key beside its folder, and none could read what the other encrypted. */
function missingSharedKey({ DATABASE_URL: url, DATA_KEY: key, ROLES: chosen }: Readonly<Record<string, string | undefined>>): string[] {
  const isShared = url !== undefined && (rolesSchema.safeParse(chosen).data?.length ?? roles.length) < roles.length
  return isShared && key === undefined ? ['DATA_KEY: indíquela, la misma en todos los procesos que comparten DATABASE_URL'] : []
}

/** Reads and validates the environment. Empty values count as absent. Throws ConfigError with all problems at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env, cwd = process.cwd()): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environmentSchema.safeParse(present)
  const missing = [
    ...missingEncoderVariables(present),
    ...missingSharedKey(present),
    ...flowProblems(present),
    ...taxDocumentProblems(present),
    ...modelProblems(present),
  ]
  if (!parsed.success || missing.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${issue.path.map(String)[0] ?? '?'}: ${issue.message}`) ?? []
    throw new ConfigError([...issues, ...missing])
  }
  const values = parsed.data
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(cwd, values.DATA_DIR),
    demo: values.DEMO,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: values.TRUST_PROXY === 'off' ? false : values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL ?? null,
    searchAddress: values.SEARCH_URL ?? null,
    vectorAddress: values.VECTOR_URL ?? null,
    roles: new Set(values.ROLES),
    rateLimit: values.RATE_LIMIT,
    stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    metricsKey: values.METRICS_KEY ?? null,
    serviceKeys: values.SERVICE_API_KEYS,
    realFiles: resolve(cwd, values.REAL_FILES),
    bcnUrl: values.BCN_URL.replace(/\/+$/, ''),
    supportEmail: values.SUPPORT_EMAIL,
    companyLine: values.COMPANY_LINE ?? null,
    tagManagerId: values.TAG_MANAGER_ID ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    newDeviceMail: values.NEW_DEVICE_MAIL,
    oidc: readOidc(values),
    digestSettleMs: values.DIGEST_SETTLE_MINUTES * 60_000,
    logLevel: values.LOG_LEVEL,
    ingestWorkers: values.INGEST_WORKERS ?? null,
    inbox: { folders: foldersOf(values.INBOX_DIR ?? '', cwd), everyMs: values.INBOX_SECONDS * 1000 },
    keepRaw: values.KEEP_RAW,
    dataKey: values.DATA_KEY ?? null,
    reprocess: values.REPROCESS,
    flow: flowSettingsOf(values),
    taxDocuments: taxDocumentSettingsOf(values),
    encoder: encoderSettingsOf(values, cwd),
    encoderKey: values.ENCODER_KEY ?? null,
    languageModel: modelSettingsOf(values),
    traces: traceSettingsOf(values),
    accessKey: values.ACCESS_KEY ?? null,
    flags: { betaFree: values.FLAG_BETA_FREE, subscriptions: values.FLAG_SUBSCRIPTIONS, subscriptionPage: values.FLAG_SUBSCRIPTION_PAGE },
  }
}

/** Several are separated by commas. */
function foldersOf(text: string, cwd: string): string[] {
  const folders = text.split(',').map((folder) => folder.trim())
  return [...new Set(folders.filter(Boolean).map((folder) => resolve(cwd, folder)))]
}

/** Host by which this process reaches itself when it listens on `host`. */
function ownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Folder of the built pages, as their own configuration names it. */
export function pagesBuildFolder(): string {
  return process.env['PAGES_BUILD_DIR'] ?? '.next'
}

/** Passes settings to the pages, which run in this process and read them on each request. */
export function exportPageSettings(config: Config, loopbackKey: string): void {
  Object.assign(process.env, {
    API_ORIGIN: `http://${ownHost(config.host)}:${config.port}`,
    LOOPBACK_KEY: loopbackKey,
    PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
    SUPPORT_EMAIL: config.supportEmail,
    ...(config.companyLine === null ? {} : { COMPANY_LINE: config.companyLine }),
    TAG_MANAGER_ID: config.tagManagerId ?? '',
  })
}
