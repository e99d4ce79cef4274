import type { FolderEvent, FolderMember, FolderNote, FolderSummary, SavedPassage } from '@basejuris/contract'
import { lowercaseFirst } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { formatInstant } from '../../../format/instants.ts'
import { WatchSwitch } from '../../watches/watch-switch.tsx'
import { AsideSection, asideClass } from '../aside-section.tsx'
import { DeviceSwitch } from '../device/device-switch.tsx'
import { folderLogHref, folderPassagesHref } from '../folder-address.ts'
import { FolderPeople } from '../folder-people.tsx'
import { actorName } from '../log/log-line.tsx'
import { NoteThread } from '../notes/note-thread.tsx'
import { countTags } from '../passages/count-tags.ts'

/** Lines of the log shown beside the list. */
const maxEvents = 5

interface FolderAsideProps {
  readonly folder: FolderSummary
  readonly notes: readonly FolderNote[]
  readonly totalNotes: number
  readonly members: readonly FolderMember[]
  readonly passages: readonly SavedPassage[]
  /** The newest lines of its log. */
  readonly events: readonly FolderEvent[]
  /** Its watch; null where its owner does not watch it. */
  readonly watchId: string | null
}

/** What a folder has besides its rulings: beside the list where there is room, below it elsewhere. */
export function FolderAside({ folder, notes, totalNotes, members, passages, events, watchId }: FolderAsideProps) {
  const { folderId, nombre, rol } = folder
  const tags = countTags(passages)
  return (
    <aside aria-label="Sobre la carpeta" className={asideClass}>
      <AsideSection id="notas-carpeta" title="Notas de la carpeta" className={clsx(totalNotes === 0 && 'print:hidden')}>
        <NoteThread key={folderId} folderId={folderId} docId={null} name={nombre} notes={notes} total={totalNotes} role={rol} />
      </AsideSection>
      {tags.length > 0 && (
        <AsideSection id="etiquetas-carpeta" title="Etiquetas de los pasajes" className="print:hidden">
          <ul className="mt-2 flex flex-wrap gap-1.5 text-13">
            {tags.map(({ tag, total }) => (
              <li key={tag} className="max-w-full">
                <a
                  href={folderPassagesHref(folderId, tag)}
                  className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full px-3 text-ink no-underline shadow-[inset_0_0_0_1px_var(--rule)] max-md:h-9"
                >
                  <span className="truncate">{tag}</span>
                  <span className="figures text-ink-3">{total}</span>
                </a>
              </li>
            ))}
          </ul>
        </AsideSection>
      )}
      <FolderPeople folder={folder} members={members} />
      {events.length > 0 && (
        <AsideSection id="cambios-carpeta" title="Últimos cambios" className="print:hidden">
          <ol className="mt-1.5 grid gap-2 text-14 text-pretty text-ink-2">
            {events.slice(0, maxEvents).map((event) => (
              <li key={`${event.fecha} ${event.accion}`}>
                <span className="font-[540] wrap-anywhere text-ink">{actorName(event)}</span> {lowercaseFirst(event.accion)}
                <time dateTime={event.fecha} className="figures block text-13 text-ink-3">
                  {formatInstant(event.fecha)}
                </time>
              </li>
            ))}
          </ol>
          <a href={folderLogHref(folderId)} className="mt-2 inline-block text-13 max-md:py-2.5">
            Ver todos los cambios
          </a>
        </AsideSection>
      )}
      <div className="grid content-start gap-4 px-4 py-4 empty:hidden md:px-6 lg:max-[78rem]:px-0 print:hidden">
        {rol === 'dueno' && <WatchSwitch key={`${folderId}:${watchId}`} folderId={folderId} watchId={watchId} />}
        <DeviceSwitch key={folderId} folder={folder} />
      </div>
    </aside>
  )
}
