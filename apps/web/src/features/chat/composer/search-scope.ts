import type { SearchChip } from '../../../search-address/chips/saved-search-chips.ts'
import type { ChatRequest } from '../ask/ask-assistant.ts'

/** The search from which a person came to the assistant. */
export interface SearchScope extends Pick<ChatRequest, 'bases' | 'colecciones'> {
  readonly filtros: NonNullable<ChatRequest['filtros']>
  /** The same in words. Not empty. */
  readonly filters: readonly SearchChip[]
}
