'use client'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'
import type { ReportFormProps } from './report-form.tsx'
import { onReportRequest, type ReportRequest } from './report-request.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then((module) => module.ReportDialog))

/** Renders the report dialog once it is requested. Its code loads then. */
export function ReportSlot(form: ReportFormProps) {
  const [request, setRequest] = useState<ReportRequest | null>(null)
  useEffect(() => onReportRequest(setRequest), [])
  return request === null ? null : <ReportDialog {...form} request={request} onClosed={() => setRequest(null)} />
}
