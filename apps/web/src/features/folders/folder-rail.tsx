import type { FolderSummary } from '@basejuris/contract'
import clsx from 'clsx'
import { Search, Star, Tag } from 'lucide-react'
import { FolderIcon } from '../../saved-items/folder-chooser/folder-icon.tsx'
import { NewFolder } from './new-folder.tsx'
import { RailSheet } from './rail-sheet.tsx'

interface FolderRailProps {
  readonly folders: readonly FolderSummary[]
  /** The current folder; null on the favourites page, and empty on the page of all folders. */
  readonly current: string | null
  readonly tags?: readonly { readonly tag: string; readonly total: number; readonly href: string; readonly current: boolean }[]
}

const rowClass = (current: boolean): string =>
  clsx(
    'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 hover:no-underline md:min-h-9',
    current ? 'bg-select font-[560] text-ink' : 'text-ink hover:bg-desk-2',
  )

/** Links to the favourites, each folder and the tags. On a phone it opens as a sheet. */
export function FolderRail({ folders, current, tags = [] }: FolderRailProps) {
  const chosenTag = tags.some((one) => one.current)
  return (
    <RailSheet title="Carpetas">
      <nav aria-label="Favoritos y carpetas" className="grid grid-cols-[minmax(0,1fr)] gap-5 text-14">
        <a
          href="/mis-favoritos"
          className={rowClass(current === null && !chosenTag)}
          {...(current === null && !chosenTag ? { 'aria-current': 'page' as const } : {})}
        >
          <Star size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
          Todos los favoritos
        </a>
        <div>
          <div className="mb-1 flex items-center justify-between border-t border-rule pt-3">
            <p className="pl-2.5 text-13 font-[620]">Carpetas</p>
            <NewFolder />
          </div>
          {folders.length > 0 && (
            <a href="/carpetas" className={rowClass(current === '')} {...(current === '' ? { 'aria-current': 'page' as const } : {})}>
              <Search size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
              Buscar en sus carpetas
            </a>
          )}
          {folders.length === 0 ? (
            <p className="px-2.5 text-13 text-pretty text-ink-2">Reúna las sentencias de cada caso en una carpeta, sola o con su equipo.</p>
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
              {folders.map((folder) => (
                <li key={folder.folderId}>
                  <a
                    href={`/carpetas/${folder.folderId}`}
                    className={rowClass(folder.folderId === current)}
                    {...(folder.folderId === current ? { 'aria-current': 'page' as const } : {})}
                  >
                    <span className="text-ink-3">
                      <FolderIcon folder={folder} />
                    </span>
                    <span className="min-w-0 grow py-1 leading-snug break-words">
                      <span className="line-clamp-2">{folder.nombre}</span>
                    </span>
                    <span className="figures text-13 font-normal text-ink-3">{folder.sentencias}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {tags.length > 0 && (
          <div>
            <p className="mb-1 border-t border-rule pt-3 pl-2.5 text-13 font-[620]">Etiquetas</p>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
              {tags.map(({ tag, total, href, current: chosen }) => (
                <li key={tag}>
                  <a href={href} className={rowClass(chosen)} {...(chosen ? { 'aria-current': 'true' as const } : {})}>
                    <Tag size={15} strokeWidth={1.5} aria-hidden className="text-ink-3" />
                    <span className="min-w-0 grow truncate">{tag}</span>
                    <span className="figures text-13 font-normal text-ink-3">{total}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </nav>
    </RailSheet>
  )
}
