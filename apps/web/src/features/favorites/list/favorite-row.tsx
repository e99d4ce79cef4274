'use client'
import type { Favorite } from '@basejuris/contract'
import { FileX2, Folder, FolderPlus, Star } from 'lucide-react'
import { FictionalMark } from '../../../components/ui/fictional-mark.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { formatDate } from '../../../format/dates.ts'
import { requestFolderChoice } from '../../folders/chooser/folder-choice.ts'
import { ResultMeta } from '../../results/list/result-meta.tsx'
import { PrivateNote } from '../note/private-note.tsx'
import { TagLine } from './tag-line.tsx'

interface FavoriteRowProps {
  readonly favorite: Favorite
  readonly knownTagsId: string
  readonly selected: boolean
  readonly onSelect: (docId: string, selected: boolean) => void
  readonly onRemove: (docId: string) => void
  readonly onChanged: () => void
}

const withdrawn = 'Sentencia retirada'

export function FavoriteRow({ favorite, knownTagsId, selected, onSelect, onRemove, onChanged }: FavoriteRowProps) {
  const { docId, etiquetas, nota, carpetas, createdAt, sentencia } = favorite
  const name = sentencia?.caratulado ?? withdrawn
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-4 has-[:focus-visible]:bg-paper-lit md:gap-x-4 md:px-6 lg:pl-8">
      <label className="grid size-6 cursor-pointer place-items-center max-md:-ml-1">
        <input
          type="checkbox"
          checked={selected}
          onChange={(event) => onSelect(docId, event.currentTarget.checked)}
          aria-label={`Elegir ${name}`}
          className="size-4 accent-(--accent)"
        />
      </label>
      <div className="min-w-0">
        <h2 className="font-serif text-[1.125rem] leading-[1.25] font-semibold tracking-[-0.008em] text-balance">
          {sentencia === null ? (
            <span className="flex items-center gap-2 text-ink-2">
              <FileX2 size={18} strokeWidth={1.5} aria-hidden />
              {withdrawn}
            </span>
          ) : (
            <a data-result href={sentencia.url} className="line-clamp-2 text-paper-ink">
              {sentencia.caratulado}
            </a>
          )}
        </h2>
        {sentencia === null ? (
          <p className="mt-1 max-w-[58ch] text-14 text-pretty text-ink-2">
            Se retiró de BaseJuris y su texto ya no se puede leer. Sus etiquetas y su nota siguen aquí.
          </p>
        ) : (
          <div className="[&_p]:mb-0">
            <ResultMeta result={sentencia} />
          </div>
        )}
        <PrivateNote
          docId={docId}
          name={name}
          note={nota ?? ''}
          beside={<TagLine docId={docId} name={name} tags={etiquetas} knownId={knownTagsId} onChanged={onChanged} />}
        >
          {carpetas.map(({ folderId, nombre }) => (
            <a key={folderId} href={`/materias/${folderId}`} className="inline-flex max-w-56 items-center gap-1.5 text-ink-2">
              <Folder size={13} strokeWidth={1.5} aria-hidden />
              <span className="truncate">{nombre}</span>
            </a>
          ))}
          <span className="text-ink-3">
            Guardada el <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
          {sentencia?.ficticia === true && <FictionalMark />}
        </PrivateNote>
      </div>
      <div className="-my-1 flex flex-col max-md:-mr-2.5 md:flex-row">
        <IconButton
          icon={FolderPlus}
          label={`Materias de ${name}`}
          tip="Agregar a una materia"
          onClick={() => requestFolderChoice([docId])}
        />
        <IconButton
          icon={Star}
          label={`Quitar de favoritos: ${name}`}
          tip="Quitar de favoritos"
          className="[&_svg]:fill-accent [&_svg]:text-accent"
          onClick={() => onRemove(docId)}
        />
      </div>
    </article>
  )
}
