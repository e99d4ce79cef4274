import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { anyPasswordSchema, newPasswordSchema } from './passwords.ts'
import { sessionUserSchema, userViewSchema } from './profile.ts'

const signedInSchema = z.object({ token: z.string(), user: userViewSchema, message: z.string() })

export const registerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/register',
  tag: 'Cuentas',
  rulingContent: 'none',
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
  rulingContent: 'none',
  summary: 'Abre una sesión',
  body: z.strictObject({
    email: emailSchema,
    password: anyPasswordSchema,
    /** A TOTP code or a backup code. Required after the error `auth.second_factor`. */
    codigo: privateText(40).optional(),
  }),
  data: signedInSchema,
  errors: ['auth.credentials', 'auth.second_factor', 'auth.too_many_attempts', 'auth.too_many_factor_codes'],
  rateLimit: { max: 30, minutes: 10 },
})

export const currentSessionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/session',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Quién tiene abierta esta sesión; nadie para un visitante o una sesión que ya no vale',
  data: z.object({ usuario: sessionUserSchema.nullable() }),
})

export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Cierra esta sesión',
  data: z.object({ cerradas: z.number().int() }),
})

export const logoutAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/logout-all',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Cierra todas las sesiones del usuario',
  access: 'user',
  data: z.object({ cerradas: z.number().int() }),
})
