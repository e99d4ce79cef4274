import { z } from 'zod'
import { billingFieldsSchema, billingWrapperSchema } from '../billing/billing-data.ts'
import { emailSchema, userIdSchema, userParams } from '../fields/identity.ts'
import { privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { searchParametersSchema } from '../search/search-parameters.ts'
import { anyPasswordSchema, newPasswordSchema } from './passwords.ts'

/** Pages that mails link to. */
export const accountPages = {
  recover: '/recuperar',
  verifyEmail: '/verificar-correo',
  undoEmailChange: '/deshacer-cambio-de-correo',
} as const

export const preferenceThemes = ['sistema', 'claro', 'oscuro'] as const

export const preferencesSchema = z.strictObject({
  tamano: z.number().int().min(1).max(100).optional(),
  bases: z.array(privateText(60)).max(20).optional(),
  modo: z.enum(['hibrida', 'lexica', 'semantica']).optional(),
  tema: z.enum(preferenceThemes).optional(),
  /** Text size of the reader, as a step from the smallest. */
  letra: z.number().int().min(0).max(6).optional(),
  /** Every answer is made of quotations alone: no language model is asked for this account. */
  soloCitas: z.boolean().optional(),
  /** A mail when a research of theirs ends. */
  avisoInvestigaciones: z.boolean().optional(),
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

/** What users see of their own account. */
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
  /** The new address takes effect once it is confirmed. */
  correoPendiente: z.string().nullable(),
  segundoFactor: z.boolean(),
  preferencias: preferencesSchema,
})

export type UserView = z.infer<typeof userViewSchema>

/** The signed-in user, as every page shows it. */
export const sessionUserSchema = userViewSchema.omit({ history: true })

export type SessionUser = z.infer<typeof sessionUserSchema>

export const profileEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/profile/:userId',
  tag: 'Cuentas',
  rulingContent: 'none',
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
  rulingContent: 'none',
  summary: 'Cambia preferencias, datos de facturación, correo (al confirmarse) o contraseña (cierra las otras sesiones)',
  access: 'user',
  params: userParams,
  body: z.strictObject({
    preferencias: preferencesSchema.optional(),
    billingData: billingFieldsSchema.optional(),
    /** The new address takes effect when its link is opened. */
    email: emailSchema.optional(),
    password: newPasswordSchema.optional(),
    /** Required to change the e-mail or the password. */
    passwordActual: anyPasswordSchema.optional(),
  }),
  data: userViewSchema,
  errors: [
    'auth.forbidden',
    'auth.credentials',
    'auth.too_many_attempts',
    'auth.email_taken',
    'auth.too_many_mails',
    'auth.common_password',
  ],
  rateLimit: { max: 60, minutes: 10 },
})

export const deleteProfileEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/auth/profile/:userId',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Elimina la cuenta y los datos del usuario',
  access: 'user',
  params: userParams,
  body: z.strictObject({ passwordActual: anyPasswordSchema.optional() }),
  data: z.object({
    eliminada: z.literal(true),
    /** Last day on which the records of payments are stored that the law orders, without link to anybody; null where there are none. */
    pagosHasta: z.iso.date().nullable(),
  }),
  errors: ['auth.forbidden', 'auth.credentials', 'auth.too_many_attempts', 'auth.subscription_open'],
  rateLimit: { max: 10, minutes: 10 },
})
