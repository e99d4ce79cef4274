import { randomUUID } from 'node:crypto'
import type { attachDocumentEndpoint, DataOf } from '@basejuris/contract'
import { deleteConversationDocument, putConversationDocument } from '@basejuris/database'
import { maxConversationDocuments, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { type CheckedText, readUpload } from '../../checker/read-upload.ts'
import { type DocumentParagraph, encryptDocument, presentDocument } from '../documents/document-content.ts'
import { openConversation } from './accept-message.ts'
import { ownConversation } from './conversations.ts'
import { decryptName } from './message-content.ts'

interface AttachDocument {
  /** In base64. */
  readonly archivo: string
  readonly nombre: string
  readonly sessionId?: string | undefined
  readonly at: Date
  readonly signal: AbortSignal
}

/** Stores a document with a conversation of the user, or with a new one that takes its name. The file itself is not stored. */
export async function attachDocument(
  services: Services,
  actor: UserActor,
  { archivo, nombre, sessionId, at, signal }: AttachDocument,
): Promise<DataOf<typeof attachDocumentEndpoint>> {
  if (sessionId !== undefined) await ownConversation(services, actor, sessionId)
  const { text, document, placeAt } = await readUpload({ archivo }, signal)
  if (document === null) throw new ServiceError('document.format')
  const { formato, paginas, paginasSinTexto } = document
  const id = randomUUID()
  const content = encryptDocument(services, id, {
    facts: { nombre, formato, paginas, paginasSinTexto },
    paragraphs: paragraphsOf(text, placeAt),
  })
  return services.db.transaction(async (tx) => {
    const conversation = await openConversation(services, tx, actor, { name: nombre, conversationId: sessionId, at })
    const row = { id, conversationId: conversation.id, userId: actor.userId, ...content, createdAt: at }
    if (!(await putConversationDocument(tx, row, maxConversationDocuments))) throw new ServiceError('conversation.too_many_documents')
    return { sessionId: conversation.id, nombre: decryptName(services, conversation), documento: presentDocument(services, row) }
  })
}

/** The lines of a text that say something, each with its place. */
function paragraphsOf(text: string, placeAt: CheckedText['placeAt']): DocumentParagraph[] {
  let from = 0
  return text.split('\n').flatMap((texto) => {
    const lugar = placeAt(from)
    from += texto.length + 1
    return texto.trim() === '' ? [] : [{ texto, lugar }]
  })
}

export async function removeDocument({ db }: Pick<Services, 'db'>, { userId }: UserActor, conversationId: string): Promise<void> {
  if (!(await deleteConversationDocument(db, { userId, conversationId }))) throw new ServiceError('conversation.not_found')
}
