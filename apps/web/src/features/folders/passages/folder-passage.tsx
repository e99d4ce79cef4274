'use client'
import type { FolderSummary, SavedPassage } from '@basejuris/contract'
import clsx from 'clsx'
import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { passageNotice, passageText } from '../../../saved-items/passages/passage-notice.ts'
import { LazyPassageDialog } from '../../../saved-items/passages/passage-slot.tsx'
import { removePassage } from '../../../saved-items/passages/remove-passage.ts'
import { folderPassagesHref } from '../folder-address.ts'
import { personName } from '../notes/note-thread.tsx'

interface FolderPassageProps {
  readonly passage: SavedPassage
  /** Of the reader: the owner may delete any passage, and who writes their own. */
  readonly role: FolderSummary['rol']
  /** What the passage is of, for screen readers. */
  readonly name: string
  /** Before its place: the ruling, where the list is not of one. */
  readonly heading?: ReactNode
  /** Before its other buttons. */
  readonly children?: ReactNode
}

const markClasses = {
  amarillo: '[--hl:var(--hl-amarillo)]',
  verde: '[--hl:var(--hl-verde)]',
  azul: '[--hl:var(--hl-azul)]',
  rosa: '[--hl:var(--hl-rosa)]',
} as const

/** The words of a saved passage as its ruling has them today, with its note and tags. A wide screen sets its ruling beside them. */
export function FolderPassage({ passage, role, name, heading = null, children }: FolderPassageProps) {
  const router = useRouter()
  const { autor, desde, lugar, voz, nota, etiquetas, resaltado, url, folderId } = passage
  const notice = passageNotice(passage)
  const place = lugar === '' ? 'Ver en la sentencia' : lugar
  const isListed = heading !== null
  const [isChanging, setChanging] = useState(false)
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 max-md:grid-cols-[minmax(0,1fr)] print:break-inside-avoid',
        isListed ? 'max-xl:max-w-[47rem] xl:grid-cols-[17rem_minmax(0,47rem)_minmax(max-content,1fr)] xl:gap-x-8' : 'max-w-[47rem]',
      )}
    >
      <div className="min-w-0 md:col-start-1 md:row-start-1">
        {heading}
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-ink-3">
          {desde !== null && (
            <a href={url} className="inline-flex items-center gap-1.5 font-[540] max-md:min-h-9">
              <BookOpen size={14} strokeWidth={1.5} aria-hidden />
              {place}
            </a>
          )}
          {voz !== null && <span>{voz}</span>}
          {!autor.yo && <span className="max-w-full truncate">{personName(autor)}</span>}
          {etiquetas.map((tag) => (
            <a
              key={tag}
              href={folderPassagesHref(folderId ?? '', tag)}
              className="inline-flex h-6 max-w-60 items-center rounded-full bg-select px-2.5 text-ink no-underline"
            >
              <span className="truncate">{tag}</span>
            </a>
          ))}
        </p>
      </div>
      <div
        className={clsx(
          'mt-1.5 grid min-w-0 content-start gap-1.5 md:col-start-1 md:row-start-2',
          isListed && 'xl:col-start-2 xl:row-start-1 xl:mt-0',
        )}
      >
        {desde !== null && (
          <blockquote
            className={`line-clamp-6 max-w-[68ch] border-l-4 pl-3 font-serif text-15 leading-normal break-words print:line-clamp-none ${resaltado === null ? 'border-edge' : `border-[color-mix(in_oklab,var(--hl)_70%,var(--ink))] ${markClasses[resaltado]}`}`}
          >
            {passageText(passage)}
          </blockquote>
        )}
        {notice !== null && <p className="max-w-[58ch] text-13 text-pretty text-ink-2">{notice}</p>}
        {nota !== null && <p className="max-w-[68ch] text-15 break-words whitespace-pre-wrap">{nota}</p>}
      </div>
      <div
        className={clsx(
          '-my-1.5 flex max-md:mt-0 max-md:-mb-1 max-md:-ml-2.5 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start print:hidden',
          isListed && 'xl:col-start-3 xl:justify-end',
        )}
      >
        {children}
        {autor.yo && role !== 'lee' && (
          <IconButton
            icon={Pencil}
            label={`Cambiar nota y etiquetas del pasaje de ${name}`}
            tip="Cambiar"
            onClick={() => setChanging(true)}
          />
        )}
        {(role === 'dueno' || (role === 'escribe' && autor.yo)) && (
          <IconButton
            icon={Trash2}
            label={`Borrar el pasaje de ${name}`}
            tip="Borrar el pasaje"
            onClick={() => removePassage(passage, () => router.refresh())}
          />
        )}
      </div>
      {isChanging && (
        <LazyPassageDialog
          subject={{ mark: passage, mayDelete: false }}
          quote={passageText(passage)}
          onSaved={() => router.refresh()}
          onClosed={() => setChanging(false)}
        />
      )}
    </div>
  )
}
