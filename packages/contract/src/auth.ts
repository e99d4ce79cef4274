import { passwordLength } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { searchParametersSchema } from './search-parameters.ts'

export const maxEmailLength = 254
/** Pages that mails lead to. */
export const accountPages = { recover: '/recuperar', verifyEmail: '/verificar-correo' } as const
export const preferenceThemes = ['sistema', 'claro', 'oscuro'] as const

export const emailSchema = z
  .string({ error: 'indique su correo' })
  .trim()
  .max(maxEmailLength, { error: `use como máximo ${maxEmailLength} caracteres` })
  .pipe(z.email({ error: 'use una dirección de correo' }))

/** Length alone; the server says whether a password is a common one (`passwordRules` of the domain). */
export const newPasswordSchema = z
  .string({ error: 'indique una contraseña' })
  .min(passwordLength.min, { error: `use al menos ${passwordLength.min} caracteres` })
  .max(passwordLength.max, { error: `use como máximo ${passwordLength.max} caracteres` })

/** A password as somebody types it to sign in: any, within reason. */
export const givenPasswordSchema = z
  .string({ error: 'indique su contraseña' })
  .min(1, { error: 'indique su contraseña' })
  .max(passwordLength.max, { error: `use como máximo ${passwordLength.max} caracteres` })

export const userIdSchema = z.uuid({ error: 'el identificador no es válido' })

export const preferencesSchema = z.strictObject({
  tamano: z.number().int().min(1).max(100).optional(),
  bases: z.array(z.string().max(60)).max(20).optional(),
  modo: z.enum(['hibrida', 'lexica', 'semantica']).optional(),
  tema: z.enum(preferenceThemes).optional(),
  /** Steps of the reader's letter, from the smallest. */
  letra: z.number().int().min(0).max(6).optional(),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const historyEntrySchema = z.object({
  historyId: z.uuid(),
  userMessage: z.string(),
  parametros: searchParametersSchema,
  total: z.number().int().nullable(),
  nombre: z.string().optional(),
  createdAt: z.iso.datetime(),
  isActive: z.boolean(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const billingWrapperSchema = z.object({
  billingData: z.record(z.string(), z.unknown()).nullable(),
  lastUpdated: z.iso.datetime().nullable(),
  version: z.literal('1.0'),
})

/** What a user sees of their own account. */
export const userViewSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  fechaDeRegistro: z.iso.datetime(),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  billingData: billingWrapperSchema,
  /** Active entries, newest first. */
  history: z.array(historyEntrySchema),
  counterUse: z.number().int(),
  isValid: z.boolean(),
  startService: z.iso.datetime().nullable(),
  emailVerificado: z.boolean(),
  /** Address the account changes to once it is confirmed. */
  correoPendiente: z.string().nullable(),
  segundoFactor: z.boolean(),
  preferencias: preferencesSchema,
})
export type UserView = z.infer<typeof userViewSchema>

/** Who is signed in, as pages show it on each request: everything but the history. */
export const sessionUserSchema = userViewSchema.omit({ history: true })
export type SessionUser = z.infer<typeof sessionUserSchema>

const signedInSchema = z.object({ token: z.string(), user: userViewSchema, message: z.string() })

export const registerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/register',
  tag: 'Cuentas',
  summary: 'Crea una cuenta y abre una sesión',
  body: z.strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    aceptaTerminos: z.literal(true, { error: 'debe aceptar los términos' }),
  }),
  data: signedInSchema,
  errors: ['auth.email_taken', 'auth.common_password'],
  rateLimit: { max: 10, minutes: 10 },
})

export const loginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/login',
  tag: 'Cuentas',
  summary: 'Abre una sesión',
  body: z.strictObject({
    email: emailSchema,
    password: givenPasswordSchema,
    /** Of the second factor, or one of its recovery codes; asked for with `auth.second_factor`. */
    codigo: z.string().trim().max(40).optional(),
  }),
  data: signedInSchema,
  errors: ['auth.credentials', 'auth.second_factor', 'auth.too_many_attempts'],
  rateLimit: { max: 30, minutes: 10 },
})

export const currentSessionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/session',
  tag: 'Cuentas',
  summary: 'Quién tiene abierta esta sesión; nadie para un visitante o una sesión que ya no vale',
  data: z.object({ usuario: sessionUserSchema.nullable() }),
})

export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  tag: 'Cuentas',
  summary: 'Cierra esta sesión',
  data: z.object({ cerradas: z.number().int() }),
})

export const logoutAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/logout-all',
  tag: 'Cuentas',
  summary: 'Cierra todas las sesiones del usuario',
  access: 'user',
  data: z.object({ cerradas: z.number().int() }),
})

const userParams = z.object({ userId: userIdSchema })

export const profileEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/profile/:userId',
  tag: 'Cuentas',
  summary: 'El usuario, con su historial',
  access: 'user',
  params: userParams,
  data: userViewSchema,
  errors: ['auth.forbidden'],
})

export const updateProfileEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/auth/profile/:userId',
  tag: 'Cuentas',
  summary: 'Cambia preferencias, datos de facturación, correo (al confirmarse) o contraseña (cierra las otras sesiones)',
  access: 'user',
  params: userParams,
  body: z.strictObject({
    preferencias: preferencesSchema.optional(),
    billingData: z.record(z.string().max(60), z.union([z.string().max(500), z.null()])).optional(),
    /** Counts once the link sent to it was followed. */
    email: emailSchema.optional(),
    password: newPasswordSchema.optional(),
    /** Needed to change e-mail or password. */
    passwordActual: givenPasswordSchema.optional(),
  }),
  data: userViewSchema,
  errors: ['auth.forbidden', 'auth.credentials', 'auth.too_many_attempts', 'auth.email_taken', 'auth.common_password'],
  rateLimit: { max: 60, minutes: 10 },
})

export const deleteProfileEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/auth/profile/:userId',
  tag: 'Cuentas',
  summary: 'Elimina la cuenta y los datos del usuario',
  access: 'user',
  params: userParams,
  body: z.strictObject({ passwordActual: givenPasswordSchema.optional() }),
  data: z.object({ eliminada: z.literal(true) }),
  errors: ['auth.forbidden', 'auth.credentials', 'auth.too_many_attempts', 'auth.subscription_open'],
  rateLimit: { max: 10, minutes: 10 },
})

const billingPath = '/v1/auth/profile/:userId/billing'

export const billingEndpoint = defineEndpoint({
  method: 'GET',
  path: billingPath,
  tag: 'Cuentas',
  summary: 'Los datos de facturación guardados',
  access: 'user',
  params: userParams,
  data: billingWrapperSchema,
  errors: ['auth.forbidden'],
})

export const updateBillingEndpoint = defineEndpoint({
  method: 'PUT',
  path: billingPath,
  tag: 'Cuentas',
  summary: 'Guarda los datos de facturación',
  access: 'user',
  params: userParams,
  body: z.strictObject({ billingData: z.record(z.string().max(60), z.union([z.string().max(500), z.null()])) }),
  data: billingWrapperSchema,
  errors: ['auth.forbidden'],
})

export const clearBillingEndpoint = defineEndpoint({
  method: 'DELETE',
  path: billingPath,
  tag: 'Cuentas',
  summary: 'Borra los datos de facturación',
  access: 'user',
  params: userParams,
  data: billingWrapperSchema,
  errors: ['auth.forbidden'],
})

export const sendRecoveryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/send/recovery-code',
  tag: 'Cuentas',
  summary: 'Envía un código de recuperación, si la cuenta existe',
  body: z.strictObject({ email: emailSchema }),
  /** The same whether or not somebody has the e-mail. */
  data: z.object({ message: z.string() }),
  errors: ['auth.too_many_codes'],
  rateLimit: { max: 10, minutes: 10 },
})

export const verifyRecoveryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/verify/recovery-code',
  tag: 'Cuentas',
  summary: 'Cambia la contraseña con el código recibido y cierra todas las sesiones',
  body: z.strictObject({ email: emailSchema, code: z.string().trim().min(1).max(20), newPassword: newPasswordSchema }),
  data: z.object({ message: z.string() }),
  errors: ['auth.recovery_code', 'auth.common_password', 'auth.too_many_codes'],
  rateLimit: { max: 20, minutes: 10 },
})

export const sessionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/sessions',
  tag: 'Cuentas',
  summary: 'Sesiones abiertas y últimos inicios de sesión',
  access: 'user',
  data: z.object({
    sesiones: z.array(
      z.object({
        id: z.uuid(),
        dispositivo: z.string(),
        direccion: z.string(),
        creada: z.iso.datetime(),
        ultimoUso: z.iso.datetime(),
        actual: z.boolean(),
      }),
    ),
    ingresos: z.array(
      z.object({ fecha: z.iso.datetime(), resultado: z.enum(['ok', 'rechazado']), dispositivo: z.string(), direccion: z.string() }),
    ),
    /** Whether a mail tells of who enters from a device not seen for 90 days; it goes to confirmed e-mails alone. */
    avisaEquipoNuevo: z.boolean(),
  }),
})

export const closeSessionEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/auth/sessions/:sessionId',
  tag: 'Cuentas',
  summary: 'Cierra una de las sesiones del usuario',
  access: 'user',
  params: z.object({ sessionId: z.uuid() }),
  data: z.object({ cerradas: z.number().int() }),
  errors: ['auth.session_not_found'],
})

export const sendVerificationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/verification',
  tag: 'Cuentas',
  summary: 'Envía otra vez el enlace que confirma el correo',
  access: 'user',
  data: z.object({ message: z.string() }),
  errors: ['auth.email_verified'],
  rateLimit: { max: 5, minutes: 10 },
})

export const verifyEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/verification/confirm',
  tag: 'Cuentas',
  summary: 'Confirma el correo con el código del enlace recibido',
  body: z.strictObject({ codigo: z.string().trim().min(1).max(200) }),
  data: z.object({ message: z.string() }),
  errors: ['auth.verification_code'],
  rateLimit: { max: 20, minutes: 10 },
})

export const startSecondFactorEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/second-factor',
  tag: 'Cuentas',
  summary: 'Prepara un segundo factor (TOTP); rige desde que se confirma',
  access: 'user',
  body: z.strictObject({ passwordActual: givenPasswordSchema }),
  /** `qr` is an SVG picture as a data address. */
  data: z.object({ secreto: z.string(), uri: z.string(), qr: z.string() }),
  errors: ['auth.credentials', 'auth.too_many_attempts', 'auth.second_factor_on'],
  rateLimit: { max: 10, minutes: 10 },
})

export const confirmSecondFactorEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/auth/second-factor',
  tag: 'Cuentas',
  summary: 'Activa el segundo factor con un código suyo; entrega los códigos de respaldo una sola vez',
  access: 'user',
  body: z.strictObject({ codigo: z.string().trim().min(6).max(10) }),
  data: z.object({ codigosDeRespaldo: z.array(z.string()) }),
  errors: ['auth.second_factor', 'auth.too_many_attempts', 'auth.second_factor_on'],
  rateLimit: { max: 20, minutes: 10 },
})

export const removeSecondFactorEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/auth/second-factor',
  tag: 'Cuentas',
  summary: 'Quita el segundo factor',
  access: 'user',
  body: z.strictObject({ passwordActual: givenPasswordSchema, codigo: z.string().trim().min(6).max(40) }),
  data: z.object({ quitado: z.literal(true) }),
  errors: ['auth.credentials', 'auth.second_factor', 'auth.too_many_attempts'],
  rateLimit: { max: 20, minutes: 10 },
})
