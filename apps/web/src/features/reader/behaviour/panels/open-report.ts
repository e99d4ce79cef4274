import { requestReport } from '../../report/report-request.ts'
import { unitOf } from '../position/reader-unit.ts'

/** Hands the dialog the places of the text, and the one the words selected begin in, or else the one being read. */
export function openReport(root: HTMLElement, selectedAt: Node | null, readAt: Node | null): void {
  const unit = unitOf(selectedAt) ?? unitOf(readAt)
  const here = unit === null ? null : { anchor: unit.anchor, place: unit.place }
  const sections = [...root.querySelectorAll<HTMLElement>('.rd-text [data-place]')]
  const places = sections.map(({ id, dataset }) => ({ anchor: id, place: dataset['place'] ?? id }))
  const isListed = here === null || places.some(({ anchor }) => anchor === here.anchor)
  requestReport({ places: isListed ? places : [here, ...places], here })
}
