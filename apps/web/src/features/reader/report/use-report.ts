import type { reportRulingEndpoint } from '@basejuris/contract'
import { type FormEvent, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import type { ReportReceipt } from './report-received.tsx'
import type { ReportRequest } from './report-request.ts'
import { findReportProblems, type ReportProblems, type ReportValues, reportBody } from './report-values.ts'

const noConnection = 'No hay conexión con BaseJuris. Lo que escribió sigue aquí: intente de nuevo en un momento.'

/** State of the report form. On invalid input the first wrong field gets the focus. */
export function useReport(docId: string, { here, datum }: ReportRequest, onReceived: (received: ReportReceipt) => void) {
  const [values, setValues] = useState<ReportValues>({ dato: datum ?? '', propuesta: '', ancla: here?.anchor ?? '', correo: '' })
  const [problems, setProblems] = useState<ReportProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  const field = (name: keyof ReportValues) => ({
    value: values[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value })
      // A problem of one field may depend on another field.
      setProblems({})
    },
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const found = findReportProblems(values)
    const [first] = Object.keys(found)
    setProblems(found)
    setFailure(null)
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setSending(true)
    try {
      const path = `/v1/rulings/${encodeURIComponent(docId)}/reports` as const
      const { referencia } = await callFromBrowser<typeof reportRulingEndpoint>('POST', path, reportBody(values))
      onReceived({ reference: referencia, email: values.correo.trim() })
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : noConnection)
      setSending(false)
    }
  }
  return { values, problems, failure, sending, field, send }
}
