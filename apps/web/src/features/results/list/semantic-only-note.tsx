import { platformFacts } from '../../../api/platform-facts.ts'
import { setMode } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { semanticOnlyMessage } from '../filters/semantic-measurements.ts'

/** Above a purely semantic list: what was measured of it, and a link to hybrid search. */
export async function SemanticOnlyNote({ state }: { readonly state: ResultsState }) {
  if (state.modo !== 'semantica' || state.q === '') return null
  const facts = await platformFacts()
  const measured = facts === null ? null : semanticOnlyMessage(facts.settings.sentido)
  if (measured === null) return null
  return (
    <p role="note" className="border-b border-paper-rule px-4 py-2.5 text-14 text-pretty text-ink-2 md:px-6 lg:pl-10">
      {measured}{' '}
      <a className="inline-link whitespace-nowrap" href={writeAddress(setMode(state, 'hibrida'))}>
        Buscar con ambos
      </a>
    </p>
  )
}
