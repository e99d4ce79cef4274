import type { FolderEvent } from '@basejuris/contract'
import { timeLabel } from '../../../format/days.ts'
import { eventIcons } from './event-icons.ts'

const actorName = ({ quien }: FolderEvent): string => (quien === null ? 'Una cuenta cerrada' : quien.yo ? 'Usted' : quien.email)

/** One event of a folder's log. */
export function LogLine({ event }: { readonly event: FolderEvent }) {
  const { fecha, tipo, accion, persona, sentencia } = event
  const Icon = eventIcons[tipo]
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 print:break-inside-avoid before:absolute before:inset-y-0 before:left-4 before:w-px before:bg-paper-rule last:pb-0 last:before:hidden">
      <span className="z-1 grid size-8 place-items-center rounded-full border border-paper-rule bg-paper text-ink-2">
        <Icon size={15} strokeWidth={1.5} aria-hidden />
      </span>
      <div className="min-w-0 pt-1">
        <p className="text-15 text-pretty text-ink-2">
          <span className="font-[560] wrap-anywhere text-ink">{actorName(event)}</span> {accion.charAt(0).toLowerCase() + accion.slice(1)}
          <time dateTime={fecha} className="figures ml-2 text-13 whitespace-nowrap text-ink-3">
            {timeLabel(fecha)}
          </time>
        </p>
        {persona !== null && <p className="text-14 wrap-anywhere text-ink-2">{persona.yo ? 'Usted' : persona.email}</p>}
        {sentencia !== null && (
          <p className="mt-0.5 font-serif text-16 leading-[1.35]">
            <a href={sentencia.url} className="line-clamp-2 text-paper-ink print:line-clamp-none">
              {sentencia.caratulado}
            </a>
          </p>
        )}
      </div>
    </li>
  )
}
