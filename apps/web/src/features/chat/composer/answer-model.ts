import type { LanguageModelView } from '@basejuris/contract'
import type { ChatRequest } from '../ask/ask-assistant.ts'

/** Which language model may write answers for a person, as installation and account say. */
export interface AnswerModel {
  readonly configured: LanguageModelView
  /** The account asks for quotations alone, everywhere. */
  readonly accountQuotesOnly: boolean
}

export const noLanguageModel: LanguageModelView = { proveedor: 'ninguno', modelo: null, servicio: null, recibe: [] }

/** What a question says of the model: nothing where there is no choice. */
export function quotesOnlyField({ configured, accountQuotesOnly }: AnswerModel, quotesOnly: boolean): Pick<ChatRequest, 'soloCitas'> {
  return configured.proveedor === 'ninguno' || accountQuotesOnly ? {} : { soloCitas: quotesOnly }
}
