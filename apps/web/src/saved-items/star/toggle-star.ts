import type { addFavoriteEndpoint, deleteFavoriteEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'
import { pendingRemovals } from '../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../components/workspace/remove-with-undo.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { openFolderChooser } from '../folder-chooser/open-folder-chooser.ts'
import { rulingMarks } from '../ruling-marks.ts'

const path = '/v1/favorites'
export function favoriteKey(docId: string): string {
  return `favorite:${docId}`
}

async function removeFavorite(docId: string): Promise<void> {
  try {
    await callFromBrowser<typeof deleteFavoriteEndpoint>('DELETE', path, { docId })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'favorite.not_found')) throw error
  }
}

/** Adds to the favourites optimistically; reverts when the call fails. */
export async function addStar(docId: string): Promise<void> {
  if (!navigator.onLine) return notify('Sin conexión: no se guardó en favoritos.')
  pendingRemovals.show(favoriteKey(docId))
  rulingMarks.set(docId, { starred: true })
  try {
    await callFromBrowser<typeof addFavoriteEndpoint>('POST', path, { docId })
    void notify('Guardada en favoritos', { action: { label: 'Elegir carpeta', act: () => openFolderChooser([docId]) } })
  } catch (error) {
    rulingMarks.set(docId, { starred: false })
    void notifyFailure('No se pudo guardar en favoritos.', error)
  }
}

/** Removes from the favourites, with tags and note, unless it is undone in time. */
export function removeStar(docId: string, onRemoved?: () => void): void {
  rulingMarks.set(docId, { starred: false })
  removeWithUndo('Quitada de favoritos', {
    key: favoriteKey(docId),
    commit: () => removeFavorite(docId).then(onRemoved),
    restore: () => rulingMarks.set(docId, { starred: true }),
  })
}

export async function toggleStar(docId: string): Promise<void> {
  return rulingMarks.get(docId)?.starred === true ? removeStar(docId) : addStar(docId)
}
