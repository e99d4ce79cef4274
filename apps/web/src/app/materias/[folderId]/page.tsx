import { folderEndpoint, foldersEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LoadFailure } from '../../../components/frame/load-failure.tsx'
import { loadPage } from '../../../components/frame/load-page.ts'
import { WorkspaceFrame } from '../../../components/frame/workspace-frame.tsx'
import { MatterView } from '../../../features/folders/matter/matter-view.tsx'
import { PrivatePage } from '../../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Materia',
  description: 'Sentencias y notas de un caso, para usted y quienes la comparten.',
  robots: { index: false, follow: false },
}

interface MatterPageProps {
  readonly params: Promise<{ readonly folderId: string }>
  readonly searchParams: Promise<{ readonly pagina?: string | string[] }>
}

const pageSize = 50
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const lastPage = 1000

export default async function MatterPage({ params, searchParams }: MatterPageProps) {
  const { folderId } = await params
  if (!uuid.test(folderId)) notFound()
  const asked = Number((await searchParams).pagina)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1
  const here = `/materias/${folderId}${page === 1 ? '' : `?pagina=${page}`}`
  return (
    <PrivatePage here={here}>
      {async () => {
        const { data, failure } = await loadPage(here, (client) =>
          Promise.all([
            client.call(folderEndpoint, { params: { folderId }, query: { pagina: page, tamano: pageSize } }),
            client.call(foldersEndpoint),
          ]),
        )
        if (failure?.status === 404) notFound()
        return (
          <WorkspaceFrame current="favoritos" search={data?.[0].carpeta.reservada !== true}>
            {failure !== null ? (
              <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
                <LoadFailure title="La materia no se pudo mostrar." failure={failure} retryHref={here} />
              </main>
            ) : (
              <MatterView matter={data[0]} folders={data[1].carpetas} />
            )}
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}
