'use client'
import type { DataOf, docketListEndpoint } from '@basejuris/contract'
import { LazyFolderChooser } from '../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { DocketForm } from './docket-form.tsx'
import { DocketResults } from './docket-results.tsx'
import { LineStatusKey } from './line-status-key.tsx'
import { useDocketList } from './use-docket-list.ts'

/** The choices of another list do not apply. */
const keyOf = ({ lineas }: DataOf<typeof docketListEndpoint>): string =>
  lineas.map(({ texto, sinFicticias }) => `${sinFicticias} ${texto}`).join('\n')

export function DocketListView() {
  const { found, searching, failure, search, includeFictional } = useDocketList()
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <DocketForm searching={searching} failure={failure} onSearch={(text) => void search(text)} />
        {found === null && <LineStatusKey />}
      </div>
      {found !== null && <DocketResults key={keyOf(found)} found={found} onIncludeFictional={() => void includeFictional()} />}
      <LazyFolderChooser />
    </>
  )
}
