import { folderEndpoint, folderLogEndpoint, foldersEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LoadFailure } from '../../../components/states/load-failure.tsx'
import { loadPage } from '../../../components/states/load-page.ts'
import { WorkspaceFrame } from '../../../components/workspace/workspace-frame.tsx'
import { type FolderPageProps, folderHref, folderPath, readFolderAddress } from '../../../features/folders/folder-address.ts'
import { FolderView } from '../../../features/folders/folder-page/folder-view.tsx'
import { LiveFolder } from '../../../features/folders/folder-page/live-folder.tsx'
import { loadPassages } from '../../../features/folders/passages/load-passages.ts'
import { PrivatePage } from '../../../session/private-page.tsx'

export async function generateMetadata({ params }: FolderPageProps): Promise<Metadata> {
  return {
    title: 'Carpeta',
    description: 'Sentencias y notas de un caso, para usted y quienes la comparten.',
    alternates: { canonical: folderPath((await params).folderId) },
    robots: { index: false, follow: false },
  }
}

const pageSize = 50
/** Changes read for the few lines that are shown of the log. */
const changesRead = 30

export default async function FolderPage(props: FolderPageProps) {
  const address = await readFolderAddress(props)
  const { folderId, text, order, page } = address
  const path = folderHref(address)
  return (
    <PrivatePage path={path}>
      {async () => {
        const { data, failure } = await loadPage(path, (client) =>
          Promise.all([
            client.call(folderEndpoint, {
              params: { folderId },
              query: { ...(text === '' ? {} : { texto: text }), orden: order, pagina: page, tamano: pageSize },
            }),
            client.call(foldersEndpoint),
            loadPassages(client, folderId),
            client.call(folderLogEndpoint, { params: { folderId }, query: { pagina: 1, tamano: changesRead } }),
          ]),
        )
        if (failure?.status === 404) notFound()
        return (
          <WorkspaceFrame current="carpetas" search={data?.[0].carpeta.reservada !== true}>
            {failure !== null ? (
              <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
                <LoadFailure title="La carpeta no se pudo mostrar." failure={failure} retryHref={path} />
              </main>
            ) : (
              <>
                <LiveFolder folderId={folderId} />
                <FolderView address={address} contents={data[0]} folders={data[1].carpetas} passages={data[2]} events={data[3].registro} />
              </>
            )}
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
