import { addConversation, addMessage } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { quotationPrint, type StoredAnswer } from '../modules/assistant/answers/stored-answer.ts'
import { encryptAnswer, encryptName, encryptQuestion } from '../modules/assistant/chat/message-content.ts'
import type { Services } from '../services.ts'
import type { TestApp } from './open-test-app.ts'

interface Quoted {
  readonly userId: string
  readonly ruling: Ruling
  /** Anchor of the paragraph that is quoted whole. */
  readonly anchor: string
}

/** A conversation whose one answer quotes a ruling, as if its user could read it then. Answers its id. */
export async function makeConversation({ services }: TestApp, { userId, ruling, anchor }: Quoted): Promise<string> {
  const [id, messageId, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date()]
  const answer = quotingAnswer(services, { ruling, anchor })
  const sealed = encryptName(services, id, 'Asunto')
  await services.db.transaction(async (tx) => {
    await addConversation(tx, { id, userId, sealed, shareHash: null, sharedUntil: null, createdAt: at, updatedAt: at }, 1000)
    await addMessage(tx, {
      id: messageId,
      conversationId: id,
      userId,
      position: 1,
      state: 'respondido',
      sealed: encryptQuestion(services, messageId, { pregunta: 'pregunta', entendida: 'pregunta' }),
      answer: encryptAnswer(services, messageId, answer),
      rating: null,
      comment: null,
      sharesQuestion: false,
      reportedAt: null,
      isCounted: false,
      createdAt: at,
    })
  })
  return id
}

/** An answer that quotes a paragraph of a ruling whole. */
export function quotingAnswer({ codeHmac }: Pick<Services, 'codeHmac'>, { ruling, anchor }: Omit<Quoted, 'userId'>): StoredAnswer {
  const section = ruling.sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.anchor === anchor))
  const text = section?.paragraphs.find((paragraph) => paragraph.anchor === anchor)?.text
  if (section === undefined || text === undefined) throw new Error(`no paragraph ${anchor}`)
  const place = { n: 1, docId: ruling.docId, version: '', huella: quotationPrint(codeHmac, text) }
  return {
    grado: 'responde',
    oraciones: [{ grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] }],
    tachadas: 0,
    citas: [{ ...place, seccion: section.anchor, parrafo: anchor, desde: 0, hasta: text.length }],
    leidas: [ruling.docId],
    busqueda: { pregunta: 'pregunta', formal: '', pasos: [] },
    cobertura: null,
    modelo: 'extractivo',
    avisos: [],
  }
}
