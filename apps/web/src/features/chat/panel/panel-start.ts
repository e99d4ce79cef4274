import type { AskedRuling } from '../../../components/assistant/ask-request.ts'
import { startOfSearch } from '../composer/start-of-search.ts'
import type { ChatStart } from '../composer/use-next-message.ts'

/** Where the panel begins: within a ruling, or within the search that the address of the results says. */
export function panelStart(ruling: AskedRuling | null, address: URLSearchParams): ChatStart {
  if (ruling !== null) return { question: '', search: null, ruling }
  return startOfSearch(Object.fromEntries([...new Set(address.keys())].map((name) => [name, address.getAll(name)])))
}
