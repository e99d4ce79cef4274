import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { newPasswordSchema } from './passwords.ts'

export const sendRecoveryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/send/recovery-code',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Envía un código de recuperación, si la cuenta existe',
  body: z.strictObject({ email: emailSchema }),
  /** The answer is the same whether or not an account has the e-mail. */
  data: z.object({ message: z.string() }),
  errors: ['auth.too_many_codes'],
  rateLimit: { max: 10, minutes: 10 },
})

export const verifyRecoveryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/verify/recovery-code',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Cambia la contraseña con el código recibido y cierra todas las sesiones',
  body: z.strictObject({ email: emailSchema, code: requiredText(20, 'indique el código'), newPassword: newPasswordSchema }),
  data: z.object({ message: z.string() }),
  errors: ['auth.recovery_code', 'auth.common_password', 'auth.too_many_codes'],
  rateLimit: { max: 20, minutes: 10 },
})

export const sendVerificationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/verification',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Envía otra vez el enlace que confirma el correo',
  access: 'user',
  data: z.object({ message: z.string() }),
  errors: ['auth.email_verified', 'auth.too_many_mails'],
  rateLimit: { max: 5, minutes: 10 },
})

export const verifyEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/verification/confirm',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Confirma el correo con el código del enlace recibido',
  body: z.strictObject({ codigo: requiredText(200, 'indique el código') }),
  data: z.object({ message: z.string() }),
  errors: ['auth.verification_code'],
  rateLimit: { max: 20, minutes: 10 },
})

export const undoEmailChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/email-change/undo',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Devuelve a la cuenta su correo anterior con el enlace recibido en él, cierra todas las sesiones y cambia la contraseña',
  body: z.strictObject({ codigo: requiredText(200, 'indique el código'), newPassword: newPasswordSchema }),
  data: z.object({ message: z.string() }),
  errors: ['auth.undo_code', 'auth.common_password'],
  rateLimit: { max: 20, minutes: 10 },
})
