import type { FolderEvent } from '@basejuris/contract'
import { lowercaseFirst } from '@basejuris/domain/spanish-format'
import { ChevronRight } from 'lucide-react'
import { timeLabel } from '../../../format/days.ts'
import { eventIcons } from './event-icons.ts'

/** «Usted», the e-mail, or that the account was closed. */
export function actorName({ quien }: FolderEvent): string {
  return quien === null ? 'Una cuenta cerrada' : quien.yo ? 'Usted' : quien.email
}

/** One line of a folder's log. What a person did one after the other opens to each. */
export function LogLine({ event }: { readonly event: FolderEvent }) {
  const { fecha, tipo, accion, persona, sentencia, partes } = event
  const Icon = eventIcons[tipo]
  const first = partes.at(-1)?.fecha ?? fecha
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 print:break-inside-avoid lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-5 before:absolute before:inset-y-0 before:left-4 before:w-px before:bg-paper-rule last:pb-0 last:before:hidden">
      <span className="z-1 row-span-2 grid size-8 place-items-center self-start rounded-full border border-paper-rule bg-paper text-ink-2">
        <Icon size={15} strokeWidth={1.5} aria-hidden />
      </span>
      <div className="min-w-0 pt-1">
        <p className="text-15 text-pretty text-ink-2">
          <span className="font-[560] wrap-anywhere text-ink">{actorName(event)}</span> {lowercaseFirst(accion)}
          <span className="figures ml-2 text-13 whitespace-nowrap text-ink-3">
            {timeLabel(first) !== timeLabel(fecha) && (
              <>
                <time dateTime={first}>{timeLabel(first)}</time> a{' '}
              </>
            )}
            <time dateTime={fecha}>{timeLabel(fecha)}</time>
          </span>
        </p>
        {persona !== null && <p className="text-14 wrap-anywhere text-ink-2">{persona.yo ? 'Usted' : persona.email}</p>}
      </div>
      <div className="col-start-2 min-w-0 lg:col-start-3 lg:row-start-1 lg:pt-1">
        {sentencia !== null && (
          <p className="mt-0.5 font-serif text-[1rem] leading-[1.35]">
            <RulingLink ruling={sentencia} />
          </p>
        )}
        {partes.length > 0 && (
          <details className="group">
            <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 text-13 text-accent max-md:min-h-11 print:hidden [&::-webkit-details-marker]:hidden">
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="transition-transform group-open:rotate-90" />
              Ver cada cambio
            </summary>
            <ol className="mt-1 grid gap-1.5 border-l border-paper-rule pl-3 text-14">
              {partes.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words and moment
                <li key={at} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
                  <time dateTime={part.fecha} className="figures text-13 leading-6 text-ink-3">
                    {timeLabel(part.fecha)}
                  </time>
                  <span className="text-ink-2">
                    {part.accion}
                    {part.sentencia !== null && part.sentencia.docId !== sentencia?.docId && (
                      <span className="block font-serif text-15 leading-snug">
                        <RulingLink ruling={part.sentencia} />
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  )
}

function RulingLink({ ruling }: { readonly ruling: NonNullable<FolderEvent['sentencia']> }) {
  return (
    <a href={ruling.url} className="line-clamp-2 text-paper-ink print:line-clamp-none">
      {ruling.caratulado}
    </a>
  )
}
