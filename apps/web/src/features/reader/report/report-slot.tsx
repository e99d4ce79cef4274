'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReportFormProps } from './report-form.tsx'
import { onReportRequest, type ReportRequest } from './report-request.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))

/** Where the dialog stands once it is asked for; until then nothing of it is fetched. */
export function ReportSlot(form: ReportFormProps) {
  const [request, setRequest] = useState<ReportRequest | null>(null)
  useEffect(() => onReportRequest(setRequest), [])
  return request === null ? null : (
    <Suspense>
      <ReportDialog {...form} request={request} onClosed={() => setRequest(null)} />
    </Suspense>
  )
}
