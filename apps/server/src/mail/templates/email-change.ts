import { type MailContent, paragraph } from '../mail-content.ts'

/** For the new address, which takes effect once the link was followed. */
export function confirmNewEmailMail({ url, hours }: { readonly url: string; readonly hours: number }): MailContent {
  return {
    subject: 'Confirme su nuevo correo',
    preview: 'Su cuenta cambia de correo cuando siga el enlace.',
    parts: [
      paragraph('Usted pidió usar este correo en su cuenta de BaseJuris. Su cuenta cambia de correo cuando lo confirme:'),
      { kind: 'button', label: 'Usar este correo', url },
      paragraph(`El enlace vence en ${hours} horas. Si usted no lo pidió, no haga nada.`),
    ],
  }
}
