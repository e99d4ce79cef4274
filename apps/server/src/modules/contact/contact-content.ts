import { z } from 'zod'

/** Encrypted content of a message. */
export const contactContentSchema = z.object({ name: z.string(), subject: z.string(), message: z.string() })
export type ContactContent = z.infer<typeof contactContentSchema>

export function contactCipherContext(id: string): string {
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
