import type { Favorite } from '@basejuris/contract'
import clsx from 'clsx'
import { FileX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { DispositionLine, OverturnedNotice, UncheckedNotice } from '../components/ruling/disposition-line.tsx'
import { RulingMeta } from '../components/ruling/ruling-meta.tsx'

type SavedItem = Pick<Favorite, 'sentencia' | 'ficticia'>

/** Name of a saved ruling, also after it was withdrawn. */
export function savedRulingName({ sentencia, ficticia }: SavedItem): string {
  return sentencia?.caratulado ?? (ficticia ? 'Sentencia ficticia retirada' : 'Sentencia retirada')
}

interface SavedRulingProps {
  readonly docId: string
  /** Without its ruling once that was withdrawn. */
  readonly item: SavedItem
  readonly heading: 'h2' | 'h3'
  /** What remains of a withdrawn one. */
  readonly left: string
  readonly selected: boolean
  readonly onSelect: (docId: string, selected: boolean) => void
  readonly actions: ReactNode
  readonly className?: string
  /** Notes and other facts. */
  readonly children: ReactNode
}

/** A ruling in a list of saved ones, which can be selected and opened. */
export function SavedRuling({ docId, item, heading: Heading, left, selected, onSelect, actions, className, children }: SavedRulingProps) {
  const { sentencia: ruling, ficticia } = item
  return (
    <article
      className={clsx(
        'grid max-w-[82rem] grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-4 has-[:focus-visible]:bg-paper-lit md:gap-x-4 md:px-6 lg:pl-8 print:block',
        className,
      )}
    >
      <label className="grid size-6 cursor-pointer place-items-center max-md:-ml-1 print:hidden">
        <input
          type="checkbox"
          checked={selected}
          onChange={(event) => onSelect(docId, event.currentTarget.checked)}
          aria-label={`Elegir ${savedRulingName(item)}`}
          className="size-4 accent-(--accent)"
        />
      </label>
      <div className="min-w-0">
        <Heading className="font-serif text-[1.125rem] leading-[1.25] font-semibold tracking-[-0.008em] text-balance print:break-inside-avoid print:break-after-avoid">
          {ruling === null ? (
            <span className="flex items-center gap-2 text-ink-2">
              <FileX2 size={18} strokeWidth={1.5} aria-hidden />
              {savedRulingName(item)}
            </span>
          ) : (
            <a data-result href={ruling.url} className="line-clamp-3 text-paper-ink print:line-clamp-none">
              {ruling.caratulado}
            </a>
          )}
        </Heading>
        {ruling === null ? (
          <p className="mt-1 max-w-[58ch] text-14 text-pretty text-ink-2">
            {ficticia
              ? 'Era una sentencia inventada de la colección de demostración, que se eliminó de BaseJuris.'
              : 'Se retiró de BaseJuris y su texto ya no se puede leer.'}{' '}
            {left}
          </p>
        ) : (
          <div className="[&_p]:mb-0 print:break-inside-avoid">
            <RulingMeta result={ruling} />
            {ruling.sinEfecto !== null && <OverturnedNotice overturning={ruling.sinEfecto} className="mt-1" />}
            {ruling.vigenciaSinComprobar === true && <UncheckedNotice className="mt-1 text-13" />}
            {ruling.resuelve !== null && (
              <DispositionLine
                disposition={ruling.resuelve}
                href={`${ruling.url}#${ruling.resuelve.ancla}`}
                className="mt-1.5 max-w-[76ch] text-[1rem]"
              />
            )}
          </div>
        )}
        {children}
      </div>
      <div className="-my-1 flex flex-col max-md:-mr-2.5 md:flex-row print:hidden">{actions}</div>
    </article>
  )
}
