import type { DataOf, FolderEvent, FolderSummary, folderEndpoint, SavedPassage } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { FolderOpen, SearchX } from 'lucide-react'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ListPager } from '../../../components/workspace/list-pager.tsx'
import { withAsideClass } from '../aside-section.tsx'
import { type FolderAddress, folderHref, folderPath } from '../folder-address.ts'
import { FolderFrame } from '../folder-frame.tsx'
import { ReservedSearch } from '../reserved/reserved-search.tsx'
import { FolderSearch } from '../search/folder-search.tsx'
import { FolderAside } from './folder-aside.tsx'
import { FolderHeading } from './folder-heading.tsx'
import { FolderRulings } from './folder-rulings.tsx'
import { FolderTools } from './folder-tools.tsx'

interface FolderViewProps {
  readonly address: FolderAddress
  readonly contents: DataOf<typeof folderEndpoint>
  readonly folders: readonly FolderSummary[]
  readonly passages: readonly SavedPassage[]
  /** The newest lines of its log. */
  readonly events: readonly FolderEvent[]
}

/** A folder: its rulings with their passages first, and beside or below them what else it has. */
export function FolderView({ address, contents, folders, passages, events }: FolderViewProps) {
  const { carpeta, items, notas, totalNotas, miembros, total, pagina, tamano, watchId } = contents
  const { folderId, reservada, rol } = carpeta
  return (
    <FolderFrame folders={folders} current={folderId}>
      <FolderHeading folder={carpeta} members={miembros} passages={passages.length} notes={totalNotas} />
      <div className={withAsideClass}>
        <div className="flex min-w-0 flex-col border-paper-rule min-[78rem]:border-r print:block print:border-0">
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
            <div className="border-b border-paper-rule px-4 py-3 md:px-6 lg:pl-8 print:hidden">
              <FolderSearch key={folderId} folderId={folderId} />
            </div>
          )}
          <RulingList address={address} contents={contents} passages={passages} />
          <ListPager
            label="Páginas de la carpeta"
            page={pagina}
            size={tamano}
            total={total}
            one="sentencia"
            many="sentencias"
            hrefOf={(page) => folderHref({ ...address, page })}
          />
        </div>
        <FolderAside
          folder={carpeta}
          notes={notas}
          totalNotes={totalNotas}
          members={miembros}
          passages={passages}
          events={events}
          watchId={watchId}
        />
      </div>
    </FolderFrame>
  )
}

/** The rulings of the page, or why there are none. */
function RulingList({ address, contents, passages }: Pick<FolderViewProps, 'address' | 'contents' | 'passages'>) {
  const { carpeta, items, total } = contents
  const { folderId, reservada, rol } = carpeta
  const tools = <FolderTools address={address} reserved={reservada} />
  if (items.length === 0 && address.text === '')
    return (
      <div className="px-4 md:px-6 lg:pl-8">
        <EmptyFolder reserved={reservada} role={rol} />
      </div>
    )
  return (
    <section aria-labelledby="sentencias-carpeta">
      <h2 id="sentencias-carpeta" className="sr-only">
        Sentencias de la carpeta
      </h2>
      <p aria-live="polite" className="figures px-4 text-14 text-ink-2 not-empty:pt-2.5 md:px-6 lg:pl-8">
        {address.text !== '' && total > 0 && `${formatPlural(total, 'sentencia coincide', 'sentencias coinciden')} con «${address.text}»`}
      </p>
      {items.length > 0 ? (
        <FolderRulings
          key={folderId}
          folderId={folderId}
          items={items}
          passages={passages}
          total={total}
          role={rol}
          tools={carpeta.sentencias > 1 && tools}
        />
      ) : (
        <>
          <div className="flex min-h-12 flex-wrap items-center border-b border-paper-rule md:py-1.5 print:hidden">{tools}</div>
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
        </>
      )}
    </section>
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
          : 'Use el ícono de carpeta de cada resultado o de la sentencia que está leyendo, o elija varias en sus favoritos.'}
      </p>
    </EmptyState>
  )
}
