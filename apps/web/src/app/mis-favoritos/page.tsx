import { favoritesEndpoint, foldersEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { favoritesHref, parseFavoritesAddress } from '../../features/favorites/favorites-address.ts'
import { FavoritesView } from '../../features/favorites/favorites-view.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Mis favoritos',
  description: 'Las sentencias que guardó, con sus etiquetas, notas y carpetas.',
  alternates: { canonical: '/mis-favoritos' },
  robots: { index: false, follow: false },
}

const pageSize = 50

export default async function FavoritesPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseFavoritesAddress(await searchParams)
  const path = favoritesHref(address)
  return (
    <PrivatePage path={path}>
      {async () => {
        const { text, tag, order, page } = address
        const { data, failure } = await loadPage(path, (client) =>
          Promise.all([
            client.call(favoritesEndpoint, {
              query: {
                orden: order,
                pagina: page,
                tamano: pageSize,
                ...(text === '' ? {} : { texto: text }),
                ...(tag === '' ? {} : { etiqueta: tag }),
              },
            }),
            client.call(foldersEndpoint),
          ]),
        )
        return (
          <WorkspaceFrame current="favoritos">
            {failure !== null ? (
              <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
                <LoadFailure title="Sus favoritos no se pudieron mostrar." failure={failure} retryHref={path} />
              </main>
            ) : (
              <FavoritesView address={address} favorites={data[0]} folders={data[1].carpetas} />
            )}
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
