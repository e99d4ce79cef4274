'use client'
import type { FolderItem } from '@basejuris/contract'
import { FileX2, FolderMinus, FolderPlus } from 'lucide-react'
import { FictionalMark } from '../../../components/ui/fictional-mark.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { formatDate } from '../../../format/dates.ts'
import { StarButton } from '../../favorites/star/star-button.tsx'
import { ResultMeta } from '../../results/list/result-meta.tsx'
import { requestFolderChoice } from '../chooser/folder-choice.ts'
import { NoteThread } from '../notes/note-thread.tsx'
import { personWords } from '../person-words.ts'

interface MatterItemProps {
  readonly folderId: string
  readonly item: FolderItem
  readonly owner: boolean
  readonly selected: boolean
  readonly onSelect: (docId: string, selected: boolean) => void
  readonly onRemove: (docId: string) => void
}

const withdrawn = 'Sentencia retirada'

export function MatterItem({ folderId, item, owner, selected, onSelect, onRemove }: MatterItemProps) {
  const { docId, sentencia, notas, agregadaPor, createdAt } = item
  const name = sentencia?.caratulado ?? withdrawn
  const mayRemove = owner || agregadaPor?.yo === true
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-4 has-[:focus-visible]:bg-paper-lit md:gap-x-4 md:px-6 lg:pl-8">
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
        <h3 className="font-serif text-[1.125rem] leading-[1.25] font-semibold tracking-[-0.008em] text-balance">
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
        </h3>
        {sentencia === null ? (
          <p className="mt-1 max-w-[58ch] text-14 text-pretty text-ink-2">
            Se retiró de BaseJuris y su texto ya no se puede leer. Las notas siguen aquí.
          </p>
        ) : (
          <div className="[&_p]:mb-0">
            <ResultMeta result={sentencia} />
          </div>
        )}
        <NoteThread folderId={folderId} docId={docId} name={name} notes={notas} owner={owner}>
          <span className="text-ink-3">
            Agregada el <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            {agregadaPor?.yo !== true && ` por ${personWords(agregadaPor)}`}
          </span>
          {sentencia?.ficticia === true && <FictionalMark />}
        </NoteThread>
      </div>
      <div className="-my-1 flex flex-col max-md:-mr-2.5 md:flex-row">
        {sentencia !== null && (
          <>
            <StarButton docId={docId} name={name} className="max-md:size-11" />
            <IconButton
              icon={FolderPlus}
              label={`Materias de ${name}`}
              tip="Copiar o mover a otra materia"
              onClick={() => requestFolderChoice([docId])}
            />
          </>
        )}
        {mayRemove && (
          <IconButton icon={FolderMinus} label={`Sacar de la materia ${name}`} tip="Sacar de la materia" onClick={() => onRemove(docId)} />
        )}
      </div>
    </article>
  )
}
