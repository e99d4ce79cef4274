import { type ConversationDocument, conversationDocumentSchema, type DocumentPlace, documentPlaceSchema } from '@basejuris/contract'
import type { ConversationDocumentFacts, ConversationDocumentRow } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../../services.ts'

type Cipher = Pick<Services, 'textCipher'>

const factsSchema = conversationDocumentSchema.omit({ createdAt: true })
export type DocumentFacts = z.infer<typeof factsSchema>

const paragraphsSchema = z.array(z.object({ texto: z.string(), lugar: documentPlaceSchema }))

/** A paragraph of a document with its place. */
export interface DocumentParagraph {
  readonly texto: string
  readonly lugar: DocumentPlace
}

const factsContext = (id: string): string => `conversation_documents.sealed:${id}`
const textContext = (id: string): string => `conversation_documents.paragraphs:${id}`

/** The encrypted columns of a document. */
export function encryptDocument(
  { textCipher }: Cipher,
  id: string,
  { facts, paragraphs }: { readonly facts: DocumentFacts; readonly paragraphs: readonly DocumentParagraph[] },
): Pick<ConversationDocumentRow, 'sealed' | 'paragraphs'> {
  return {
    sealed: textCipher.encrypt(factsContext(id), JSON.stringify(facts)),
    paragraphs: textCipher.encrypt(textContext(id), JSON.stringify(paragraphs)),
  }
}

export function presentDocument({ textCipher }: Cipher, { id, sealed, createdAt }: ConversationDocumentFacts): ConversationDocument {
  return { ...factsSchema.parse(JSON.parse(textCipher.decrypt(factsContext(id), sealed))), createdAt: createdAt.toISOString() }
}

export function decryptParagraphs({ textCipher }: Cipher, { id, paragraphs }: ConversationDocumentRow): DocumentParagraph[] {
  return paragraphsSchema.parse(JSON.parse(textCipher.decrypt(textContext(id), paragraphs)))
}
