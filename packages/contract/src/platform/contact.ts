import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const contactTopics = ['uso', 'cuenta', 'pago', 'datos', 'seguridad', 'prensa', 'otro'] as const
export const contactLengths = { name: 120, subject: 150, message: 4000 } as const

export function messageText(what: string, longest: number) {
  return z
    .string({ error: what })
    .trim()
    .min(1, { error: what })
    .max(longest, { error: `use como máximo ${longest} caracteres` })
}

export const contactEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/contact',
  tag: 'Contacto',
  rulingContent: 'none',
  summary: 'Envía un mensaje a quien administra el servicio; queda guardado y llega por correo',
  body: z.strictObject({
    motivo: z.enum(contactTopics, { error: 'elija un motivo de la lista' }),
    nombre: messageText('indique su nombre', contactLengths.name),
    correo: emailSchema,
    asunto: messageText('indique el asunto', contactLengths.subject),
    mensaje: messageText('escriba su mensaje', contactLengths.message),
    /** Honeypot: people leave it empty because the page hides it. */
    sitio: z.string().max(200).default(''),
  }),
  data: z.object({ referencia: z.string() }),
  errors: ['contact.too_many'],
  rateLimit: { max: 6, minutes: 10 },
})
