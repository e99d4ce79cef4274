import type { SearchData } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { clearFilters, countFilters, toggleBase } from '../../../search-address/change-state.ts'
import { filterValueLabel } from '../../../search-address/chips/filter-names.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { scopeName } from '../../../search-address/scopes.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { yearBars, yearOf, yearSpan } from '../../../search-address/years.ts'
import { facetGroups } from './facet-groups.ts'
import { FacetList } from './facet-list.tsx'
import { FacetMore } from './facet-more.tsx'
import { FacetRow } from './facet-row.tsx'
import { FacetSection } from './facet-section.tsx'
import { defaultValueCount, markedValues } from './facet-values.ts'
import { FictionalSwitch } from './fictional-switch.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { YearHistogram } from './year-histogram.tsx'

interface FilterRailProps {
  readonly state: ResultsState
  readonly data: SearchData
}

function BaseFacet({ state, data }: FilterRailProps) {
  const bases = data.facetas.base ?? []
  if (bases.length < 2 && state.bases.length === 0) return null
  return (
    <FacetSection title="Base">
      <ul>
        {bases.map(({ valor, total }) => (
          <FacetRow
            key={valor}
            label={scopeName(valor)}
            total={total}
            mark={state.bases.some((base) => base === valor) ? 'include' : 'none'}
            toggleHref={writeAddress(toggleBase(state, valor as ResultsState['bases'][number]))}
          />
        ))}
      </ul>
    </FacetSection>
  )
}

function YearFacet({ state, data }: FilterRailProps) {
  const bars = yearBars(data.facetas.anio ?? [], yearOf(state.filtros.desde?.[0]), yearOf(state.filtros.hasta?.[0]))
  if (bars.length < 2) return null
  return (
    <FacetSection title="Año">
      <YearHistogram state={state} bars={bars} span={yearSpan(bars, data.cobertura)} />
    </FacetSection>
  )
}

function ValueFacets({ state, data }: FilterRailProps) {
  return facetGroups.map((group) => {
    const values = markedValues(data.facetas[group.key] ?? [], state.filtros, group.key, (value) =>
      filterValueLabel(group.key, value, data.facetas),
    )
    if (values.length === 0) return null
    const chosen = values.filter((value) => value.mark !== 'none').length
    const shown = values.slice(0, values.length - group.shown === 1 ? values.length : Math.max(group.shown, chosen))
    const hidden = values.length - shown.length
    const adding = values.some((value) => value.mark === 'include')
    return (
      <FacetSection key={group.key} title={group.title}>
        <FacetList state={state} filter={group.key} values={shown} />
        {(hidden > 0 || adding) && (
          <FacetMore
            state={state}
            group={group}
            hidden={hidden}
            complete={values.length < defaultValueCount}
            adding={adding}
            shown={shown.map(({ value }) => value)}
          />
        )}
      </FacetSection>
    )
  })
}

/** The filters: a column beside the list, or a sheet on a phone. */
export function FilterRail({ state, data }: FilterRailProps) {
  return (
    <FilterSheet apply={data.total === 0 ? 'Cerrar los filtros' : `Ver ${formatPlural(data.total, 'sentencia', 'sentencias')}`}>
      <div className="flex items-center gap-3 border-b-[1.5px] border-ink pb-2.5 max-md:min-h-11 max-md:pr-10 max-md:pb-0 md:items-baseline">
        <p id="filtros-titulo" tabIndex={-1} className="grow text-14 font-[620] outline-none">
          Filtros
        </p>
        {countFilters(state) > 0 && (
          <a className="text-13 max-md:inline-flex max-md:min-h-11 max-md:items-center" href={writeAddress(clearFilters(state))}>
            Quitar todos
          </a>
        )}
      </div>
      <div className="grid gap-2.5 pt-4 lg:pt-3">
        <div className="lg:hidden">
          <ModeSwitch state={state} wide />
        </div>
      </div>
      <FictionalSwitch state={state} data={data} />
      <YearFacet state={state} data={data} />
      <ValueFacets state={state} data={data} />
      <BaseFacet state={state} data={data} />
      {Object.keys(data.facetas).length === 0 && <p className="pt-3 text-13 text-ink-3">No hay sentencias que filtrar.</p>}
    </FilterSheet>
  )
}
