'use client'
import type { PassageMark } from '@basejuris/contract'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { notify } from '../../notifications/notify.ts'
import { rulingMarks, unmarked } from '../ruling-marks.ts'
import { addPassage, changePassage, type PassageWords, type TextPlace } from './passage-calls.ts'
import { PassageForm } from './passage-form.tsx'
import { removePassage } from './remove-passage.ts'

export interface PassageDialogProps {
  /** A place to save, or a passage to change. */
  readonly subject: { readonly place: TextPlace } | { readonly mark: PassageMark; readonly mayDelete: boolean }
  /** Its words as the page shows them. */
  readonly quote: string
  readonly onSaved?: () => void
  readonly onClosed: () => void
}

const newWords: PassageWords = { nota: '', etiquetas: [], resaltado: 'amarillo' }

export function PassageDialog({ subject, quote, onSaved, onClosed }: PassageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  const close = () => dialog.current?.close()
  const mark = 'mark' in subject ? subject.mark : null
  const save = async (words: PassageWords, folderId: string | null, folderName: string | null) => {
    if ('place' in subject) await addPassage(subject.place, { ...words, folderId })
    else await changePassage(subject.mark.passageId, { ...words, ...(folderId === null ? {} : { folderId }) })
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
        folderId={mark?.folderId ?? null}
        words={mark === null ? newWords : { ...mark, nota: mark.nota ?? '' }}
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
