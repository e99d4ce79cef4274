import { type MailContent, paragraph } from '../mail-content.ts'

export interface ContactMail {
  readonly reference: string
  /** Display name. */
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** A message of the contact page, for the support address; replies go to its writer. */
export function contactMail({ reference, topic, name, email, subject, message }: ContactMail): MailContent {
  return {
    subject: `[${reference}] ${subject}`.slice(0, 200),
    preview: `${topic}: ${name}`,
    parts: [
      paragraph(`${name} (${email}) escribió desde la página de contacto. Motivo: ${topic}.`),
      { kind: 'quote', text: message },
      paragraph(`Responda este correo. Después ciérrelo con «contact close ${reference}», que borra el correo y el texto.`),
    ],
  }
}

/** Confirms that a message arrived. Repeats nothing of it, because the address may belong to somebody else. */
export function contactReceiptMail({ reference }: { readonly reference: string }): MailContent {
  return {
    subject: `Recibimos su mensaje ${reference}`,
    preview: 'Le responderemos a este correo.',
    parts: [
      paragraph('Recibimos el mensaje que se envió con este correo desde la página de contacto. Le responderemos aquí.'),
      paragraph(`Su referencia es ${reference}. Si no fue usted, no tiene que hacer nada.`),
    ],
  }
}
