'use client'
import type { FolderItem, FolderSummary, SavedPassage } from '@basejuris/contract'
import { FolderMinus, FolderPlus } from 'lucide-react'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { dateLabel } from '../../../format/days.ts'
import { openFolderChooser } from '../../../saved-items/folder-chooser/open-folder-chooser.ts'
import { SavedRuling, savedRulingName } from '../../../saved-items/saved-ruling.tsx'
import { StarButton } from '../../../saved-items/star/star-button.tsx'
import { NoteThread, personName } from '../notes/note-thread.tsx'
import { RulingPassages } from '../passages/ruling-passages.tsx'

interface FolderRulingProps {
  readonly folderId: string
  readonly item: FolderItem
  /** Saved passages of the ruling. */
  readonly passages: readonly SavedPassage[]
  readonly role: FolderSummary['rol']
  readonly selected: boolean
  readonly onSelect: (docId: string, selected: boolean) => void
  readonly onRemove: (docId: string) => void
}

export function FolderRuling({ folderId, item, passages, role, selected, onSelect, onRemove }: FolderRulingProps) {
  const { docId, sentencia, notas, totalNotas, agregadaPor, createdAt } = item
  const name = savedRulingName(item)
  const mayRemove = role === 'dueno' || (role === 'escribe' && agregadaPor?.yo === true)
  return (
    <SavedRuling
      docId={docId}
      item={item}
      heading="h3"
      left="Las notas siguen aquí."
      selected={selected}
      onSelect={onSelect}
      actions={
        <>
          {sentencia !== null && (
            <>
              <StarButton docId={docId} name={name} className="max-md:size-11" />
              <IconButton
                icon={FolderPlus}
                label={`Carpetas de ${name}`}
                tip="Copiar o mover a otra carpeta"
                onClick={() => openFolderChooser([docId])}
              />
            </>
          )}
          {mayRemove && (
            <IconButton
              icon={FolderMinus}
              label={`Sacar de la carpeta ${name}`}
              tip="Sacar de la carpeta"
              onClick={() => onRemove(docId)}
            />
          )}
        </>
      }
    >
      <RulingPassages passages={passages} role={role} name={name} />
      <NoteThread folderId={folderId} docId={docId} name={name} notes={notas} total={totalNotas} role={role}>
        <span className="text-ink-3">
          Agregada el <time dateTime={createdAt}>{dateLabel(createdAt)}</time>
          {agregadaPor?.yo !== true && ` por ${personName(agregadaPor)}`}
        </span>
        {sentencia?.ficticia === true && <FictionalBadge />}
      </NoteThread>
    </SavedRuling>
  )
}
