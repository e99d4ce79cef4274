import { requestReport } from '../report/report-request.ts'
import { type ReaderUnit, unitOf } from './reader-unit.ts'

/** Where the words selected begin; null when none are. */
const selectedUnit = (): ReaderUnit | null => {
  const selection = getSelection()
  return selection === null || selection.isCollapsed || selection.rangeCount === 0 ? null : unitOf(selection.getRangeAt(0).startContainer)
}

/** «Reportar un dato erróneo»: hands the places of the text to the dialog, and the one selected or, from the facts beside it, being read. */
export function startReportButtons(root: HTMLElement, current: () => ReaderUnit | null, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-report]')) {
    button.hidden = false
    // A press takes the selection away before the click comes.
    let unit: ReaderUnit | null = null
    button.addEventListener('pointerdown', () => (unit = selectedUnit()), { signal })
    button.addEventListener(
      'click',
      () => {
        const beside = button.closest('.rd-facts') === null ? null : current()
        const here = unit ?? selectedUnit() ?? beside
        unit = null
        const sections = [...root.querySelectorAll<HTMLElement>('.rd-text [data-place]')]
        const places = sections.map(({ id, dataset }) => ({ anchor: id, place: dataset['place'] ?? id }))
        const known = here === null || places.some(({ anchor }) => anchor === here.anchor)
        const place = here === null ? null : { anchor: here.anchor, place: here.place }
        requestReport({ places: known || place === null ? places : [place, ...places], here: place })
      },
      { signal },
    )
  }
}
