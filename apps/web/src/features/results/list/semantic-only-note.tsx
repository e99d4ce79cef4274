import { setMode } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

/** Above a purely semantic list: what it leaves out, and a link to hybrid search. */
export function SemanticOnlyNote({ state }: { readonly state: ResultsState }) {
  if (state.modo !== 'semantica' || state.q === '') return null
  return (
    <p role="note" className="border-b border-paper-rule px-4 py-2.5 text-14 text-pretty text-ink-2 md:px-6 lg:pl-10">
      Esta lista no exige ninguna de sus palabras: puede faltar una sentencia que las dice.{' '}
      <a className="inline-link whitespace-nowrap" href={writeAddress(setMode(state, 'hibrida'))}>
        Buscar con ambos
      </a>
    </p>
  )
}
