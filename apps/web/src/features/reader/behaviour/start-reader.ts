import { startBackLink } from './back-link.ts'
import { startDensityStrip } from './density-strip.ts'
import { startHitWalk } from './hit-walk.ts'
import { keepHistoryState } from './keep-history-state.ts'
import { startLetterButtons } from './letter-buttons.ts'
import { startNamedRulings } from './named-rulings.ts'
import { startOfflineNote } from './offline-note.ts'
import { onFirstTouch } from './on-first-touch.ts'
import { openRelated } from './open-related.ts'
import { startReaderKeys } from './reader-keys.ts'
import { startReportButtons } from './report-buttons.ts'
import { startSectionFollower } from './section-follower.ts'
import { settleOnTarget } from './settle-on-target.ts'
import { startRunningHeads } from './start-running-heads.ts'
import { watchSelection } from './watch-selection.ts'

/** Everything the reader does besides showing: returns what undoes it. */
export function startReader(root: HTMLElement): () => void {
  const scope = new AbortController()
  const { signal } = scope
  const follower = startSectionFollower(root, signal)
  const strip = startDensityStrip(root, signal)
  const hits = startHitWalk(root, { select: strip.show, goTo: follower.point }, signal)
  strip.onPick(hits.goTo)
  const tools = onFirstTouch(
    () => import('./start-reader-tools.ts').then(({ startReaderTools }) => startReaderTools(root, follower, signal)),
    signal,
  )
  watchSelection(root, { cite: (selected) => void tools().then(({ copySelected }) => copySelected(selected)) }, signal)
  startNamedRulings(root, signal)
  startReportButtons(root, follower.current, signal)
  startLetterButtons(root, signal)
  startBackLink(root, signal)
  startOfflineNote(root, signal)
  const openHelp = () => root.querySelector<HTMLElement>('#atajos')?.showPopover()
  const star = () => root.querySelector<HTMLElement>('[data-star]')?.click()
  const units = { step: (by: 1 | -1) => void tools().then(({ step }) => step(by)) }
  const openCite = () => void tools().then((ready) => ready.openCite())
  startReaderKeys({ hits, units, openCite, star, openHelp }, signal)
  startRunningHeads(root, signal)
  keepHistoryState(signal)
  settleOnTarget(signal)
  openRelated(root, signal)
  const print = root.querySelector<HTMLElement>('[data-print]')
  print?.removeAttribute('hidden')
  print?.addEventListener('click', () => window.print(), { signal })
  return () => scope.abort()
}
