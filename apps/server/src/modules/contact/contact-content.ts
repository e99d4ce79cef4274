import { z } from 'zod'

/** What is sealed of a message. */
export const contactWordsSchema = z.object({ name: z.string(), subject: z.string(), message: z.string() })
export type ContactWords = z.infer<typeof contactWordsSchema>

export function placeOfContact(id: string): string {
  return `contact_messages.sealed:${id}`
}

export const contactTopicNames: Readonly<Record<string, string>> = {
  uso: 'Uso del buscador',
  cuenta: 'Cuenta y acceso',
  pago: 'Cobros y suscripción',
  datos: 'Datos personales',
  seguridad: 'Falla de seguridad',
  prensa: 'Prensa y academia',
  otro: 'Otro asunto',
}
