import { offerBeside } from './beside/offer-beside.ts'
import { startCitationExports } from './citing/citation-exports.ts'
import { startCitePanel } from './citing/cite-panel.ts'
import { selectUnit } from './citing/select-unit.ts'
import { startUnitActions } from './citing/unit-actions.ts'
import { startProvenance } from './panels/provenance.ts'
import { startRulingPreviews } from './panels/ruling-previews.ts'
import { startSheetDialogs } from './panels/sheet-dialogs.ts'
import { unitOf } from './position/reader-unit.ts'

interface Follower {
  readonly current: () => Element | null
  readonly point: (element: Element) => void
}

/** Tools loaded with the first interaction: citing, linking, and stepping through considerandos. */
export function startReaderTools(root: HTMLElement, follower: Follower, signal: AbortSignal) {
  const readUnit = () => unitOf(follower.current())
  const cite = startCitePanel(root, readUnit, signal)
  const { step } = startUnitActions(root, { copyPlace: cite.copyPlace, goTo: follower.point }, signal)
  startCitationExports(root, signal)
  startProvenance(root, signal)
  startRulingPreviews(root, signal)
  startSheetDialogs(root, signal)
  // The first focus loads them: the page loads as little as it can.
  const start = () => void import('../../../components/navigation/page-aids.ts').then((aids) => aids.startAidsOfUse())
  document.addEventListener('focusin', start, { once: true, signal })
  if (root.querySelector('[data-trace], [data-repeats], [data-undecided]') !== null)
    void import('./traces/start-traces.ts').then(({ startTraces }) => startTraces(root, signal))
  if (root.querySelector('.rd-heat') !== null)
    void import('./panels/cited-considerandos.ts').then(({ startCitedConsiderandos }) => startCitedConsiderandos(root, signal))
  // Where two rulings share the page there is no room for a third.
  if (root.dataset['prefix'] === undefined) offerBeside(root, signal)
  return { step, openCite: cite.open, copySelected: cite.copySelected, select: () => selectUnit(readUnit()) }
}
