import { watchEndpoint, watchesEndpoint, watchNewsEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { parseWatchAddress, watchHref } from '../../features/watches/watch-address.ts'
import { WatchView } from '../../features/watches/watch-view.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Vigilancia',
  description: 'Avisos cuando cambia algo en las sentencias y los artículos de una carpeta o de un escrito.',
  alternates: { canonical: '/vigilancia' },
  robots: { index: false, follow: false },
}

const newsPerPage = 20
const contentPerPage = 100

export default async function WatchesPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseWatchAddress(await searchParams)
  const path = watchHref(address)
  return (
    <PrivatePage path={path}>
      {async () => {
        const { watchId, page } = address
        const [watches, news, content] = await Promise.all([
          loadPage(path, (client) => client.call(watchesEndpoint)),
          loadPage(path, (client) =>
            client.call(watchNewsEndpoint, { query: { pagina: page, tamano: newsPerPage, ...(watchId === null ? {} : { watchId }) } }),
          ),
          watchId === null
            ? { data: null, failure: null }
            : loadPage(path, (client) => client.call(watchEndpoint, { params: { watchId }, query: { tamano: contentPerPage } })),
        ])
        const failure = watches.failure ?? news.failure ?? content.failure
        return (
          <WorkspaceFrame current="vigilancia">
            <main id="contenido" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none md:pt-10">
              <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Vigilancia</h1>
              <OfflineNotice />
              {failure !== null ? (
                <LoadFailure title="Lo que vigila no se pudo mostrar." failure={failure} retryHref={path} />
              ) : watches.data === null || news.data === null ? null : (
                <WatchView address={address} watches={watches.data} news={news.data} content={content.data} />
              )}
            </main>
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
