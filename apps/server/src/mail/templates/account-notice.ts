import { formatMoment } from '@basejuris/domain'
import { type MailContent, paragraph } from '../mail-content.ts'

export type AccountNotice = 'password' | 'email-asked' | 'email' | 'second-factor-on' | 'second-factor-off' | 'deleted'

const subjects: Readonly<Record<AccountNotice, string>> = {
  password: 'Cambió la contraseña de su cuenta',
  'email-asked': 'Se pidió cambiar el correo de su cuenta',
  email: 'Cambió el correo de su cuenta',
  'second-factor-on': 'Su cuenta pide ahora un segundo factor',
  'second-factor-off': 'Su cuenta ya no pide un segundo factor',
  deleted: 'Su cuenta fue eliminada',
}

const sentences: Readonly<Record<AccountNotice, string>> = {
  password: 'La contraseña cambió y se cerraron sus otras sesiones.',
  'email-asked': 'Se pidió usar otro correo en su cuenta. El cambio rige cuando se confirme desde ese correo; mientras tanto vale este.',
  email: 'Su cuenta usa ahora otro correo, que se confirmó. Este ya no sirve para iniciar sesión.',
  'second-factor-on': 'Para iniciar sesión se pide ahora, además de la contraseña, un código de su aplicación de autenticación.',
  'second-factor-off': 'Para iniciar sesión ya no se pide el código de su aplicación de autenticación.',
  deleted: 'Borramos su cuenta y sus datos: historial, favoritos, carpetas, notas y búsquedas guardadas.',
}

/** Notifies the owner of an event that concerns the security of the account. */
export function accountNoticeMail(
  notice: AccountNotice,
  { at, supportEmail }: { readonly at: Date; readonly supportEmail: string },
): MailContent {
  return {
    subject: subjects[notice],
    preview: sentences[notice],
    parts: [
      paragraph(sentences[notice]),
      paragraph(`Ocurrió el ${formatMoment(at)}, hora de Chile.`),
      paragraph(
        notice === 'deleted'
          ? 'Gracias por haber usado BaseJuris.'
          : `Si no fue usted, recupere su contraseña de inmediato y escríbanos a ${supportEmail}.`,
      ),
    ],
  }
}
