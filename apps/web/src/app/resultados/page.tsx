import { ApiError, connectionFailed, type SearchData } from '@basejuris/contract'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { api } from '../../api/server-client.ts'
import { readAheadHeader } from '../../components/navigation/read-ahead-header.ts'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { RecordSearch } from '../../features/results/record-search.tsx'
import { ResultsFrame } from '../../features/results/results-frame.tsx'
import { ResultsView } from '../../features/results/results-view.tsx'
import { FailedSearch } from '../../features/results/states/failed-search.tsx'
import { setNewQuery } from '../../search-address/change-state.ts'
import { type AddressParameters, parseAddress } from '../../search-address/parse-address.ts'
import { searchRequest } from '../../search-address/search-request.ts'
import { unreadParameters } from '../../search-address/unread-parameters.ts'
import { addressFields } from '../../search-address/write-address.ts'
import { currentUser } from '../../session/current-session.ts'

interface PageProps {
  readonly searchParams: Promise<AddressParameters>
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { q } = parseAddress(await searchParams)
  return {
    title: q === '' ? 'Sentencias' : q.slice(0, 80),
    description:
      'Resultados de la búsqueda de sentencias, con el pasaje que mejor responde y los filtros por tribunal, año, norma y resultado.',
    robots: { index: false, follow: false },
    alternates: { canonical: '/resultados' },
  }
}

export default async function ResultsPage({ searchParams }: PageProps) {
  const parameters = await searchParams
  const state = parseAddress(parameters)
  const search = <SearchBox query={state.q} fields={addressFields({ ...setNewQuery(state, ''), pagina: 1 })} />
  const request = searchRequest(state)
  const user = await currentUser()
  const isReadAhead = (await headers()).has(readAheadHeader)
  let data: SearchData
  try {
    const tamano = user?.preferencias.tamano
    data = await (await api()).search({ ...request, ...(tamano === undefined ? {} : { tamano }), reservada: isReadAhead })
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    const message = failure?.message ?? connectionFailed
    return (
      <ResultsFrame state={state} search={search}>
        <main id="contenido" tabIndex={-1} className="grow bg-paper outline-none">
          <FailedSearch state={state} message={message} requestId={failure?.body?.requestId ?? null} />
        </main>
      </ResultsFrame>
    )
  }
  return (
    <ResultsFrame state={state} search={search}>
      <ResultsView state={state} data={data} unread={unreadParameters(parameters)} />
      {isReadAhead && user !== null && state.pagina === 1 && <RecordSearch userId={user.id} request={request} total={data.total} />}
    </ResultsFrame>
  )
}
