import { type MailContent, paragraph } from '../mail-content.ts'

export interface RecoveryCodeMail {
  readonly code: string
  readonly minutes: number
  readonly url: string
}

export function recoveryCodeMail({ code, minutes, url }: RecoveryCodeMail): MailContent {
  return {
    subject: 'Código para recuperar su contraseña',
    preview: `Su código vence en ${minutes} minutos.`,
    parts: [
      paragraph('Alguien, esperamos que usted, pidió recuperar la contraseña de su cuenta. Su código es:'),
      { kind: 'code', text: code },
      paragraph(`Vence en ${minutes} minutos y sirve una sola vez. Al usarlo se cierran todas sus sesiones.`),
      { kind: 'button', label: 'Escribir el código', url },
      paragraph(
        'Si usted no lo pidió, no haga nada: su contraseña sigue igual. BaseJuris nunca le pedirá este código por teléfono ni por correo.',
      ),
    ],
  }
}
