'use client'
import type { readWatchNewsEndpoint, WatchNews } from '@basejuris/contract'
import clsx from 'clsx'
import { CircleSlash, EyeOff, FileX2, GitBranch, type LucideIcon, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { Button } from '../../components/ui/button.tsx'
import { formatInstant } from '../../format/instants.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'

const looks: Readonly<Record<WatchNews['tipo'], { readonly icon: LucideIcon; readonly name: string }>> = {
  se_aparta: { icon: GitBranch, name: 'Otra sentencia se aparta' },
  sin_efecto: { icon: CircleSlash, name: 'Quedó sin efecto' },
  retirada: { icon: FileX2, name: 'Se retiró' },
  anonimizada: { icon: EyeOff, name: 'Se anonimizó de nuevo' },
  articulo: { icon: ScrollText, name: 'Cambió un artículo' },
}

interface NewsListProps {
  readonly news: readonly WatchNews[]
  /** Name of each watch, by id. */
  readonly names: Readonly<Record<string, string>>
  /** Unread ones over all pages. */
  readonly unread: number
}

/** News with their words, the newest first. Opening one marks it as read. */
export function NewsList({ news, names, unread }: NewsListProps) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set(news.filter(({ leida }) => leida).map(({ newsId }) => newsId)))
  const [left, setLeft] = useState(unread)
  const mark = async (newsIds: readonly string[] | null): Promise<void> => {
    const before = read
    setRead(new Set([...read, ...(newsIds ?? news.map(({ newsId }) => newsId))]))
    try {
      const body = newsIds === null ? {} : { newsIds: [...newsIds] }
      setLeft((await callFromBrowser<typeof readWatchNewsEndpoint>('POST', '/v1/watches/news/read', body)).sinLeer)
    } catch (error) {
      setRead(before)
      void notifyFailure('No se pudo marcar como leída.', error)
    }
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 px-5 py-2 md:px-6">
        <p aria-live="polite" className="figures text-14 text-ink-2">
          {left === 0 ? 'Todo leído' : left === 1 ? '1 novedad sin leer' : `${left} novedades sin leer`}
        </p>
        {left > 0 && (
          <Button variant="line" size="sm" className="max-md:h-11" onClick={() => void mark(null)}>
            Marcar todas como leídas
          </Button>
        )}
      </div>
      <ol className="divide-y divide-paper-rule border-t border-paper-rule">
        {news.map((one) => (
          <li key={one.newsId}>
            <NewsItem news={one} name={names[one.watchId] ?? ''} isRead={read.has(one.newsId)} onRead={() => void mark([one.newsId])} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface NewsItemProps {
  readonly news: WatchNews
  readonly name: string
  readonly isRead: boolean
  readonly onRead: () => void
}

function NewsItem({ news, name, isRead, onRead }: NewsItemProps) {
  const { tipo, frase, cita, pasaje, sinAcceso, url, createdAt, consta, watchId } = news
  const { icon: Icon, name: kind } = looks[tipo]
  return (
    <article className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-5 py-4 md:px-6">
      <Icon size={17} strokeWidth={1.5} aria-hidden className={clsx('mt-[3px]', isRead ? 'text-ink-3' : 'text-accent')} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-13 text-ink-2">
          {!isRead && <span className="rounded-xs bg-select px-1.5 font-[620] text-accent">Nueva</span>}
          <span>{consta ? kind : 'Ya no consta'}</span>
          <span className="figures">{formatInstant(createdAt)}</span>
          {name !== '' && (
            <a className="break-words" href={`/vigilancia?vigilancia=${watchId}`}>
              {name}
            </a>
          )}
        </p>
        <p className={clsx('mt-1 max-w-[74ch] text-pretty break-words', isRead ? 'font-[420]' : 'font-[560]')}>
          {url === null ? (
            frase
          ) : (
            <a href={url} className="text-ink" onClick={isRead ? undefined : onRead}>
              {frase}
            </a>
          )}
        </p>
        {cita !== '' && !frase.startsWith(cita) && <p className="mt-0.5 text-13 break-words text-ink-2">Su escrito la cita: {cita}</p>}
        {pasaje !== null && (
          <blockquote className="mt-2 max-w-[74ch] border-l-[1.5px] border-rule pl-3 font-serif text-[1.03125rem] leading-[1.5] text-pretty break-words text-paper-ink">
            «{pasaje.antes}
            <mark>{pasaje.texto}</mark>
            {pasaje.despues}»
          </blockquote>
        )}
        {consta && sinAcceso && <p className="mt-1.5 text-13 text-ink-2">Las palabras que lo dicen están en una base de pago.</p>}
        {!isRead && (
          <Button size="sm" className="mt-1.5 -ml-2.5 max-md:h-11" onClick={onRead}>
            Marcar como leída<span className="sr-only">: {frase}</span>
          </Button>
        )}
      </div>
    </article>
  )
}
