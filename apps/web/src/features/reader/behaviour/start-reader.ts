import { startBackLink } from './back-link.ts'
import { startCitationExports } from './citation-exports.ts'
import { startCitePanel } from './cite-panel.ts'
import { startDensityStrip } from './density-strip.ts'
import { startHitWalk } from './hit-walk.ts'
import { keepHistoryState } from './keep-history-state.ts'
import { startLetterButtons } from './letter-buttons.ts'
import { startNamedRulings } from './named-rulings.ts'
import { startOfflineNote } from './offline-note.ts'
import { startProvenance } from './provenance.ts'
import { startReaderKeys } from './reader-keys.ts'
import { startReportButtons } from './report-buttons.ts'
import { startRunningHeads } from './running-heads.ts'
import { startSectionFollower } from './section-follower.ts'
import { settleOnTarget } from './settle-on-target.ts'
import { startUnitActions } from './unit-actions.ts'
import { watchSelection } from './watch-selection.ts'

/** Everything the reader does besides showing: returns what undoes it. */
export function startReader(root: HTMLElement): () => void {
  const scope = new AbortController()
  const { signal } = scope
  const follower = startSectionFollower(root, signal)
  const strip = startDensityStrip(root, signal)
  const hits = startHitWalk(root, { select: strip.show, goTo: follower.point }, signal)
  strip.onPick(hits.goTo)
  const cite = startCitePanel(root, follower.current, signal)
  const actions = startUnitActions(root, { copyPlace: cite.copyPlace, goTo: follower.point }, signal)
  watchSelection(root, { cite: cite.copySelected }, signal)
  startCitationExports(root, signal)
  startLetterButtons(root, signal)
  startNamedRulings(root, signal)
  startProvenance(root, signal)
  startReportButtons(root, follower.current, signal)
  startBackLink(root, signal)
  startOfflineNote(root, signal)
  const openHelp = () => root.querySelector<HTMLElement>('#atajos')?.showPopover()
  const star = () => root.querySelector<HTMLElement>('[data-star]')?.click()
  startReaderKeys({ hits, units: actions, openCite: cite.open, star, openHelp }, signal)
  startRunningHeads(root, signal)
  keepHistoryState(signal)
  settleOnTarget(signal)
  const print = root.querySelector<HTMLElement>('[data-print]')
  print?.removeAttribute('hidden')
  print?.addEventListener('click', () => window.print(), { signal })
  return () => scope.abort()
}
