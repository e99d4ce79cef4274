'use client'
import type { DigestFrequency, updateWatchEndpoint, Watch } from '@basejuris/contract'
import { capitalizeFirst } from '@basejuris/domain/spanish-format'
import { EyeOff, FileText, Folder } from 'lucide-react'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { Button } from '../../components/ui/button.tsx'
import { usePendingRemovals } from '../../components/workspace/pending-removals.ts'
import { dateLabel } from '../../format/days.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { describeContent } from './describe-content.ts'
import { endWatch, watchKey } from './use-watch.ts'

const frequencies: readonly (readonly [DigestFrequency, string])[] = [
  ['diaria', 'Correo cada día'],
  ['semanal', 'Correo cada semana'],
  ['ninguna', 'Sin correo'],
]

interface WatchListProps {
  readonly watches: readonly Watch[]
  /** The one whose news are shown; null for all. */
  readonly current: string | null
}

/** What a person watches, with its mails. */
export function WatchList({ watches, current }: WatchListProps) {
  const pending = usePendingRemovals()
  return (
    <ul className="divide-y divide-paper-rule">
      {watches
        .filter(({ watchId }) => !pending.has(watchKey(watchId)))
        .map((watch) => (
          <li key={watch.watchId}>
            <WatchRow watch={watch} isCurrent={watch.watchId === current} />
          </li>
        ))}
    </ul>
  )
}

function WatchRow({ watch, isCurrent }: { readonly watch: Watch; readonly isCurrent: boolean }) {
  const { watchId, tipo, nombre, folderId, sinLeer, createdAt } = watch
  const [frequency, setFrequency] = useState(watch.frecuencia)
  const change = async (next: DigestFrequency): Promise<void> => {
    setFrequency(next)
    try {
      await callFromBrowser<typeof updateWatchEndpoint>('PUT', `/v1/watches/${watchId}`, { frecuencia: next })
      void notify(next === 'ninguna' ? 'Correos detenidos' : 'Frecuencia guardada')
    } catch (error) {
      setFrequency(frequency)
      void notifyFailure('No se pudo guardar el cambio.', error)
    }
  }
  const Icon = tipo === 'carpeta' ? Folder : FileText
  return (
    <article className="px-5 py-3.5">
      <div className="flex items-start gap-2">
        <Icon size={16} strokeWidth={1.5} aria-hidden className="mt-[3px] shrink-0 text-accent" />
        <div className="min-w-0 grow">
          <h3 className="font-[540] break-words">
            <a href={`/vigilancia?vigilancia=${watchId}`} className="text-ink" {...(isCurrent ? { 'aria-current': 'true' as const } : {})}>
              {nombre}
            </a>
            {sinLeer > 0 && (
              <span className="figures ml-2 rounded-xs bg-select px-1.5 text-13 font-[620] text-accent">
                {sinLeer}
                <span className="sr-only"> sin leer</span>
              </span>
            )}
          </h3>
          <p className="figures text-13 text-ink-2">
            {capitalizeFirst(describeContent(watch))}, desde el {dateLabel(createdAt)}
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2 pl-6">
        <select
          aria-label={`Correos de ${nombre}`}
          value={frequency}
          onChange={(event) => void change(event.currentTarget.value as DigestFrequency)}
          className="h-[30px] rounded-sm bg-sheet pr-7 pl-2 text-13 text-ink shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11"
        >
          {frequencies.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button size="sm" className="max-md:h-11" onClick={() => endWatch(watchId)}>
          <EyeOff size={14} strokeWidth={1.5} aria-hidden />
          Dejar de vigilar<span className="sr-only"> {nombre}</span>
        </Button>
        {folderId !== null && (
          <a className="text-13" href={`/carpetas/${folderId}`}>
            Abrir la carpeta
          </a>
        )}
      </div>
    </article>
  )
}
