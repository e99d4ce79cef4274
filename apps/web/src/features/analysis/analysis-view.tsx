'use client'
import { useSearchParams } from 'next/navigation'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { LazyFolderChooser } from '../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { analysisAddress } from './analysis-address.ts'
import { AnalysisPane } from './analysis-pane.tsx'
import { type AnalysisStart, NewAnalysis } from './create/new-analysis.tsx'
import { AnalysisList } from './list/analysis-list.tsx'

interface AnalysisViewProps {
  readonly userId: string
  readonly start: AnalysisStart
}

/** The analyses of a user: their list, the form of a new one, or the one that the address names. */
export function AnalysisView({ userId, start }: AnalysisViewProps) {
  const parameters = useSearchParams()
  const id = parameters.get('id')
  const show = (address: string) => {
    history.pushState(null, '', address)
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <main id="contenido" tabIndex={-1} className="mx-auto w-full max-w-[84rem] grow px-4 py-6 outline-none md:px-8 md:py-9">
      <OfflineNotice>Para analizar espere a que vuelva.</OfflineNotice>
      {id !== null ? (
        <AnalysisPane key={id} id={id} onBack={() => show(analysisAddress(null))} />
      ) : parameters.get('nuevo') !== null ? (
        <NewAnalysis
          userId={userId}
          start={start}
          onStarted={(started) => show(analysisAddress(started))}
          onCancel={() => show(analysisAddress(null))}
        />
      ) : (
        <AnalysisList onNew={() => show(`${analysisAddress(null)}?nuevo=1`)} onShow={(shown) => show(analysisAddress(shown))} />
      )}
      <LazyFolderChooser />
    </main>
  )
}
