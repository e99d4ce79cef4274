import type { PassageMark } from '@basejuris/contract'
import { removeWithUndo } from '../../components/workspace/remove-with-undo.ts'
import { deletePassage } from './passage-calls.ts'

export function passageKey(passageId: string): string {
  return `passage:${passageId}`
}

/** Deletes a passage with its note, unless it is undone in time. */
export function removePassage(passage: Pick<PassageMark, 'passageId' | 'versionNota'>, onRemoved?: () => void): void {
  removeWithUndo('Pasaje borrado', { key: passageKey(passage.passageId), commit: () => deletePassage(passage).then(onRemoved) })
}
