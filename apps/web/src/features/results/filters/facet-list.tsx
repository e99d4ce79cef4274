'use client'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { markFilter } from '../../../search-address/change-state.ts'
import type { FilterKey, ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { FacetRow } from './facet-row.tsx'
import type { MarkedValue } from './facet-values.ts'

/** In a narrow column courts of appeal appear with the initials that lawyers use. */
const railLabel = (label: string): string => label.replace(/^Corte de Apelaciones/, 'C.A.')

interface FacetListProps {
  readonly state: ResultsState
  readonly filter: FilterKey
  readonly values: readonly MarkedValue[]
}

export function FacetList({ state, filter, values }: FacetListProps) {
  const to = (value: string, mark: MarkedValue['mark']) => writeAddress(markFilter(state, filter, value, mark))
  return (
    <ul>
      {values.map(({ value, label, total, mark, norm }) => (
        <FacetRow
          key={value}
          label={railLabel(label)}
          total={total}
          mark={mark}
          toggleHref={to(value, mark === 'none' ? 'include' : 'none')}
          excludeHref={to(value, 'exclude')}
          {...(norm === undefined ? {} : { normHref: normHref({ idNorma: norm.idNorma, article: norm.articulo, day: null }) })}
        />
      ))}
    </ul>
  )
}
