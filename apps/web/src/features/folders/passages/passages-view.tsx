import type { DataOf, FolderSummary, folderPassagesEndpoint } from '@basejuris/contract'
import clsx from 'clsx'
import { ChevronLeft, Highlighter } from 'lucide-react'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ListPager } from '../../../components/workspace/list-pager.tsx'
import { folderPassagesHref, folderPath } from '../folder-address.ts'
import { FolderFrame } from '../folder-frame.tsx'
import { PassageOrder } from './passage-order.tsx'

interface PassagesViewProps {
  readonly folder: FolderSummary
  readonly folders: readonly FolderSummary[]
  readonly passages: DataOf<typeof folderPassagesEndpoint>
  /** Empty for all. */
  readonly tag: string
}

/** Every passage of a folder in the order that its documents follow. */
export function PassagesView({ folder, folders, passages, tag }: PassagesViewProps) {
  const { folderId, nombre, rol } = folder
  const { pasajes, etiquetas, total, pagina, tamano } = passages
  return (
    <FolderFrame folders={folders} current={folderId}>
      <div className="border-b border-paper-rule px-4 pt-2.5 pb-4 md:px-6 lg:pl-8">
        <a
          href={folderPath(folderId)}
          className="-ml-1 inline-flex min-h-9 max-w-full items-center gap-1 text-14 text-ink-2 hover:text-ink max-md:min-h-11"
        >
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
          <span className="truncate">{nombre}</span>
        </a>
        <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand">Pasajes de la carpeta</h1>
        <p className="mt-1 max-w-[62ch] text-14 text-pretty text-ink-2 max-md:hidden print:hidden">
          La minuta sigue este orden y reúne los de cada sentencia.{rol !== 'lee' && ' Arrástrelos o use las flechas para cambiarlo.'} Sus
          palabras se leen de cada sentencia al mostrarlas.
        </p>
        {etiquetas.length > 0 && (
          <nav aria-label="Etiquetas" className="mt-3 flex flex-wrap gap-1.5 text-13 print:hidden">
            {[{ etiqueta: '', total: null }, ...etiquetas].map(({ etiqueta, total: count }) => (
              <a
                key={etiqueta}
                href={folderPassagesHref(folderId, etiqueta)}
                aria-current={etiqueta === tag ? 'true' : undefined}
                className={clsx(
                  'inline-flex h-7 max-w-60 items-center gap-1.5 rounded-full px-3 text-ink no-underline max-md:h-9',
                  etiqueta === tag ? 'bg-select font-[560]' : 'shadow-[inset_0_0_0_1px_var(--rule)]',
                )}
              >
                <span className="truncate">{etiqueta === '' ? 'Todos' : etiqueta}</span>
                {count !== null && <span className="figures text-ink-3">{count}</span>}
              </a>
            ))}
          </nav>
        )}
      </div>
      <div className="grow">
        <OfflineNotice />
        {pasajes.length === 0 ? (
          <div className="px-4 md:px-6 lg:pl-8">
            <EmptyState
              icon={Highlighter}
              title={tag === '' ? 'Todavía no hay pasajes en esta carpeta.' : `Ningún pasaje tiene la etiqueta «${tag}».`}
              actions={
                <a className={buttonClass('primary')} href={tag === '' ? folderPath(folderId) : folderPassagesHref(folderId)}>
                  {tag === '' ? 'Volver a la carpeta' : 'Ver todos'}
                </a>
              }
            >
              <p>Al leer una sentencia, seleccione unas palabras y elija «Guardar en carpeta».</p>
            </EmptyState>
          </div>
        ) : (
          <PassageOrder key={`${folderId} ${tag} ${pagina}`} folderId={folderId} passages={pasajes} role={rol} />
        )}
      </div>
      <ListPager
        label="Páginas de los pasajes"
        page={pagina}
        size={tamano}
        total={total}
        one="pasaje"
        many="pasajes"
        hrefOf={(page) => folderPassagesHref(folderId, tag, page)}
      />
    </FolderFrame>
  )
}
