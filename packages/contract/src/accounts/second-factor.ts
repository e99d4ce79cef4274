import { z } from 'zod'
import { privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { anyPasswordSchema } from './passwords.ts'

export const startSecondFactorEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/second-factor',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Prepara un segundo factor (TOTP); rige desde que se confirma',
  access: 'user',
  body: z.strictObject({ passwordActual: anyPasswordSchema }),
  /** `qr` is an SVG image as a data URL. */
  data: z.object({ secreto: z.string(), uri: z.string(), qr: z.string() }),
  errors: ['auth.credentials', 'auth.email_unverified', 'auth.too_many_attempts', 'auth.second_factor_on'],
  rateLimit: { max: 10, minutes: 10 },
})

export const confirmSecondFactorEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/auth/second-factor',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Activa el segundo factor con un código suyo; entrega los códigos de respaldo una sola vez',
  access: 'user',
  body: z.strictObject({ codigo: privateText(10).min(6) }),
  data: z.object({ codigosDeRespaldo: z.array(z.string()) }),
  errors: ['auth.second_factor', 'auth.email_unverified', 'auth.too_many_factor_codes', 'auth.second_factor_on'],
  rateLimit: { max: 20, minutes: 10 },
})

export const removeSecondFactorEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/auth/second-factor',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Quita el segundo factor',
  access: 'user',
  body: z.strictObject({ passwordActual: anyPasswordSchema, codigo: privateText(40).min(6) }),
  data: z.object({ quitado: z.literal(true) }),
  errors: ['auth.credentials', 'auth.second_factor', 'auth.too_many_attempts', 'auth.too_many_factor_codes'],
  rateLimit: { max: 20, minutes: 10 },
})
