import { type ReportRequest, requestReport } from '../../report/report-request.ts'
import { unitOf } from '../position/reader-unit.ts'

/** Passes the places of the text to the dialog. The default is the place of the selection, else the current one. */
export function openReport(root: HTMLElement, selectedAt: Node | null, readAt: Node | null, datum?: ReportRequest['datum']): void {
  const unit = unitOf(selectedAt) ?? unitOf(readAt)
  const here = unit === null ? null : { anchor: unit.anchor, place: unit.place }
  const sections = [...root.querySelectorAll<HTMLElement>('.rd-text [data-place]')]
  const places = sections.map(({ id, dataset }) => ({ anchor: id, place: dataset['place'] ?? id }))
  const isListed = here === null || places.some(({ anchor }) => anchor === here.anchor)
  requestReport({ places: isListed ? places : [here, ...places], here, datum })
}
