import type { PassageMark } from '@basejuris/contract'
import { notify } from '../../../../notifications/notify.ts'
import { openPassageDialog } from '../../../../saved-items/passages/open-passage-dialog.ts'
import { fetchMarks, onPassageChanged } from '../../../../saved-items/passages/passage-calls.ts'
import { passageNotice } from '../../../../saved-items/passages/passage-notice.ts'
import { runPendingAction } from '../../../../session/pending-action.ts'
import { scrollToElement } from '../position/scroll-target.ts'
import { findPainted, paintedWords, paintPassage, unpaintPassage } from './paint-passage.ts'
import { passagePending, resumePlace } from './passage-actions.ts'

/** Paints what the signed-in user marked in this ruling, opens it on a press, and goes to the passage that the URL names. */
export async function startPassages(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const text = root.querySelector<HTMLElement>('.rd-text')
  if (text === null) return
  const marks = new Map<string, PassageMark>()
  void runPendingAction(passagePending, (pending) => void resumePlace(root, pending))
  // Saved places are those of the text shown; another version has its own.
  if (root.dataset['archived'] !== undefined) return
  onPassageChanged(({ passageId, mark }) => {
    if (mark !== null && mark.docId !== root.dataset['doc']) return
    unpaintPassage(text, passageId)
    marks.delete(passageId)
    if (mark === null) return
    marks.set(passageId, mark)
    paintPassage(text, mark)
  }, signal)
  text.addEventListener('click', (event) => openPressed(text, marks, event), { signal })
  const named = new URLSearchParams(location.search).get('pasaje')
  const docId = root.dataset['doc'] ?? ''
  const found = await fetchMarks(docId, named).catch(() => (named === null ? [] : fetchMarks(docId, null).catch(() => [])))
  if (signal.aborted) return
  for (const mark of found) {
    marks.set(mark.passageId, mark)
    paintPassage(text, mark)
  }
  if (named !== null) showNamed(text, marks.get(named) ?? null, named)
}

/** Opens a passage pressed by its button or its words, unless the press selects text or follows a link. */
function openPressed(text: HTMLElement, marks: ReadonlyMap<string, PassageMark>, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null
  const mark = marks.get(target?.closest<HTMLElement>('[data-passage]')?.dataset['passage'] ?? '')
  const isButton = target?.closest('.rd-hl-open') != null
  if (mark === undefined || (!isButton && (target?.closest('a') != null || getSelection()?.isCollapsed === false))) return
  if (!mark.autor.yo) return void notify(`Pasaje de ${mark.autor.email}`, mark.nota === null ? {} : { description: mark.nota })
  openPassageDialog({ subject: { mark, mayDelete: true }, quote: paintedWords(text, mark.passageId) })
}

/** Shows the passage that the URL names, or says why it is not there. */
function showNamed(text: HTMLElement, mark: PassageMark | null, passageId: string): void {
  const notice = mark === null ? 'Ese pasaje ya no está guardado o no es de una carpeta suya.' : passageNotice(mark)
  if (notice !== null) void notify(notice)
  const first = findPainted(text, passageId)
  if (first === null) return
  for (const piece of text.querySelectorAll(`[data-passage="${passageId}"]`)) piece.toggleAttribute('data-now', true)
  scrollToElement(first, 'center')
}
