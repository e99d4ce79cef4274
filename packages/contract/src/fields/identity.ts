import { z } from 'zod'
import { privateText } from './text.ts'

export const maxEmailLength = 254

export const emailSchema = privateText(maxEmailLength, 'indique su correo').regex(z.regexes.email, {
  error: 'use una dirección de correo',
})

export const userIdSchema = z.uuid({ error: 'el identificador no es válido' })

export const userParams = z.object({ userId: userIdSchema })
