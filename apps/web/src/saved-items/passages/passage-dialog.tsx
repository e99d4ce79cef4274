'use client'
import type { PassageMark } from '@basejuris/contract'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { notify } from '../../notifications/notify.ts'
import { rulingMarks, unmarked } from '../ruling-marks.ts'
import type { NoteDraft } from '../use-note-draft.ts'
import { addPassage, changePassage, type PassageChanges, type TextPlace } from './passage-calls.ts'
import { PassageForm, type WrittenPassage } from './passage-form.tsx'
import { removePassage } from './remove-passage.ts'

export interface PassageDialogProps {
  /** A place to save, or a passage to change. */
  readonly subject: { readonly place: TextPlace } | { readonly mark: PassageMark; readonly mayDelete: boolean }
  /** Its words as the page shows them. */
  readonly quote: string
  readonly onSaved?: () => void
  readonly onClosed: () => void
}

const newWords = { etiquetas: [], resaltado: 'amarillo' } as const

const draftOf = ({ passageId, nota, versionNota }: PassageMark): NoteDraft => ({
  id: `passage:${passageId}`,
  text: nota ?? '',
  version: versionNota,
})

const newDraft = ({ docId, desde, hasta }: TextPlace): NoteDraft => ({
  id: `passage:${[docId, desde.ancla, desde.posicion, hasta.ancla, hasta.posicion].join(':')}`,
  text: '',
  version: 0,
})

/** Only what was changed, so that what another window changed meanwhile stays. */
function changesOf(mark: PassageMark, { words, noteVersion, folderId }: Omit<WrittenPassage, 'folderName'>): PassageChanges {
  const { nota, etiquetas, resaltado } = words
  const isOtherNote = nota !== (mark.nota ?? '') || noteVersion !== mark.versionNota
  return {
    ...(isOtherNote ? { nota, versionNota: noteVersion } : {}),
    ...(etiquetas.join() === mark.etiquetas.join() ? {} : { etiquetas }),
    ...(resaltado === mark.resaltado ? {} : { resaltado }),
    ...(folderId === null || folderId === mark.folderId ? {} : { folderId }),
  }
}

export function PassageDialog({ subject, quote, onSaved, onClosed }: PassageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // On a touch screen the keyboard would cover the rest.
    if (matchMedia('(hover: hover)').matches) element?.querySelector('textarea')?.focus()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  const close = () => dialog.current?.close()
  const mark = 'mark' in subject ? subject.mark : null
  const save = async ({ words, noteVersion, folderId, folderName }: WrittenPassage) => {
    if ('place' in subject) await addPassage(subject.place, { ...words, folderId })
    else await changePassage(subject.mark.passageId, changesOf(subject.mark, { words, noteVersion, folderId }))
    const docId = 'place' in subject ? subject.place.docId : subject.mark.docId
    if (folderId !== null) {
      const { folders } = rulingMarks.get(docId) ?? unmarked
      rulingMarks.set(docId, { folders: [...new Set([...folders, folderId])] })
    }
    onSaved?.()
    close()
    const isMoved = folderId !== null && folderId !== mark?.folderId
    void notify(folderName !== null && isMoved ? `Pasaje guardado en «${folderName}»` : 'Pasaje guardado', {
      ...(isMoved ? { action: { label: 'Ver la carpeta', act: () => location.assign(`/carpetas/${folderId}`) } } : {}),
    })
  }
  return (
    <Dialog ref={dialog} title={mark === null ? 'Guardar el pasaje' : 'Pasaje guardado'}>
      <PassageForm
        quote={quote}
        draft={'place' in subject ? newDraft(subject.place) : draftOf(subject.mark)}
        folderId={mark?.folderId ?? null}
        words={mark ?? newWords}
        isNew={mark === null}
        onSave={save}
        onCancel={close}
      >
        {mark !== null && 'mayDelete' in subject && subject.mayDelete && (
          <Button
            className="ml-auto max-md:h-11"
            onClick={() => {
              close()
              removePassage(mark)
            }}
          >
            <Trash2 size={15} strokeWidth={1.5} aria-hidden />
            Borrar el pasaje
          </Button>
        )}
      </PassageForm>
    </Dialog>
  )
}
