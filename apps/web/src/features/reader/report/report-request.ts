/** A place of the text a report can speak of. */
export interface ReportPlace {
  readonly anchor: string
  /** «c. 7°». */
  readonly place: string
}

/** What a press on «Reportar un dato erróneo» hands to the dialog. */
export interface ReportRequest {
  readonly places: readonly ReportPlace[]
  /** Words selected, or what was being read; null when nothing in particular was. */
  readonly here: ReportPlace | null
}

const eventName = 'reader:report'

export function requestReport(request: ReportRequest): boolean {
  return dispatchEvent(new CustomEvent(eventName, { detail: request }))
}

/** Returns what undoes it. */
export function onReportRequest(open: (request: ReportRequest) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<ReportRequest>).detail)
  addEventListener(eventName, listener)
  return () => removeEventListener(eventName, listener)
}
