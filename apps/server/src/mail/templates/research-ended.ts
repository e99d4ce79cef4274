import { type MailContent, paragraph } from '../mail-content.ts'

export interface ResearchEndedMail {
  readonly isFailed: boolean
  readonly pageUrl: string
  /** Where these mails are turned off. */
  readonly preferencesUrl: string
}

/** A research of the user ended. It repeats nothing of the question: mails are read by others too. */
export function researchEndedMail({ isFailed, pageUrl, preferencesUrl }: ResearchEndedMail): MailContent {
  const said = isFailed
    ? 'Una investigación suya no se pudo terminar. No se descontó ninguna petición.'
    : 'Una investigación suya terminó: su informe lo espera.'
  return {
    subject: isFailed ? 'Su investigación no se pudo terminar' : 'Su investigación está lista',
    preview: said,
    parts: [
      paragraph(said),
      { kind: 'button', label: isFailed ? 'Ver qué pasó' : 'Leer el informe', url: pageUrl },
      paragraph('Recibe este correo porque lo eligió en sus preferencias. Para no recibirlo más, quítelo ahí:'),
      { kind: 'button', label: 'Cambiar mis preferencias', url: preferencesUrl },
    ],
  }
}
