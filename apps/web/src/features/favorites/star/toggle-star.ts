import type { addFavoriteEndpoint, deleteFavoriteEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { notify } from '../../../components/ui/notify.ts'
import { removeLater } from '../../../components/ui/remove-later.ts'
import { requestFolderChoice } from '../../folders/chooser/folder-choice.ts'
import { rulingMarks } from './ruling-marks.ts'

/** Removals that wait for their notice to go, by ruling. */
const leaving = new Map<string, () => void>()

const path = '/v1/favorites'

async function removeFavorite(docId: string): Promise<void> {
  leaving.delete(docId)
  try {
    await callFromBrowser<typeof deleteFavoriteEndpoint>('DELETE', path, { docId })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'favorite.not_found')) throw error
  }
}

/** Adds to the favourites at once; without the server's yes it goes back. */
export async function addStar(docId: string): Promise<void> {
  const callOff = leaving.get(docId)
  leaving.delete(docId)
  callOff?.()
  rulingMarks.set(docId, { starred: true })
  try {
    await callFromBrowser<typeof addFavoriteEndpoint>('POST', path, { docId })
    void notify('Guardada en favoritos', { action: { label: 'Elegir materia', act: () => requestFolderChoice([docId]) } })
  } catch (error) {
    rulingMarks.set(docId, { starred: false })
    void notify('No se pudo guardar en favoritos.', { description: error instanceof Error ? error.message : '' })
  }
}

/** Takes out of the favourites, with its tags and note, unless it is undone in time. */
export function removeStar(docId: string, onChange?: (starred: boolean) => void): void {
  rulingMarks.set(docId, { starred: false })
  onChange?.(false)
  const restore = () => {
    leaving.delete(docId)
    rulingMarks.set(docId, { starred: true })
    onChange?.(true)
  }
  leaving.set(docId, removeLater('Quitada de favoritos', { commit: () => removeFavorite(docId), restore }))
}

export const toggleStar = async (docId: string): Promise<void> =>
  rulingMarks.get(docId)?.starred === true ? removeStar(docId) : addStar(docId)
