import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { exactText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const contactTopics = ['uso', 'cuenta', 'pago', 'datos', 'seguridad', 'prensa', 'otro'] as const
export const contactLengths = { name: 120, subject: 150, message: 4000 } as const

export const contactEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/contact',
  tag: 'Contacto',
  rulingContent: 'none',
  summary: 'Envía un mensaje a quien administra el servicio; queda guardado y llega por correo',
  body: z.strictObject({
    motivo: z.enum(contactTopics, { error: 'elija un motivo de la lista' }),
    nombre: requiredText(contactLengths.name, 'indique su nombre'),
    correo: emailSchema,
    asunto: requiredText(contactLengths.subject, 'indique el asunto'),
    mensaje: requiredText(contactLengths.message, 'escriba su mensaje'),
    /** Honeypot: people leave it empty because the page hides it. */
    sitio: exactText(200).default(''),
  }),
  data: z.object({ referencia: z.string() }),
  errors: ['contact.too_many'],
  rateLimit: { max: 6, minutes: 10 },
})
