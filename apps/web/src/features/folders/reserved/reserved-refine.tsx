import type { FacetValue, Sort } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { sortOptions } from '../../../search-address/sort-options.ts'
import { type ReservedFilter, type ReservedFindings, type ReservedRequest, reservedFilters } from './use-reserved-search.ts'

const filterNames: Readonly<Record<ReservedFilter, { readonly label: string; readonly all: string }>> = {
  tribunal: { label: 'Tribunal', all: 'Todos los tribunales' },
  anio: { label: 'Año', all: 'Todos los años' },
  resultado: { label: 'Resultado', all: 'Todos los resultados' },
}

interface ReservedRefineProps {
  readonly findings: ReservedFindings
  readonly onRefine: (request: ReservedRequest) => void
}

/** Order and filters of a search in a reserved folder. They stay on the page, as its words do. */
export function ReservedRefine({ findings, onRefine }: ReservedRefineProps) {
  const { query, sort, filters, facets } = findings
  const filterBy = (filter: ReservedFilter, value: string) => {
    const { [filter]: _, ...others } = filters
    onRefine({ query, sort, filters: value === '' ? others : { ...others, [filter]: value } })
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 pb-3 md:flex md:flex-wrap">
      <legend className="sr-only">Orden y filtros</legend>
      {reservedFilters.map((filter) => (
        <RefineSelect
          key={filter}
          label={filterNames[filter].label}
          value={filters[filter] ?? ''}
          options={[['', filterNames[filter].all], ...facetOptions(facets[filter] ?? [], filters[filter])]}
          onChoose={(value) => filterBy(filter, value)}
        />
      ))}
      <RefineSelect
        label="Orden"
        value={sort}
        options={sortOptions.map((option) => [option.sort, option.label])}
        onChoose={(value) => onRefine({ query, filters, sort: value as Sort })}
      />
    </fieldset>
  )
}

/** A chosen value stays among the options when no ruling has it. */
function facetOptions(values: readonly FacetValue[], chosen: string | undefined): (readonly [value: string, text: string])[] {
  const options = values.map(({ valor, etiqueta, total }) => [valor, `${etiqueta} (${formatCount(total)})`] as const)
  return chosen === undefined || values.some(({ valor }) => valor === chosen) ? options : [[chosen, chosen], ...options]
}

interface RefineSelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

function RefineSelect({ label, value, options, onChoose }: RefineSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      className="h-[34px] min-w-0 truncate rounded-sm bg-sheet pr-7 pl-2.5 text-13 text-ink shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11 md:max-w-56"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}
