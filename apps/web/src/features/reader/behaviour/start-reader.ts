import { watchSelection } from './citing/watch-selection.ts'
import { startDensityStrip } from './hits/density-strip.ts'
import { startHitNavigation } from './hits/hit-navigation.ts'
import { startOfflineNote } from './offline-note.ts'
import { onFirstInteraction } from './on-first-interaction.ts'
import { startDocketMatches } from './panels/docket-matches.ts'
import { openRelated } from './panels/open-related.ts'
import { startReportButtons } from './panels/report-buttons.ts'
import { startBackLink } from './position/back-link.ts'
import { carryHistoryState } from './position/carry-history-state.ts'
import { keepTargetInView } from './position/keep-target-in-view.ts'
import { startSectionFollower } from './position/section-follower.ts'
import { startReaderKeys } from './reader-keys.ts'
import { startRunningHeads } from './start-running-heads.ts'
import { startTextSettingsButtons } from './text-settings/text-settings-buttons.ts'

/** Attaches all behaviour of the reader. Returns the function that detaches it. */
export function startReader(root: HTMLElement): () => void {
  const scope = new AbortController()
  const { signal } = scope
  const follower = startSectionFollower(root, signal)
  const strip = startDensityStrip(root, signal)
  const hits = startHitNavigation(root, { select: strip.show, goTo: follower.point }, signal)
  strip.onPick(hits.goTo)
  const point = (unit: Element) => {
    follower.point(unit)
    hits.jumpTo(unit)
  }
  const tools = onFirstInteraction(
    () =>
      import('./start-reader-tools.ts').then(({ startReaderTools }) =>
        startReaderTools(root, { current: follower.current, point }, signal),
      ),
    signal,
  )
  watchSelection(root, { cite: (selected) => void tools().then(({ copySelected }) => copySelected(selected)) }, signal)
  if (root.dataset['user'] !== undefined) void import('./passages/start-passages.ts').then((module) => module.startPassages(root, signal))
  startDocketMatches(root, signal)
  startReportButtons(root, follower.current, signal)
  startTextSettingsButtons(root, signal)
  startBackLink(root, signal)
  startOfflineNote(root, signal)
  const openHelp = () => root.querySelector<HTMLElement>('#atajos')?.showPopover()
  const star = () => root.querySelector<HTMLElement>('[data-star]')?.click()
  const units = { step: (by: 1 | -1) => void tools().then(({ step }) => step(by)) }
  const openCite = () => void tools().then((ready) => ready.openCite())
  const select = () => void tools().then((ready) => ready.select())
  startReaderKeys({ hits, units, select, openCite, star, openHelp }, signal)
  startRunningHeads(root, signal)
  carryHistoryState(signal)
  keepTargetInView(root, signal)
  openRelated(root, signal)
  const print = root.querySelector<HTMLElement>('[data-print]')
  print?.removeAttribute('hidden')
  print?.addEventListener('click', () => window.print(), { signal })
  return () => scope.abort()
}
