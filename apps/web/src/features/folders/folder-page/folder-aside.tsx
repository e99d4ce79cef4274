import type { FolderEvent, FolderMember, FolderNote, FolderSummary, SavedPassage } from '@basejuris/contract'
import { lowercaseFirst } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../format/instants.ts'
import { WatchSwitch } from '../../watches/watch-switch.tsx'
import { DeviceSwitch } from '../device/device-switch.tsx'
import { folderLogHref, folderPassagesHref } from '../folder-address.ts'
import { actorName } from '../log/log-line.tsx'
import { NoteThread } from '../notes/note-thread.tsx'
import { countTags } from '../passages/count-tags.ts'
import { roleLabels } from './role-select.tsx'

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
  const { folderId, nombre, rol, dueno } = folder
  const tags = countTags(passages)
  return (
    <aside
      aria-label="Sobre la carpeta"
      className="grid content-start border-paper-rule max-[78rem]:border-t lg:max-[78rem]:grid-cols-2 lg:max-[78rem]:gap-x-8 lg:max-[78rem]:px-8 min-[78rem]:sticky min-[78rem]:top-(--header) min-[78rem]:max-h-[calc(100dvh-var(--header))] min-[78rem]:self-start min-[78rem]:overflow-y-auto min-[78rem]:[scrollbar-width:thin] print:static print:block print:max-h-none print:overflow-visible print:border-0"
    >
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
      {(members.length > 0 || !dueno.yo) && (
        <AsideSection id="miembros-carpeta" title="Quiénes la comparten" className="print:hidden">
          <ul className="mt-1 grid gap-1.5 text-14">
            {[{ ...dueno, can: 'La creó' }, ...members.map((member) => ({ ...member, can: roleLabels[member.rol] }))].map((person) => (
              <li key={person.userId} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 leading-snug wrap-anywhere">{person.yo ? 'Usted' : person.email}</span>
                <span className="shrink-0 text-13 text-ink-2">{person.can}</span>
              </li>
            ))}
          </ul>
        </AsideSection>
      )}
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

interface AsideSectionProps {
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function AsideSection({ id, title, className, children }: AsideSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('scroll-mt-24 border-b border-paper-rule px-4 py-4 last:border-b-0 md:px-6 lg:max-[78rem]:px-0', className)}
    >
      <h2 id={id} className="scroll-mt-24 text-13 font-[620]">
        {title}
      </h2>
      {children}
    </section>
  )
}
