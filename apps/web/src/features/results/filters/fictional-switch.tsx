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
      <p className="mt-1.5 text-12 text-pretty text-ink-3">{describeStored(ficticias.total)}</p>
    </FacetSection>
  )
}

const describeStored = (total: number): string => {
  if (total === 0) return 'No hay sentencias inventadas para demostración.'
  const stored = `Entre lo guardado hay ${formatPlural(total, 'sentencia inventada', 'sentencias inventadas')} para demostración`
  return `${stored}: no ${total === 1 ? 'existe ni puede' : 'existen ni pueden'} citarse.`
}
