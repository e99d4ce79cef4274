'use client'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ReportForm, type ReportFormProps } from './report-form.tsx'
import { type ReportReceipt, ReportReceived } from './report-received.tsx'
import type { ReportRequest } from './report-request.ts'

interface ReportDialogProps extends ReportFormProps {
  readonly request: ReportRequest
  readonly onClosed: () => void
}

export function ReportDialog({ request, onClosed, ...form }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [received, setReceived] = useState<ReportReceipt | null>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    element.addEventListener('close', onClosed)
    return () => element.removeEventListener('close', onClosed)
  }, [onClosed])
  const close = () => dialog.current?.close()
  return (
    <Dialog ref={dialog} title="Reportar un dato erróneo">
      {received === null ? (
        <ReportForm {...form} request={request} onReceived={setReceived} onCancel={close} />
      ) : (
        <ReportReceived {...received} onClose={close} />
      )}
    </Dialog>
  )
}
