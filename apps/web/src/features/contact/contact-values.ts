import type { contactEndpoint, InputOf } from '@basejuris/contract'
import { emailProblem } from '../../components/form/email-field.tsx'
import type { Problems } from '../../components/form/failure.ts'

type ContactBody = InputOf<typeof contactEndpoint, 'body'>

export const contactFields = ['motivo', 'nombre', 'correo', 'asunto', 'mensaje', 'sitio'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Readonly<Record<ContactField, string>>

export const contactTopics: readonly { readonly value: ContactBody['motivo']; readonly label: string }[] = [
  { value: 'uso', label: 'Uso del buscador' },
  { value: 'cuenta', label: 'Cuenta y acceso' },
  { value: 'pago', label: 'Cobros y suscripción' },
  { value: 'datos', label: 'Mis datos personales' },
  { value: 'seguridad', label: 'Una falla de seguridad' },
  { value: 'prensa', label: 'Prensa y academia' },
  { value: 'otro', label: 'Otro asunto' },
]

/** What is wrong with each field. */
export function contactProblems({ motivo, nombre, correo, asunto, mensaje }: ContactValues): Problems<ContactField> {
  return {
    ...(contactTopics.some(({ value }) => value === motivo) ? {} : { motivo: 'Elija un motivo.' }),
    ...(nombre.trim() === '' ? { nombre: 'Escriba su nombre.' } : {}),
    ...(emailProblem(correo) === undefined ? {} : { correo: emailProblem(correo) }),
    ...(asunto.trim() === '' ? { asunto: 'Escriba el asunto.' } : {}),
    ...(mensaje.trim() === '' ? { mensaje: 'Escriba su mensaje.' } : {}),
  }
}

export function contactBody({ motivo, correo, ...words }: ContactValues): ContactBody {
  return {
    ...words,
    motivo: motivo as ContactBody['motivo'],
    correo: correo.trim(),
  }
}
