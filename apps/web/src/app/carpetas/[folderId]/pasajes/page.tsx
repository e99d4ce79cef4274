import { folderEndpoint, folderPassagesEndpoint, foldersEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LoadFailure } from '../../../../components/states/load-failure.tsx'
import { loadPage } from '../../../../components/states/load-page.ts'
import { WorkspaceFrame } from '../../../../components/workspace/workspace-frame.tsx'
import { type FolderPageProps, folderPassagesHref, readFolderAddress } from '../../../../features/folders/folder-address.ts'
import { LiveFolder } from '../../../../features/folders/folder-page/live-folder.tsx'
import { PassagesView } from '../../../../features/folders/passages/passages-view.tsx'
import { firstValue } from '../../../../saved-items/saved-list-address.ts'
import { PrivatePage } from '../../../../session/private-page.tsx'

export async function generateMetadata({ params }: FolderPageProps): Promise<Metadata> {
  return {
    title: 'Pasajes de la carpeta',
    description: 'Los pasajes guardados en una carpeta, en el orden de la minuta.',
    alternates: { canonical: folderPassagesHref((await params).folderId) },
    robots: { index: false, follow: false },
  }
}

const pageSize = 50

export default async function FolderPassagesPage(props: FolderPageProps) {
  const { folderId, page } = await readFolderAddress(props)
  const tag = firstValue(await props.searchParams, 'etiqueta')
  const path = folderPassagesHref(folderId, tag, page)
  return (
    <PrivatePage path={path}>
      {async () => {
        const params = { folderId }
        const query = { pagina: page, tamano: pageSize, ...(tag === '' ? {} : { etiqueta: tag }) }
        const { data, failure } = await loadPage(path, (client) =>
          Promise.all([
            client.call(folderEndpoint, { params, query: { pagina: 1, tamano: 1 } }),
            client.call(foldersEndpoint),
            client.call(folderPassagesEndpoint, { params, query }),
          ]),
        )
        if (failure?.status === 404) notFound()
        return (
          <WorkspaceFrame current="carpetas" search={data?.[0].carpeta.reservada !== true}>
            {failure !== null ? (
              <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
                <LoadFailure title="Los pasajes no se pudieron mostrar." failure={failure} retryHref={path} />
              </main>
            ) : (
              <>
                <LiveFolder folderId={folderId} />
                <PassagesView folder={data[0].carpeta} folders={data[1].carpetas} passages={data[2]} tag={tag} />
              </>
            )}
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
