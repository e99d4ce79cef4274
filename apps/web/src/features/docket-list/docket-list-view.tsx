'use client'
import { LazyFolderChooser } from '../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { DocketForm } from './docket-form.tsx'
import { DocketResults } from './docket-results.tsx'
import { useDocketList } from './use-docket-list.ts'

export function DocketListView() {
  const { found, searching, failure, search } = useDocketList()
  return (
    <>
      <DocketForm searching={searching} failure={failure} onSearch={(text) => void search(text)} />
      {found !== null && <DocketResults key={found.lineas.map(({ texto }) => texto).join('\n')} found={found} />}
      <LazyFolderChooser />
    </>
  )
}
