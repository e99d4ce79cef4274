import type { addFolderItemsEndpoint, deleteFolderItemEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { pendingRemovals } from '../../components/workspace/pending-removals.ts'
import { rulingMarks, unmarked } from '../ruling-marks.ts'

const pathOf = (folderId: string) => `/v1/folders/${folderId}/items` as const

/** Key of a ruling of a folder while it is being removed. */
export function folderItemKey(folderId: string, docId: string): string {
  return `item:${folderId}:${docId}`
}

const marksOf = (docId: string): readonly string[] => (rulingMarks.get(docId) ?? unmarked).folders

/** Adds rulings to a folder; returns how many were new. Throws CallError. */
export async function addToFolder(folderId: string, docIds: readonly string[]): Promise<{ added: number; there: number }> {
  const { agregadas, repetidas } = await callFromBrowser<typeof addFolderItemsEndpoint>('POST', pathOf(folderId), { docIds: [...docIds] })
  for (const docId of docIds) {
    pendingRemovals.show(folderItemKey(folderId, docId))
    rulingMarks.set(docId, { folders: [...new Set([...marksOf(docId), folderId])] })
  }
  return { added: agregadas, there: repetidas }
}

/** Removes a ruling from a folder, with its notes there. Throws CallError. */
export async function removeFromFolder(folderId: string, docId: string): Promise<void> {
  await callFromBrowser<typeof deleteFolderItemEndpoint>('DELETE', pathOf(folderId), { docId })
  rulingMarks.set(docId, { folders: marksOf(docId).filter((one) => one !== folderId) })
}
