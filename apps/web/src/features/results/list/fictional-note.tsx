import type { SearchData } from '@basejuris/contract'
import { describeFictional } from '@basejuris/domain/fictional-mode'
import { setFictional } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

/** Beside the count: how many of the results are fictional, or how many it lacks, and the way to the others. */
export function FictionalNote({ state, data }: { readonly state: ResultsState; readonly data: SearchData }) {
  const { ficticias, total, cobertura } = data
  const said = describeFictional({ mode: ficticias.modo, total, fictional: ficticias.total })
  if (said === null) return null
  const isLeftOut = ficticias.modo === 'excluir'
  return (
    <p className="shrink-0 text-13 whitespace-nowrap text-part">
      {said}
      {!cobertura.soloDemostracion && (
        <span className="print:hidden">
          {' · '}
          <a className="inline-link" href={writeAddress(setFictional(state, isLeftOut ? 'incluir' : null))}>
            {isLeftOut ? 'Incluirlas' : 'Dejarlas fuera'}
          </a>
        </span>
      )}
    </p>
  )
}
