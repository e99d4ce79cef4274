import type { Result, SearchData, SearchedNorm } from '@basejuris/contract'
import { normHref } from '../../components/ruling/norm-href.ts'
import { interpretationChips } from '../../search-address/chips/interpretation-chips.ts'
import type { ResultsState } from '../../search-address/results-state.ts'
import { FilterRail } from './filters/filter-rail.tsx'
import { InterpretationBar } from './filters/interpretation-bar.tsx'
import { CorrectionLine } from './list/correction-line.tsx'
import { listedResults } from './list/page-numbers.ts'
import { Pager } from './list/pager.tsx'
import { PartialMatches } from './list/partial-matches.tsx'
import { PrintedSearch } from './list/printed-search.tsx'
import type { ResultReason } from './list/result-aside.tsx'
import { ResultCard } from './list/result-card.tsx'
import { ResultsHeading } from './list/results-heading.tsx'
import { ResultsSummary } from './list/results-summary.tsx'
import { ResultsTools } from './list/results-tools.tsx'
import { SearchNotices } from './list/search-notices.tsx'
import { SemanticOnlyNote } from './list/semantic-only-note.tsx'
import { NamedArticles } from './norms/named-articles.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { EmptyResults } from './states/empty-results.tsx'
import { OfflineNotice } from './states/offline-notice.tsx'
import { PageOutOfRange } from './states/page-out-of-range.tsx'

interface ResultsViewProps {
  readonly state: ResultsState
  readonly data: SearchData
  /** Of parameters of the address that were not applied. */
  readonly unread?: readonly string[]
}

const levels: Partial<Record<Result['nivel'], string>> = { alta: 'relevancia alta', media: 'relevancia media', baja: 'relevancia baja' }

/** Reasons need a query; the relevance level, the order by relevance and a text that may be read. A norm that the search names leads to its page. */
function reasonsOf({ motivos, nivel, precio }: Result, { q, orden }: ResultsState, norms: readonly SearchedNorm[]): ResultReason[] {
  if (q === '') return []
  const level = orden === 'relevancia' && precio === undefined ? levels[nivel] : undefined
  return [...new Set([...motivos, ...(level === undefined ? [] : [level])])].map((text) => {
    const norm = norms.find(({ etiqueta }) => text === `cita ${etiqueta}` || text.startsWith(`cita ${etiqueta},`))
    return norm === undefined ? { text } : { text, href: normHref({ idNorma: norm.idNorma, article: norm.articulo, day: null }) }
  })
}

interface ResultsProps extends ResultsViewProps {
  readonly results: readonly Result[]
}

function Results({ state, data, results }: ResultsProps) {
  if (results.length === 0) return null
  return (
    <ol className="@container">
      {results.map((result) => (
        <li key={result.docId} className="print:[&_h2]:break-after-avoid print:[&_h3]:break-after-avoid">
          <ResultCard result={result} reasons={reasonsOf(result, state, data.interpretacion.normas)} />
        </li>
      ))}
    </ol>
  )
}

function ResultList({ state, data, unread = [] }: ResultsViewProps) {
  const answering = Math.max(0, listedResults(data).answering - (data.pagina - 1) * data.tamano)
  return (
    <>
      <ResultsHeading state={state} data={data} />
      <PrintedSearch state={state} data={data} />
      <SearchNotices notices={[...unread, ...data.interpretacion.avisos]} />
      <SemanticOnlyNote state={state} />
      {data.correccion !== null && <CorrectionLine state={state} correction={data.correccion} />}
      {data.pagina === 1 && <NamedArticles norms={data.interpretacion.normas} />}
      {data.pagina === 1 && data.resumen !== '' && <ResultsSummary text={data.resumen} />}
      <Results state={state} data={data} results={data.resultados.slice(0, answering)} />
      {answering < data.resultados.length && <PartialMatches total={data.total} ademas={data.ademas} />}
      <Results state={state} data={data} results={data.resultados.slice(answering)} />
      {data.resultados.length === 0 ? <PageOutOfRange state={state} data={data} /> : <Pager state={state} data={data} />}
    </>
  )
}

export function ResultsView({ state, data, unread = [] }: ResultsViewProps) {
  return (
    <>
      <InterpretationBar
        state={state}
        chips={interpretationChips(state, data.interpretacion, data.facetas)}
        formal={state.q === '' ? '' : data.interpretacion.formal}
        alternative={data.interpretacion.alternativa}
      />
      <div
        data-beside-assistant
        className="grid grow grid-cols-1 md:grid-cols-[250px_minmax(0,1fr)] lg:grid-cols-[296px_minmax(0,1fr)] [html:not([data-asking])_&]:xl:has-[[data-preview]]:grid-cols-[296px_minmax(0,1fr)_minmax(27rem,30vw)] print:block"
      >
        <div className="print:hidden">
          <FilterRail state={state} data={data} />
        </div>
        <main
          id="contenido"
          tabIndex={-1}
          className="min-w-0 bg-paper outline-none transition-opacity duration-(--calm) group-[.is-pending]/results:opacity-50 md:min-h-[80vh] md:border-l md:border-paper-rule print:border-0"
        >
          <OfflineNotice />
          {data.total + data.ademas === 0 ? (
            <>
              <ResultsTools state={state} data={data} />
              <SearchNotices notices={[...unread, ...data.interpretacion.avisos]} />
              <NamedArticles norms={data.interpretacion.normas} />
              <EmptyResults state={state} data={data} />
            </>
          ) : (
            <ResultList state={state} data={data} unread={unread} />
          )}
        </main>
        <PreviewPane query={state.q} listed={data.resultados.map(({ docId }) => docId)} />
      </div>
    </>
  )
}
