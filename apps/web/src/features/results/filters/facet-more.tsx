'use client'
import type { FacetValue, searchEndpoint } from '@basejuris/contract'
import { foldAccents } from '@basejuris/domain/fold-text'
import { formatCount } from '@basejuris/domain/spanish-format'
import { useEffect, useMemo, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { clearFilter } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import type { FacetGroup } from './facet-groups.ts'
import { FacetList } from './facet-list.tsx'
import { markedValues, maxValueCount } from './facet-values.ts'

interface FacetMoreProps {
  readonly state: ResultsState
  readonly group: FacetGroup
  /** Values already visible above. */
  readonly shown: readonly string[]
  readonly hidden: number
  /** False when the search counts more values than it returned. */
  readonly complete: boolean
  /** True when values of this facet are chosen. The list then offers further values. */
  readonly adding: boolean
}

const searchableFrom = 12

/**
 * Loads a facet's full list when it is opened: 200 names per facet would weigh more than the results. The request stays out of the
 * history.
 */
function useFullFacet(open: boolean, state: ResultsState, key: FacetGroup['key']): readonly FacetValue[] | null | 'failed' {
  const [values, setValues] = useState<readonly FacetValue[] | null | 'failed'>(null)
  useEffect(() => {
    if (!open) return
    const abort = new AbortController()
    const fetchFacet = async () => {
      const { searchRequest } = await import('../../../search-address/search-request.ts')
      const body = { ...searchRequest(state), pagina: 1, tamano: 1, reservada: true, valores: maxValueCount }
      return callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', body, abort.signal)
    }
    fetchFacet()
      .then((data) => setValues(data.facetas[key] ?? []))
      .catch(() => abort.signal.aborted || setValues('failed'))
    return () => abort.abort()
  }, [open, state, key])
  return values
}

export function FacetMore({ state, group, shown, hidden, complete, adding }: FacetMoreProps) {
  const [open, setOpen] = useState(false)
  const [filterText, setFilterText] = useState('')
  const searchState = useMemo(() => (adding ? clearFilter(state, group.key) : state), [adding, state, group.key])
  const full = useFullFacet(open, searchState, group.key)
  const rest = Array.isArray(full)
    ? markedValues(full, state.filtros, group.key, String).filter(
        ({ value, label }) => !shown.includes(value) && foldAccents(label).includes(foldAccents(filterText)),
      )
    : []
  const others = complete ? `${formatCount(hidden)} ${group.plural} más` : `Más ${group.plural}`
  const label = adding ? `Agregar más ${group.plural}` : others
  return (
    <>
      {open && full === 'failed' && <p className="py-1 text-13 text-part">No se pudo traer la lista. Intente de nuevo.</p>}
      {open && Array.isArray(full) && full.length - shown.length >= searchableFrom && (
        <input
          type="search"
          value={filterText}
          onChange={(event) => setFilterText(event.target.value)}
          aria-label={`Buscar entre ${group.plural}`}
          placeholder={`Buscar entre ${group.plural}`}
          className="my-1.5 h-11 w-full rounded-sm bg-sheet px-2.5 text-[1rem] shadow-[inset_0_0_0_1px_var(--edge)] md:h-8 md:text-13"
        />
      )}
      {open && (
        <div className="max-h-80 overflow-y-auto overflow-x-clip px-2 -mx-2 [scrollbar-width:thin]">
          <FacetList state={state} filter={group.key} values={rest} />
        </div>
      )}
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="min-h-11 py-1 text-13 text-accent hover:underline md:min-h-0"
      >
        {open ? 'Mostrar menos' : label}
      </button>
    </>
  )
}
