import { type MailContent, paragraph } from '../mail-content.ts'

export interface AnswerReportMail {
  readonly id: string
  readonly grade: string
  readonly model: string
  readonly comment: string
  /** Null unless the user lets support read it. */
  readonly asked: { readonly question: string; readonly docIds: readonly string[] } | null
}

/** An error that a user reports in an answer, for the support address. Without consent it repeats no word of the user. */
export function answerReportMail({ id, grade, model, comment, asked }: AnswerReportMail, publicUrl: string): MailContent {
  const reference = id.slice(0, 8)
  const command = `«answers show ${reference}»`
  return {
    subject: `[${reference}] Error informado en una respuesta del asistente`,
    preview: `Grado ${grade}, modelo ${model}.`,
    parts: [
      paragraph(`Un usuario informó un error en una respuesta. Grado: ${grade}. Modelo: ${model}.`),
      ...(asked === null
        ? [paragraph(`No autorizó a enviar su pregunta. Su comentario se lee con ${command}.`)]
        : [
            paragraph('Autorizó a enviar su pregunta. Informó:'),
            { kind: 'quote' as const, text: comment },
            paragraph('Había preguntado:'),
            { kind: 'quote' as const, text: asked.question },
            ...(asked.docIds.length === 0
              ? []
              : [paragraph(`Se citó: ${asked.docIds.map((docId) => `${publicUrl}/sentencia?id=${encodeURIComponent(docId)}`).join(' ')}`)]),
            paragraph(`Lo mismo muestra ${command}.`),
          ]),
    ],
  }
}
