'use client'
import type { FolderSummary } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { notify } from '../../notifications/notify.ts'
import { rulingMarks, unmarked } from '../ruling-marks.ts'
import { useRulingMark } from '../use-ruling-mark.ts'
import { addToFolder, removeFromFolder } from './add-to-folder.ts'
import { FolderIcon } from './folder-icon.tsx'
import { NewFolderForm } from './new-folder-form.tsx'
import { useFolders } from './use-folders.ts'

interface FolderChooserProps {
  /** One ruling is toggled in folders; several are added to one folder. */
  readonly docIds: readonly string[]
  readonly onChanged?: () => void
  readonly onClosed: () => void
}

const rowClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left hover:bg-select has-focus-visible:bg-select md:min-h-10'

export function FolderChooser({ docIds, onChanged, onClosed }: FolderChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { folders, failure, create } = useFolders()
  const [problem, setProblem] = useState<Error | null>(null)
  const [first = ''] = docIds
  const one = docIds.length === 1
  const { folders: currentFolders } = useRulingMark(first)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])

  const attempt = async (act: () => Promise<void>) => {
    setProblem(null)
    await act().then(onChanged, (error: Error) => setProblem(error))
  }
  const toggle = (folderId: string) =>
    attempt(async () => {
      if (currentFolders.includes(folderId)) await removeFromFolder(folderId, first)
      else await addToFolder(folderId, docIds)
    })
  const addAll = ({ folderId, nombre }: FolderSummary) =>
    attempt(async () => {
      const { added, there } = await addToFolder(folderId, docIds)
      const description = there === 0 ? '' : `${formatPlural(there, 'ya estaba', 'ya estaban')} en ella.`
      void notify(`${formatPlural(added, 'sentencia agregada', 'sentencias agregadas')} a «${nombre}»`, { description })
      dialog.current?.close()
    })
  const createWith = async (name: string) => {
    const { folderId } = await create(name, docIds)
    for (const docId of docIds) rulingMarks.set(docId, { folders: [...(rulingMarks.get(docId) ?? unmarked).folders, folderId] })
    onChanged?.()
    if (!one) dialog.current?.close()
    void notify(`Carpeta «${name}» creada con ${formatPlural(docIds.length, 'sentencia', 'sentencias')}`)
  }
  return (
    <Dialog ref={dialog} title={one ? 'Carpetas de esta sentencia' : `Agregar ${docIds.length} sentencias a`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-15">
        <ErrorNotice error={failure ?? problem} />
        {folders !== null && folders.length === 0 && (
          <p className="text-pretty text-ink-2">Una carpeta reúne sentencias de un caso, con notas que puede compartir. Cree la primera:</p>
        )}
        {folders !== null && folders.length > 0 && (
          <ul className="-mx-3 max-h-[min(22rem,50dvh)] overflow-y-auto">
            {folders.map((folder) => (
              <li key={folder.folderId}>
                {one ? (
                  <label className={rowClass}>
                    <input
                      type="checkbox"
                      checked={currentFolders.includes(folder.folderId)}
                      onChange={() => void toggle(folder.folderId)}
                      className="size-4 shrink-0 accent-(--accent)"
                    />
                    <FolderName folder={folder} />
                  </label>
                ) : (
                  <button type="button" className={rowClass} onClick={() => void addAll(folder)}>
                    <FolderName folder={folder} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <NewFolderForm create={createWith} />
        <div className="flex justify-end">
          <Button variant={one ? 'primary' : 'line'} className="max-md:h-11 max-md:grow" onClick={() => dialog.current?.close()}>
            {one ? 'Listo' : 'Cancelar'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function FolderName({ folder }: { readonly folder: FolderSummary }) {
  return (
    <>
      <span className="text-ink-3">
        <FolderIcon folder={folder} />
      </span>
      <span className="min-w-0 grow truncate">{folder.nombre}</span>
      <span className="figures text-13 text-ink-3">{folder.sentencias}</span>
    </>
  )
}
