import { type Answer, type AssistantPorts, quoteDocument } from '@basejuris/assistant'
import type { DocumentAnswer, DocumentPlace } from '@basejuris/contract'
import {
  type ConversationDocumentFacts,
  type ConversationDocumentRow,
  findConversationDocument,
  readConversationDocument,
} from '@basejuris/database'
import type { Services } from '../../../services.ts'
import type { StoredDocument } from '../answers/stored-answer.ts'
import { decryptParagraphs, presentDocument } from './document-content.ts'

type AskServices = Pick<Services, 'db' | 'textCipher'>

interface Message {
  readonly userId: string
  readonly conversationId: string
}

/** What the document of a conversation says of a question that was answered. No language model sees the answer to it. Null where there is none. */
export async function askDocument(
  services: AskServices,
  message: Message,
  { question, demands }: Pick<Answer, 'question' | 'demands'>,
  signal: AbortSignal,
): Promise<StoredDocument | null> {
  const row = await readConversationDocument(services.db, message)
  if (row === null) return null
  const paragraphs = decryptParagraphs(services, row).map(({ texto }) => texto)
  const found = await quoteDocument(paragraphs, { question, demands }, signal)
  return { id: row.id, citas: found.map(({ paragraph, from, to }) => ({ parrafo: paragraph, desde: from, hasta: to })) }
}

interface ShowDocumentTo extends Message {
  readonly question: string
  /** Of the document that its user lets the model see; undefined where it lets it see none. */
  readonly documentId: string | undefined
}

/** What the document of a conversation says of a question, for a language model that its user lets see it. Empty where there is none. */
export async function documentForModel(
  services: AskServices,
  { demandsOf }: Pick<AssistantPorts, 'demandsOf'>,
  { userId, conversationId, question, documentId }: ShowDocumentTo,
  signal: AbortSignal,
): Promise<string[]> {
  if (documentId === undefined) return []
  const row = await readConversationDocument(services.db, { userId, conversationId })
  if (row === null || row.id !== documentId) return []
  const paragraphs = decryptParagraphs(services, row).map(({ texto }) => texto)
  const { demands } = await demandsOf({ question, docIds: [] }, signal)
  const found = await quoteDocument(paragraphs, { question, demands }, signal)
  return found.map(({ paragraph, from, to }) => (paragraphs[paragraph] ?? '').slice(from, to))
}

/** Shows what was quoted of a document while the conversation has it. */
export type ShowDocument = (stored: StoredDocument | undefined) => DocumentAnswer | null

/** Reads the document of a conversation once for all its messages; its text only where some message quotes it. */
export async function documentShower(
  services: AskServices,
  message: Message,
  quoted: readonly (StoredDocument | undefined)[],
): Promise<ShowDocument> {
  const documents = quoted.filter((stored) => stored !== undefined)
  if (documents.length === 0) return () => null
  const hasQuotations = documents.some(({ citas }) => citas.length > 0)
  const row = hasQuotations ? await readConversationDocument(services.db, message) : await findConversationDocument(services.db, message)
  const shown = row === null ? null : showRow(services, row)
  return (stored) => {
    if (stored === undefined) return null
    return shown !== null && row?.id === stored.id ? shown(stored) : { nombre: '', retirado: true, citas: [] }
  }
}

function showRow(
  services: AskServices,
  row: ConversationDocumentFacts | ConversationDocumentRow,
): (stored: StoredDocument) => DocumentAnswer {
  const { nombre } = presentDocument(services, row)
  const paragraphs = 'paragraphs' in row ? decryptParagraphs(services, row) : []
  return ({ citas }) => ({
    nombre,
    retirado: false,
    citas: citas.flatMap(({ parrafo, desde, hasta }) => {
      const paragraph = paragraphs[parrafo]
      return paragraph === undefined ? [] : [{ texto: paragraph.texto.slice(desde, hasta), lugar: placeInDocument(paragraph.lugar) }]
    }),
  })
}

/** «su documento, p. 3, nota 2». */
function placeInDocument({ pagina, parrafo, nota, parte }: DocumentPlace): string {
  const page = pagina === null ? `párrafo ${parrafo}` : `p. ${pagina}`
  const part = nota !== null ? `nota ${nota}` : parte === 'cuerpo' ? '' : parte
  return ['su documento', page, part].filter((each) => each !== '').join(', ')
}
