/** A place of the text that a report can refer to. */
export interface ReportPlace {
  readonly anchor: string
  /** «c. 7°». */
  readonly place: string
}

/** What a press on «Reportar un dato erróneo» passes to the dialog. */
export interface ReportRequest {
  readonly places: readonly ReportPlace[]
  /** Place of the selection, else of the text being read; null without either. */
  readonly here: ReportPlace | null
  /** What is reported, where the button says it. */
  readonly datum?: 'enlace' | undefined
}

const eventName = 'reader:report'

export function requestReport(request: ReportRequest): boolean {
  return dispatchEvent(new CustomEvent(eventName, { detail: request }))
}

/** Returns the function that unsubscribes. */
export function onReportRequest(open: (request: ReportRequest) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<ReportRequest>).detail)
  addEventListener(eventName, listener)
  return () => removeEventListener(eventName, listener)
}
