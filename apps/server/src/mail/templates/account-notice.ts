import { formatMoment } from '@basejuris/domain'
import { type MailContent, type MailPart, paragraph } from '../mail-content.ts'

export type AccountNotice =
  | 'password'
  | 'email-asked'
  | 'email'
  | 'email-undone'
  | 'email-restored'
  | 'first-proof'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'access-key'
  | 'deleted'

const subjects: Readonly<Record<AccountNotice, string>> = {
  password: 'Cambió la contraseña de su cuenta',
  'email-asked': 'Se pidió cambiar el correo de su cuenta',
  email: 'Cambió el correo de su cuenta',
  'email-undone': 'Se deshizo el cambio de correo de su cuenta',
  'email-restored': 'Su cuenta volvió a este correo',
  'first-proof': 'Su correo quedó confirmado',
  'second-factor-on': 'Su cuenta pide ahora un segundo factor',
  'second-factor-off': 'Su cuenta ya no pide un segundo factor',
  'access-key': 'Se creó una clave de acceso a su cuenta',
  deleted: 'Su cuenta fue eliminada',
}

const sentences: Readonly<Record<AccountNotice, string>> = {
  password: 'La contraseña cambió y se cerraron sus otras sesiones.',
  'email-asked': 'Se pidió usar otro correo en su cuenta. El cambio rige cuando se confirme desde ese correo; mientras tanto vale este.',
  email: 'Su cuenta usa ahora otro correo, que se confirmó. Este ya no sirve para iniciar sesión.',
  'email-undone': 'El cambio de correo de su cuenta se deshizo desde el correo anterior. Este ya no sirve para iniciar sesión.',
  'email-restored': 'Su cuenta usa este correo, con la contraseña que acaba de elegir. Se cerraron todas las sesiones.',
  'first-proof':
    'Este correo quedó confirmado. Lo que se hizo en la cuenta antes podía ser de otra persona; historial, favoritos y notas siguen ahí, pero:',
  'second-factor-on': 'Para iniciar sesión se pide ahora, además de la contraseña, un código de su aplicación de autenticación.',
  'second-factor-off': 'Para iniciar sesión ya no se pide el código de su aplicación de autenticación.',
  'access-key': 'Con la clave, un programa busca y lee sentencias en su nombre. Puede revocarla en «Mi cuenta».',
  deleted: 'Borramos su cuenta y sus datos: historial, favoritos, carpetas, notas y búsquedas guardadas.',
}

/** Link with which the owner of the old e-mail undoes a change. */
export interface UndoLink {
  readonly url: string
  readonly days: number
}

export interface AccountNoticeContext {
  readonly at: Date
  readonly supportEmail: string
  /** Sentences about what else happened. */
  readonly details?: readonly string[] | undefined
  readonly undo?: UndoLink | undefined
}

/** Notifies the owner of an event that concerns the security of the account. */
export function accountNoticeMail(notice: AccountNotice, { at, supportEmail, details = [], undo }: AccountNoticeContext): MailContent {
  return {
    subject: subjects[notice],
    preview: sentences[notice],
    parts: [
      paragraph(sentences[notice]),
      ...details.map(paragraph),
      paragraph(`Ocurrió el ${formatMoment(at)}, hora de Chile.`),
      ...closing(notice, supportEmail, undo),
    ],
  }
}

function closing(notice: AccountNotice, supportEmail: string, undo: UndoLink | undefined): MailPart[] {
  if (notice === 'deleted') return [paragraph('Gracias por haber usado BaseJuris.')]
  if (undo === undefined) return [paragraph(`Si no fue usted, recupere su contraseña de inmediato y escríbanos a ${supportEmail}.`)]
  return [
    paragraph(
      `Si no fue usted, deshaga el cambio: la cuenta queda con este correo, se cierran todas las sesiones y le pedimos otra contraseña. El enlace sirve una vez, durante ${undo.days} días.`,
    ),
    { kind: 'button', label: 'No fui yo: deshacer el cambio', url: undo.url },
    paragraph(`Si fue usted, no haga nada. Dudas: ${supportEmail}.`),
  ]
}
