import type { DataOf, FolderSummary, folderEndpoint, SavedPassage } from '@basejuris/contract'
import clsx from 'clsx'
import { FolderOpen, SearchX } from 'lucide-react'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ListPager } from '../../../components/workspace/list-pager.tsx'
import { type FolderAddress, folderHref, folderPath } from '../folder-address.ts'
import { FolderFrame } from '../folder-frame.tsx'
import { NoteThread } from '../notes/note-thread.tsx'
import { ReservedSearch } from '../reserved/reserved-search.tsx'
import { FolderSearch } from '../search/folder-search.tsx'
import { FolderHeading } from './folder-heading.tsx'
import { FolderRulings } from './folder-rulings.tsx'
import { FolderTools } from './folder-tools.tsx'

interface FolderViewProps {
  readonly address: FolderAddress
  readonly contents: DataOf<typeof folderEndpoint>
  readonly folders: readonly FolderSummary[]
  readonly passages: readonly SavedPassage[]
}

export function FolderView({ address, contents, folders, passages }: FolderViewProps) {
  const { carpeta, items, notas, totalNotas, miembros, total, pagina, tamano } = contents
  const { folderId, nombre, reservada, rol } = carpeta
  return (
    <FolderFrame folders={folders} current={folderId}>
      <FolderHeading folder={carpeta} members={miembros} passages={passages.length} watchId={contents.watchId} />
      {reservada && (
        <ReservedSearch
          key={folderId}
          folderId={folderId}
          role={rol}
          folderDocIds={items.map(({ docId }) => docId)}
          searchable={carpeta.sentencias > 0}
        />
      )}
      <div className="px-4 md:px-6 lg:pl-8">
        <OfflineNotice>La nota que esté escribiendo queda en este equipo hasta que la envíe.</OfflineNotice>
      </div>
      {carpeta.sentencias > 0 && !reservada && (
        <div className="px-4 py-3 md:px-6 lg:pl-8 print:hidden">
          <FolderSearch key={folderId} folderId={folderId} />
        </div>
      )}
      <section
        aria-labelledby="notas-carpeta"
        className={clsx('border-b border-paper-rule px-4 py-4 md:px-6 lg:pl-8', totalNotas === 0 && 'print:hidden')}
      >
        <h2 id="notas-carpeta" className="text-13 font-[620]">
          Notas de la carpeta
        </h2>
        <NoteThread key={folderId} folderId={folderId} docId={null} name={nombre} notes={notas} total={totalNotas} role={rol} />
      </section>
      {items.length > 0 ? (
        <section aria-label="Sentencias de la carpeta">
          {carpeta.sentencias > 1 && <FolderTools address={address} total={total} reserved={reservada} />}
          <FolderRulings key={folderId} folderId={folderId} items={items} passages={passages} total={total} role={rol} />
        </section>
      ) : address.text !== '' ? (
        <section aria-label="Sentencias de la carpeta">
          <FolderTools address={address} total={total} reserved={reservada} />
          <div className="px-4 md:px-6 lg:pl-8">
            <EmptyState
              icon={SearchX}
              title="Ninguna sentencia de la carpeta coincide con ese filtro."
              actions={
                <a className={buttonClass('line')} href={folderPath(folderId)}>
                  Ver todas
                </a>
              }
            >
              <p>Se busca en la carátula, el rol, el tribunal y las notas de cada sentencia.</p>
            </EmptyState>
          </div>
        </section>
      ) : (
        <div className="px-4 md:px-6 lg:pl-8">
          <EmptyFolder reserved={reservada} role={rol} />
        </div>
      )}
      <ListPager
        label="Páginas de la carpeta"
        page={pagina}
        size={tamano}
        total={total}
        one="sentencia"
        many="sentencias"
        hrefOf={(page) => folderHref({ ...address, page })}
      />
    </FolderFrame>
  )
}

interface EmptyFolderProps {
  readonly reserved: boolean
  readonly role: FolderSummary['rol']
}

function EmptyFolder({ reserved, role }: EmptyFolderProps) {
  const title = 'Todavía no hay sentencias en esta carpeta.'
  if (role === 'lee')
    return (
      <EmptyState icon={FolderOpen} title={title}>
        <p>Aquí verá las que agreguen quienes escriben en ella.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={FolderOpen}
      title={title}
      actions={
        <>
          {!reserved && (
            <a className={buttonClass('primary')} href="/resultados">
              Buscar sentencias
            </a>
          )}
          <a className={buttonClass('line')} href="/lista-de-roles">
            Pegar una lista de roles
          </a>
        </>
      }
    >
      <p>
        {reserved
          ? 'Búsquelas en el buscador de arriba y agréguelas desde los resultados.'
          : 'Use la carpeta de cada resultado o de la sentencia que está leyendo, o elija varias en sus favoritos.'}
      </p>
    </EmptyState>
  )
}
