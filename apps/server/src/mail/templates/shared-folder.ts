import { type MailContent, paragraph } from '../mail-content.ts'

/** For the person with whom a folder was shared. The mail omits the folder's name, because it may name a client. */
export function sharedFolderMail({ ownerEmail, url }: { readonly ownerEmail: string; readonly url: string }): MailContent {
  return {
    subject: 'Compartieron una carpeta con usted',
    preview: `${ownerEmail} compartió con usted una carpeta de BaseJuris.`,
    parts: [
      paragraph(`${ownerEmail} compartió con usted una carpeta de BaseJuris: puede leer sus sentencias y notas, y agregar las suyas.`),
      { kind: 'button', label: 'Ver la carpeta', url },
      paragraph('Si no la esperaba, puede salir de ella en cualquier momento desde la misma página.'),
    ],
  }
}
