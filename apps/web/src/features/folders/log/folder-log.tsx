import type { DataOf, FolderMember, FolderSummary, folderLogEndpoint } from '@basejuris/contract'
import { ChevronLeft, History } from 'lucide-react'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ListPager } from '../../../components/workspace/list-pager.tsx'
import { dayLabel } from '../../../format/days.ts'
import { AsideSection, asideClass, withAsideClass } from '../aside-section.tsx'
import { folderLogHref, folderPath } from '../folder-address.ts'
import { FolderFrame } from '../folder-frame.tsx'
import { FolderPeople } from '../folder-people.tsx'
import { LogLine } from './log-line.tsx'

interface FolderLogProps {
  readonly folder: FolderSummary
  readonly folders: readonly FolderSummary[]
  readonly members: readonly FolderMember[]
  readonly log: DataOf<typeof folderLogEndpoint>
  readonly now: Date
}

/** What the owner and the members did in a folder, by day, newest first. */
export function FolderLog({ folder, folders, members, log, now }: FolderLogProps) {
  const { folderId, nombre } = folder
  const { registro, total, pagina, tamano } = log
  const days = [...Map.groupBy(registro, ({ fecha }) => dayLabel(fecha, now))]
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
        <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand">Registro de la carpeta</h1>
      </div>
      <div className={withAsideClass}>
        <div className="flex min-w-0 flex-col border-paper-rule min-[78rem]:border-r print:block print:border-0">
          <div className="grow px-4 pb-8 md:px-6 lg:pl-8">
            <OfflineNotice />
            {days.map(([day, events]) => (
              <section key={day} aria-label={day}>
                <h2 className="pt-6 pb-3 text-13 font-[560] text-ink-3">{day}</h2>
                <ol>
                  {events.map((event) => (
                    <LogLine key={`${event.fecha} ${event.accion}`} event={event} />
                  ))}
                </ol>
              </section>
            ))}
            {registro.length === 0 && (
              <EmptyState
                icon={History}
                title={total === 0 ? 'Todavía no hay nada en el registro.' : 'El registro termina antes de esta página.'}
                actions={
                  <a className={buttonClass('primary')} href={total === 0 ? folderPath(folderId) : folderLogHref(folderId)}>
                    {total === 0 ? 'Volver a la carpeta' : 'Ver lo último'}
                  </a>
                }
              >
                <p>
                  {total === 0
                    ? 'Aquí quedará quién agrega, saca, anota o comparte en esta carpeta.'
                    : 'Vuelva a lo último que pasó en la carpeta.'}
                </p>
              </EmptyState>
            )}
          </div>
          {registro.length > 0 && (
            <ListPager
              label="Páginas del registro"
              page={pagina}
              size={tamano}
              total={total}
              one="movimiento"
              many="movimientos"
              hrefOf={(page) => folderLogHref(folderId, page)}
            />
          )}
        </div>
        <aside aria-label="Sobre el registro" className={asideClass}>
          <AsideSection id="que-se-anota" title="Qué se anota">
            <p className="mt-1 text-14 text-pretty text-ink-2">
              Qué hizo cada persona y cuándo. Lo ven quien creó la carpeta y quienes la comparten; no guarda lo que dicen las notas.
            </p>
          </AsideSection>
          <FolderPeople folder={folder} members={members} />
        </aside>
      </div>
    </FolderFrame>
  )
}
