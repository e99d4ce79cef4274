import { historyEndpoint, savedSearchesEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { historyHref, parseHistoryAddress } from '../../features/history/history-address.ts'
import { HistorySection } from '../../features/history/history-section.tsx'
import { SavedSearchSection } from '../../features/saved-searches/saved-search-section.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Mis búsquedas',
  description: 'Su historial de búsquedas y las búsquedas guardadas con alerta por correo.',
  alternates: { canonical: '/mis-busquedas' },
  robots: { index: false, follow: false },
}

const pageSize = 40

export default async function SearchesPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseHistoryAddress(await searchParams)
  const path = historyHref(address)
  return (
    <PrivatePage path={path}>
      {async ({ id }) => {
        const query = { pagina: address.page, tamano: pageSize, ...(address.text === '' ? {} : { texto: address.text }) }
        const [history, saved] = await Promise.all([
          loadPage(path, (client) => client.call(historyEndpoint, { query })),
          loadPage(path, (client) => client.call(savedSearchesEndpoint)),
        ])
        return (
          <WorkspaceFrame current="busquedas">
            <main id="contenido" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none md:pt-10">
              {history.failure !== null ? (
                <LoadFailure title="Sus búsquedas no se pudieron mostrar." failure={history.failure} retryHref={path} />
              ) : (
                <>
                  <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Mis búsquedas</h1>
                  <OfflineNotice />
                  <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-10">
                    <div className="border border-t-[1.5px] border-paper-rule border-t-ink bg-paper pb-2 max-md:-mx-5 max-md:border-x-0">
                      <HistorySection userId={id} history={history.data} address={address} now={new Date()} />
                    </div>
                    <SavedSearchSection saved={saved} now={new Date()} />
                  </div>
                </>
              )}
            </main>
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
