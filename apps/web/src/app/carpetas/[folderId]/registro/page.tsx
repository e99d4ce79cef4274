import { folderEndpoint, folderLogEndpoint, foldersEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LoadFailure } from '../../../../components/states/load-failure.tsx'
import { loadPage } from '../../../../components/states/load-page.ts'
import { WorkspaceFrame } from '../../../../components/workspace/workspace-frame.tsx'
import { type FolderPageProps, folderLogHref, readFolderAddress } from '../../../../features/folders/folder-address.ts'
import { FolderLog } from '../../../../features/folders/log/folder-log.tsx'
import { PrivatePage } from '../../../../session/private-page.tsx'

export async function generateMetadata({ params }: FolderPageProps): Promise<Metadata> {
  return {
    title: 'Registro de la carpeta',
    description: 'Quién agregó, sacó, anotó o compartió en una carpeta, y cuándo.',
    alternates: { canonical: folderLogHref((await params).folderId) },
    robots: { index: false, follow: false },
  }
}

const pageSize = 50

export default async function FolderLogPage(props: FolderPageProps) {
  const { folderId, page } = await readFolderAddress(props)
  const path = folderLogHref(folderId, page)
  return (
    <PrivatePage path={path}>
      {async () => {
        const params = { folderId }
        const { data, failure } = await loadPage(path, (client) =>
          Promise.all([
            client.call(folderEndpoint, { params, query: { pagina: 1, tamano: 1 } }),
            client.call(foldersEndpoint),
            client.call(folderLogEndpoint, { params, query: { pagina: page, tamano: pageSize } }),
          ]),
        )
        if (failure?.status === 404) notFound()
        return (
          <WorkspaceFrame current="carpetas" search={data?.[0].carpeta.reservada !== true}>
            {failure !== null ? (
              <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
                <LoadFailure title="El registro no se pudo mostrar." failure={failure} retryHref={path} />
              </main>
            ) : (
              <FolderLog folder={data[0].carpeta} folders={data[1].carpetas} members={data[0].miembros} log={data[2]} now={new Date()} />
            )}
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
