'use client'
import type { Favorite } from '@basejuris/contract'
import { Folder, FolderPlus, Star } from 'lucide-react'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { dateLabel } from '../../../format/days.ts'
import { openFolderChooser } from '../../../saved-items/folder-chooser/open-folder-chooser.ts'
import { SavedRuling, savedRulingName } from '../../../saved-items/saved-ruling.tsx'
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

export function FavoriteRow({ favorite, knownTagsId, selected, onSelect, onRemove, onChanged }: FavoriteRowProps) {
  const { docId, etiquetas, nota, versionNota, carpetas, createdAt, sentencia } = favorite
  const name = savedRulingName(favorite)
  return (
    <SavedRuling
      docId={docId}
      item={favorite}
      heading="h2"
      left="Sus etiquetas y su nota siguen aquí."
      selected={selected}
      onSelect={onSelect}
      className="relative print:break-inside-avoid"
      actions={
        <>
          <IconButton
            icon={FolderPlus}
            label={`Carpetas de ${name}`}
            tip="Agregar a una carpeta"
            onClick={() => openFolderChooser([docId])}
          />
          <IconButton
            icon={Star}
            label={`Quitar de favoritos: ${name}`}
            tip="Quitar de favoritos"
            className="[&_svg]:fill-accent [&_svg]:text-accent"
            onClick={() => onRemove(docId)}
          />
        </>
      }
    >
      <PrivateNote
        docId={docId}
        name={name}
        note={nota ?? ''}
        version={versionNota}
        beside={<TagLine docId={docId} name={name} tags={etiquetas} knownId={knownTagsId} onChanged={onChanged} />}
      >
        {carpetas.map(({ folderId, nombre }) => (
          <a
            key={folderId}
            href={`/carpetas/${folderId}`}
            className="inline-flex max-w-56 items-center gap-1.5 text-ink-2 print:max-w-none"
          >
            <Folder size={13} strokeWidth={1.5} aria-hidden />
            <span className="truncate print:whitespace-normal">{nombre}</span>
          </a>
        ))}
        <span className="text-ink-3">
          Guardada el <time dateTime={createdAt}>{dateLabel(createdAt)}</time>
        </span>
        {sentencia?.ficticia === true && <FictionalBadge />}
      </PrivateNote>
    </SavedRuling>
  )
}
