import { invitationDays } from '@basejuris/domain'
import { type MailContent, paragraph } from '../mail-content.ts'

/**
 * Invites to a folder, in the same words whether or not the e-mail has an account. The mail omits the folder's name, because it may name a
 * client.
 */
export function folderInvitationMail({ ownerEmail, url }: { readonly ownerEmail: string; readonly url: string }): MailContent {
  return {
    subject: 'Le invitaron a una carpeta de BaseJuris',
    preview: `${ownerEmail} le invita a una carpeta de BaseJuris.`,
    parts: [
      paragraph(`${ownerEmail} le invita a una carpeta de BaseJuris, con sentencias y notas de trabajo.`),
      { kind: 'button', label: 'Ver la invitación', url },
      paragraph(
        `Para aceptarla, entre con la cuenta de este correo o cree una. El enlace sirve una sola vez, durante ${invitationDays} días, y solo para esta dirección.`,
      ),
      paragraph('Si no la esperaba, no haga nada: sin su aceptación no se comparte nada, y después borramos su dirección.'),
    ],
  }
}
