import {
  chileanDate,
  daysUntil,
  formatDate,
  formatPlural,
  type PrivacyResolution,
  type PrivacyRight,
  privacyResolutionNames,
  privacyRightNames,
} from '@basejuris/domain'
import { type MailContent, paragraph } from '../mail-content.ts'

/** For the support address. It names nobody, because mail is read in many places. */
export function privacyReceivedMail({
  reference,
  right,
  dueAt,
}: {
  readonly reference: string
  readonly right: PrivacyRight
  readonly dueAt: Date
}): MailContent {
  return {
    subject: `Solicitud sobre datos personales ${reference}: responder hasta el ${formatDate(chileanDate(dueAt))}`,
    preview: privacyRightNames[right],
    parts: [
      paragraph(`Llegó una solicitud de una persona nombrada en una sentencia: ${privacyRightNames[right]}.`),
      paragraph(`La ley da hasta el ${formatDate(chileanDate(dueAt))} para responderla. Véala con «privacy show ${reference}».`),
    ],
  }
}

/** For the person who sent the request; it omits the secret code. */
export function privacyReceiptMail({
  reference,
  dueAt,
  url,
}: {
  readonly reference: string
  readonly dueAt: Date
  readonly url: string
}): MailContent {
  return {
    subject: `Recibimos su solicitud ${reference}`,
    preview: `La responderemos a más tardar el ${formatDate(chileanDate(dueAt))}.`,
    parts: [
      paragraph(
        `Recibimos su solicitud sobre datos personales. La responderemos a este correo a más tardar el ${formatDate(chileanDate(dueAt))}.`,
      ),
      paragraph(`Su referencia es ${reference}. Con ella y el código que se mostró al enviarla puede ver su estado:`),
      { kind: 'button', label: 'Ver el estado', url },
      paragraph('Si no fue usted, respóndanos y la anularemos.'),
    ],
  }
}

export function privacyResolvedMail({
  reference,
  resolution,
  reason,
}: {
  readonly reference: string
  readonly resolution: PrivacyResolution
  readonly reason: string
}): MailContent {
  return {
    subject: `Respuesta a su solicitud ${reference}`,
    preview: privacyResolutionNames[resolution],
    parts: [
      paragraph(`Resolvimos su solicitud ${reference}. ${privacyResolutionNames[resolution]}.`),
      { kind: 'quote', text: reason },
      paragraph('Su nombre, su correo y lo que escribió se borraron de la solicitud; queda la decisión.'),
      paragraph(
        'Si no está conforme, puede responder este correo, acudir a los tribunales y, desde el 1 de diciembre de 2026, reclamar ante la Agencia de Protección de Datos Personales.',
      ),
    ],
  }
}

export function privacyExtendedMail({
  reference,
  dueAt,
  reason,
}: {
  readonly reference: string
  readonly dueAt: Date
  readonly reason: string
}): MailContent {
  return {
    subject: `Necesitamos más tiempo para su solicitud ${reference}`,
    preview: `Nuevo plazo: ${formatDate(chileanDate(dueAt))}.`,
    parts: [
      paragraph(
        `Responderemos su solicitud ${reference} a más tardar el ${formatDate(chileanDate(dueAt))}. La ley permite esta prórroga una sola vez.`,
      ),
      { kind: 'quote', text: reason },
    ],
  }
}

/** For the support address, each morning while a request is due within days or overdue. It names nobody. */
export function privacyDueMail(
  requests: readonly { readonly reference: string; readonly right: PrivacyRight; readonly dueAt: Date; readonly extendedAt: Date | null }[],
  now: Date,
): MailContent {
  const overdue = requests.filter(({ dueAt }) => dueAt < now).length
  const count = formatPlural(
    requests.length,
    'solicitud sobre datos personales por responder',
    'solicitudes sobre datos personales por responder',
  )
  return {
    subject: `${count}${overdue === 0 ? '' : `, ${formatPlural(overdue, 'vencida', 'vencidas')}`}`,
    preview: requests.map(({ reference }) => reference).join(', '),
    parts: [
      paragraph(
        'La ley da treinta días corridos para responder, y treinta más, una sola vez y con motivo, si se prorroga antes de que venzan.',
      ),
      ...requests.map(({ reference, right, dueAt, extendedAt }) =>
        paragraph(
          `${reference}: ${privacyRightNames[right]}. ${dueText(dueAt, now)}${extendedAt === null ? '' : ', ya prorrogada'}. Véala con «privacy show ${reference}».`,
        ),
      ),
    ],
  }
}

const dueText = (dueAt: Date, now: Date): string => {
  const day = formatDate(chileanDate(dueAt))
  return dueAt < now ? `Venció el ${day}` : `Vence el ${day} (en ${formatPlural(daysUntil(dueAt, now), 'día', 'días')})`
}
