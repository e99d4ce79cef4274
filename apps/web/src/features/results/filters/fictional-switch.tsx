import type { SearchData } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { fictionalSegments, SegmentedLinks } from '../../../components/ui/segmented-links.tsx'
import { setFictional } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { FacetSection } from './facet-section.tsx'

/** Whether fictional rulings are searched. Nothing to choose where there are none, or nothing else. */
export function FictionalSwitch({ state, data }: { readonly state: ResultsState; readonly data: SearchData }) {
  const { ficticias, soloDemostracion } = data.cobertura
  if (state.ficticias === null && (ficticias.total === 0 || soloDemostracion)) return null
  return (
    <FacetSection title="Sentencias ficticias">
      <SegmentedLinks
        wide
        name="Sentencias ficticias"
        segments={fictionalSegments(ficticias.modo, (mode) => writeAddress(setFictional(state, mode)))}
      />
      <p className="mt-1.5 text-12 text-pretty text-ink-3">
        Entre lo guardado hay {formatPlural(ficticias.total, 'sentencia inventada', 'sentencias inventadas')} para demostración: no{' '}
        {ficticias.total === 1 ? 'existe ni puede' : 'existen ni pueden'} citarse.
      </p>
    </FacetSection>
  )
}
