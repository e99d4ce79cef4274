import { type MailContent, paragraph } from '../mail-content.ts'

export function verifyEmailMail({ url, hours }: { readonly url: string; readonly hours: number }): MailContent {
  return {
    subject: 'Confirme su correo',
    preview: 'Un paso para recibir avisos y alertas.',
    parts: [
      paragraph('Le damos la bienvenida a BaseJuris. Confirme que este correo es suyo:'),
      { kind: 'button', label: 'Confirmar mi correo', url },
      paragraph(
        `El enlace vence en ${hours} horas. Mientras no lo confirme puede usar su cuenta, pero no le enviaremos alertas ni resúmenes.`,
      ),
      paragraph('Si usted no creó una cuenta, no haga nada.'),
    ],
  }
}
