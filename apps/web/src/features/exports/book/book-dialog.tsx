'use client'
import type { FolderOrder } from '@basejuris/contract'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ExportProgress } from '../export-progress.tsx'
import { useFileExport } from '../use-file-export.ts'
import { BookForm } from './book-form.tsx'
import { useFolderRulings } from './use-folder-rulings.ts'

interface BookDialogProps {
  readonly folderId: string
  readonly name: string
  readonly onClosed: () => void
}

/** Makes a compilation from the rulings of a folder. Closing the dialog stops the export and discards the choices. */
export function BookDialog({ folderId, name, onClosed }: BookDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fileExport = useFileExport()
  const [order, setOrder] = useState<FolderOrder>('guardado')
  const { folder, failure } = useFolderRulings(folderId, order)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  const close = () => dialog.current?.close()
  const choosing = fileExport.state === 'choosing'
  return (
    <Dialog ref={dialog} title="Compilación de jurisprudencia" wide>
      <ErrorNotice error={failure} />
      {folder === null && failure === null && <p className="min-h-60 text-14 text-ink-2">Leyendo las sentencias de la carpeta…</p>}
      {folder !== null && (
        <div hidden={!choosing}>
          <BookForm
            folderId={folderId}
            folder={folder}
            order={order}
            onOrder={setOrder}
            title={name}
            failure={fileExport.failure}
            onMake={(body) => void fileExport.start('/v1/exports/book', body)}
            onCancel={close}
          />
        </div>
      )}
      {!choosing && <ExportProgress fileExport={fileExport} onClose={close} />}
    </Dialog>
  )
}
