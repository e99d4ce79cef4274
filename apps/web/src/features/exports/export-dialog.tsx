'use client'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../components/ui/dialog.tsx'
import { ExportForm } from './export-form.tsx'
import { ExportProgress } from './export-progress.tsx'
import { type ExportChoice, type ExportSubject, exportBody, wholeFolder } from './export-subject.ts'
import { useFileExport } from './use-file-export.ts'

interface ExportDialogProps {
  readonly subject: ExportSubject
  readonly onClosed: () => void
}

/** Asks for format and content, makes the file and shows its progress. Closing the dialog stops the export. */
export function ExportDialog({ subject, onClosed }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fileExport = useFileExport()
  const [choice, setChoice] = useState<ExportChoice>({
    format: 'docx',
    content: subject.origin.tipo === 'sentencia' ? 'texto' : 'datos',
    withOthers: subject.total === 0,
    saved: wholeFolder,
  })
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    element.addEventListener('close', onClosed)
    return () => element.removeEventListener('close', onClosed)
  }, [onClosed])
  const close = () => dialog.current?.close()
  const send = (chosen: ExportChoice) => {
    setChoice(chosen)
    void fileExport.start('/v1/exports', exportBody(subject, chosen))
  }
  return (
    <Dialog ref={dialog} title={subject.title}>
      {fileExport.state === 'choosing' ? (
        <ExportForm subject={subject} initial={choice} failure={fileExport.failure} onExport={send} onCancel={close} />
      ) : (
        <ExportProgress fileExport={fileExport} onClose={close} />
      )}
    </Dialog>
  )
}
