import { foldersEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { FolderFrame } from '../../features/folders/folder-frame.tsx'
import { FolderList } from '../../features/folders/folder-list.tsx'
import { NewFolder } from '../../features/folders/new-folder.tsx'
import { FolderSearch } from '../../features/folders/search/folder-search.tsx'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Carpetas',
  description: 'Sus carpetas y las que le comparten, con una búsqueda dentro de ellas.',
  alternates: { canonical: '/carpetas' },
  robots: { index: false, follow: false },
}

export default function FoldersPage() {
  return (
    <PrivatePage path="/carpetas">
      {async () => {
        const { data, failure } = await loadPage('/carpetas', (client) => client.call(foldersEndpoint))
        if (failure !== null)
          return (
            <WorkspaceFrame current="carpetas">
              <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
                <LoadFailure title="Sus carpetas no se pudieron mostrar." failure={failure} retryHref="/carpetas" />
              </main>
            </WorkspaceFrame>
          )
        const { carpetas } = data
        const searched = carpetas.filter(({ reservada }) => !reservada)
        return (
          <WorkspaceFrame current="carpetas">
            <FolderFrame folders={carpetas} current="">
              <div className="grid gap-5 px-4 py-4 md:px-6 lg:pl-8">
                <div className="flex max-w-[60rem] flex-wrap items-center justify-between gap-3">
                  <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand">Carpetas</h1>
                  <NewFolder isNamed />
                </div>
                {searched.length > 0 && <FolderSearch folderId={null} />}
                {carpetas.length === 0 && (
                  <p className="max-w-[60ch] text-pretty text-ink-2">
                    Todavía no tiene carpetas. Reúna en una las sentencias de cada caso, sola o con su equipo.
                  </p>
                )}
                {carpetas.length > 0 && <FolderList folders={carpetas} now={new Date()} />}
              </div>
            </FolderFrame>
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
