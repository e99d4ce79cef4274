import { z } from 'zod'

export const maxEmailLength = 254

export const emailSchema = z
  .string({ error: 'indique su correo' })
  .trim()
  .max(maxEmailLength, { error: `use como máximo ${maxEmailLength} caracteres` })
  .pipe(z.email({ error: 'use una dirección de correo' }))

export const userIdSchema = z.uuid({ error: 'el identificador no es válido' })

export const userParams = z.object({ userId: userIdSchema })
