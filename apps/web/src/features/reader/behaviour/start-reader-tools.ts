import { startCitationExports } from './citation-exports.ts'
import { startCitePanel } from './cite-panel.ts'
import { startNamedRulings } from './named-rulings.ts'
import { startProvenance } from './provenance.ts'
import type { ReaderUnit } from './reader-unit.ts'
import { startReportButtons } from './report-buttons.ts'
import { startUnitActions } from './unit-actions.ts'
import { watchSelection } from './watch-selection.ts'

interface Follower {
  readonly current: () => ReaderUnit | null
  readonly point: (element: Element) => void
}

/** What a reader takes in hand: citing, linking, reporting, walking from considerando to considerando. */
export function startReaderTools(root: HTMLElement, follower: Follower, signal: AbortSignal) {
  const cite = startCitePanel(root, follower.current, signal)
  const { step } = startUnitActions(root, { copyPlace: cite.copyPlace, goTo: follower.point }, signal)
  watchSelection(root, { cite: cite.copySelected }, signal)
  startCitationExports(root, signal)
  startNamedRulings(root, signal)
  startProvenance(root, signal)
  startReportButtons(root, follower.current, signal)
  return { step, openCite: cite.open }
}
