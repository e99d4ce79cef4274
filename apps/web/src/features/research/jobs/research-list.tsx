'use client'
import type { ListedResearch } from '@basejuris/contract'
import clsx from 'clsx'
import { FlaskConical, Plus, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { dayLabel } from '../../../format/days.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { researchAddress } from '../research-address.ts'
import { ResearchStateMark } from './research-state.tsx'
import type { useResearchList } from './use-research-list.ts'

interface ResearchListProps {
  readonly list: ReturnType<typeof useResearchList>
  /** Id of the job that is shown. */
  readonly current: string | null
  /** Shows a job, the form for null. */
  readonly onShow: (id: string | null) => void
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The research jobs of the user. On narrow screens it folds. */
export function ResearchList({ list: { jobs, total, failure, reload, more, remove }, current, onShow }: ResearchListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const show = (event: MouseEvent, id: string | null) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsOpen(false)
    onShow(id)
  }
  const erase = (id: string) =>
    void remove(id).then(
      () => id === current && onShow(null),
      (error: unknown) => notifyFailure('No se pudo borrar la investigación.', error),
    )
  return (
    <nav
      aria-label="Investigaciones"
      className="border-rule bg-desk text-14 max-lg:border-b lg:sticky lg:top-(--header) lg:flex lg:h-[calc(100dvh-var(--header))] lg:flex-col lg:border-r print:hidden"
    >
      <div className="flex items-center gap-2 px-4 py-2.5 lg:px-3 lg:pt-4">
        <a
          href={researchAddress(null)}
          onClick={(event) => show(event, null)}
          className={buttonClass('line', 'md', 'max-lg:h-11 max-lg:px-3 lg:w-full lg:justify-start')}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Nueva investigación
        </a>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="investigaciones"
          onClick={() => setIsOpen(!isOpen)}
          className={buttonClass('quiet', 'md', 'h-11 min-w-0 px-2 max-lg:ml-auto lg:hidden')}
        >
          <FlaskConical size={16} strokeWidth={1.5} aria-hidden />
          Anteriores {jobs !== null && <span className="figures max-sm:hidden">({total})</span>}
        </button>
      </div>
      <div
        id="investigaciones"
        className={clsx(
          'min-h-0 grow flex-col overflow-y-auto px-4 pb-3 [scrollbar-width:thin] lg:flex lg:px-3',
          isOpen ? 'flex max-lg:max-h-[60dvh]' : 'hidden',
        )}
      >
        {failure !== null && (
          <div className="grid justify-items-start gap-2 py-2">
            <ErrorNotice error={failure} />
            <Button variant="line" size="sm" className="max-lg:h-11" onClick={reload}>
              Intentar de nuevo
            </Button>
          </div>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
          {jobs?.map((job) => (
            <ResearchRow
              key={job.id}
              job={job}
              isCurrent={job.id === current}
              onShow={(event) => show(event, job.id)}
              onRemove={() => erase(job.id)}
            />
          ))}
        </ul>
        {jobs !== null && total === 0 && (
          <p className="px-2.5 py-1 text-13 text-pretty text-ink-2">Aquí quedan sus investigaciones. Solo usted las ve.</p>
        )}
        {jobs !== null && jobs.length < total && (
          <Button size="sm" className="mt-1 self-start max-lg:h-11" onClick={more}>
            Ver más
          </Button>
        )}
      </div>
    </nav>
  )
}

interface ResearchRowProps {
  readonly job: ListedResearch
  readonly isCurrent: boolean
  readonly onShow: (event: MouseEvent) => void
  readonly onRemove: () => void
}

function ResearchRow({ job, isCurrent, onShow, onRemove }: ResearchRowProps) {
  const { id, pregunta, createdAt, nueva } = job
  return (
    <li className={clsx('group/row flex items-center rounded-sm', isCurrent ? 'bg-select' : 'hover:bg-desk-2')}>
      <a
        href={researchAddress(id)}
        onClick={onShow}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        className="min-w-0 grow rounded-sm px-2.5 py-1.5 text-ink hover:no-underline max-lg:min-h-11"
      >
        <span className={clsx('line-clamp-2 leading-snug break-words', (isCurrent || nueva) && 'font-[560]')}>{pregunta}</span>
        <span className="flex flex-wrap items-center gap-x-2.5 text-12 text-ink-2">
          <span className="figures">{dayLabel(createdAt, new Date())}</span>
          <ResearchStateMark state={job} />
          {nueva && <span className="rounded-xs bg-select px-1.5 py-px font-[560] text-accent">Sin leer</span>}
        </span>
      </a>
      <IconButton
        icon={Trash2}
        label={`Borrar la investigación ${pregunta}`}
        tip="Borrar"
        className="shrink-0 text-ink-2 max-lg:size-11 lg:size-7 lg:opacity-0 lg:group-focus-within/row:opacity-100 lg:group-hover/row:opacity-100"
        onClick={onRemove}
      />
    </li>
  )
}
