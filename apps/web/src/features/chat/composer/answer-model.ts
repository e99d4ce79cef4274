import type { LanguageModelView } from '@basejuris/contract'
import type { ChatRequest } from '../ask/ask-assistant.ts'

/** Which language model may write answers for a person, as installation and account say. */
export interface AnswerModel {
  readonly configured: LanguageModelView
  /** The account asks for quotations alone, everywhere. */
  readonly accountQuotesOnly: boolean
}

export const noLanguageModel: LanguageModelView = { proveedor: 'ninguno', modelo: null, servicio: null, recibe: [] }

interface ModelChoices {
  readonly quotesOnly: boolean
  /** Null where the conversation has no document. */
  readonly documentShown: boolean | null
}

/** What a question says of the model: nothing where there is no choice. */
export function modelFields(
  { configured, accountQuotesOnly }: AnswerModel,
  { quotesOnly, documentShown }: ModelChoices,
): Pick<ChatRequest, 'soloCitas' | 'documentoAlModelo'> {
  if (configured.proveedor === 'ninguno' || accountQuotesOnly) return {}
  return { soloCitas: quotesOnly, ...(documentShown === null ? {} : { documentoAlModelo: documentShown && !quotesOnly }) }
}
