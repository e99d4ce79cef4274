import type { PassagePoint } from '@basejuris/contract'
import { notify } from '../../../../notifications/notify.ts'
import { notifyFailure } from '../../../../notifications/notify-failure.ts'
import { openPassageDialog } from '../../../../saved-items/passages/open-passage-dialog.ts'
import { addPassage, type TextPlace } from '../../../../saved-items/passages/passage-calls.ts'
import { redirectToSignIn } from '../../../../session/pending-action.ts'

/** Kind of the pending action of a guest. */
export const passagePending = 'passage'

export type PassageAction = 'highlight' | 'save'

/** A place that somebody selected, and what to do with it. */
export interface SelectedPlace {
  readonly desde: PassagePoint
  readonly hasta: PassagePoint
  /** Its words as the page shows them. */
  readonly words: string
}

const maxQuote = 600

function placeIn(root: HTMLElement, { desde, hasta }: Pick<SelectedPlace, 'desde' | 'hasta'>): TextPlace {
  const version = Number(root.dataset['version'] ?? '')
  return { docId: root.dataset['doc'] ?? '', desde, hasta, ...(version > 0 ? { version } : {}) }
}

/** Highlights a place, or opens the dialog that saves it to a folder. A guest signs in first, and the action runs on return. */
export async function actOnPlace(root: HTMLElement, action: PassageAction, selected: SelectedPlace): Promise<void> {
  const words = selected.words.slice(0, maxQuote)
  if (root.dataset['user'] === undefined)
    return redirectToSignIn({ kind: passagePending, id: JSON.stringify({ ...selected, action, words, docId: root.dataset['doc'] }) })
  const place = placeIn(root, selected)
  if (action === 'save') return openPassageDialog({ subject: { place }, quote: words })
  try {
    const mark = await addPassage(place, { folderId: null, resaltado: 'amarillo' })
    const file = () => openPassageDialog({ subject: { mark, mayDelete: true }, quote: words })
    void notify('Resaltado: solo usted lo ve', { action: { label: 'Guardar en una carpeta', act: file } })
  } catch (error) {
    void notifyFailure('No se pudo resaltar.', error)
  }
}

/** Runs what a guest wanted before signing in, in the ruling where the words were selected. */
export async function resumePlace(root: HTMLElement, pending: string): Promise<void> {
  const { action, desde, hasta, words, docId } = JSON.parse(pending) as SelectedPlace & {
    readonly action: PassageAction
    readonly docId?: string
  }
  const readers = [...document.querySelectorAll<HTMLElement>('[data-reader]')]
  await actOnPlace(readers.find(({ dataset }) => dataset['doc'] === docId) ?? root, action, { desde, hasta, words })
}
