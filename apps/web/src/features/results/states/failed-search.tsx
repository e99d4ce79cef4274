import { buttonClass } from '../../../components/ui/button.tsx'
import { setMode } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

interface FailedSearchProps {
  readonly state: ResultsState
  readonly message: string
  readonly requestId: string | null
}

/** The search failed. The query and the filters stay in the URL. */
export function FailedSearch({ state, message, requestId }: FailedSearchProps) {
  return (
    <div className="max-w-[52rem] px-4 py-7 md:px-6 lg:px-10" role="alert">
      <h1 className="font-serif text-[1.375rem] leading-[1.3] font-[540] tracking-[-0.01em] text-paper-ink">La búsqueda no terminó.</h1>
      <p className="mt-1.5 max-w-[58ch] text-ink-2">{message} El texto y los filtros siguen aquí.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <a className={buttonClass('primary')} href={writeAddress(state)} data-again>
          Buscar de nuevo
        </a>
        {state.modo !== 'lexica' && (
          <a className={buttonClass('line')} href={writeAddress(setMode(state, 'lexica'))}>
            Buscar solo por palabras
          </a>
        )}
      </div>
      {requestId !== null && <p className="mt-[18px] text-13 text-ink-2">Código para soporte: {requestId}</p>}
    </div>
  )
}
