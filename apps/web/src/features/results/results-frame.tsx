import type { ReactNode } from 'react'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import type { ResultsState } from '../../search-address/results-state.ts'
import { addressFields } from '../../search-address/write-address.ts'
import { ModeSwitch } from './filters/mode-switch.tsx'
import { ResultsScope } from './list/results-scope.tsx'
import { SaveLastSearch } from './save-last-search.tsx'

interface ResultsFrameProps {
  readonly state: ResultsState
  readonly search: ReactNode
  readonly children: ReactNode
}

export function ResultsFrame({ state, search, children }: ResultsFrameProps) {
  return (
    <ResultsScope>
      <SiteHeader current="resultados" search={search} aside={<ModeSwitch state={state} />} />
      <SaveLastSearch query={state.q} fields={addressFields({ ...state, q: '', pagina: 1 })} />
      {children}
      <SiteFooter />
    </ResultsScope>
  )
}
