import { formatMoment } from '@basejuris/domain'
import { type MailContent, paragraph } from '../mail-content.ts'

export interface NewDevice {
  /** «Firefox en Linux». */
  readonly device: string
  readonly address: string
  readonly at: Date
  /** Days without a sign-in from the device. */
  readonly days: number
  /** Page where sessions are listed and closed. */
  readonly url: string
  readonly supportEmail: string
}

/** Notifies the owner of an account of a sign-in from a new device. */
export function newDeviceMail({ device, address, at, days, url, supportEmail }: NewDevice): MailContent {
  return {
    subject: 'Inicio de sesión en su cuenta desde un equipo nuevo',
    preview: `${device}, el ${formatMoment(at)}.`,
    parts: [
      paragraph(`Alguien inició sesión en su cuenta desde un equipo que no habíamos visto en ${days} días:`),
      paragraph(`${device}, desde la dirección ${address}, el ${formatMoment(at)}, hora de Chile.`),
      paragraph('Si fue usted, no tiene que hacer nada.'),
      paragraph(`Si no fue usted, cierre esa sesión, cambie su contraseña de inmediato y escríbanos a ${supportEmail}.`),
      { kind: 'button', label: 'Ver mis sesiones', url },
    ],
  }
}
