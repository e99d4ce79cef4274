'use client'
import type { FolderSummary, SavedPassage } from '@basejuris/contract'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { passageKey } from '../../../saved-items/passages/remove-passage.ts'
import { FolderPassage } from './folder-passage.tsx'

interface RulingPassagesProps {
  readonly passages: readonly SavedPassage[]
  readonly role: FolderSummary['rol']
  readonly name: string
}

/** Saved passages of one ruling of a folder, in the order of the folder. */
export function RulingPassages({ passages, role, name }: RulingPassagesProps) {
  const removed = usePendingRemovals()
  const shown = passages.filter(({ passageId }) => !removed.has(passageKey(passageId)))
  if (shown.length === 0) return null
  return (
    <ul aria-label={`Pasajes de ${name}`} className="mt-3 mb-3.5 grid gap-3.5">
      {shown.map((passage) => (
        <li key={passage.passageId}>
          <FolderPassage passage={passage} role={role} name={name} />
        </li>
      ))}
    </ul>
  )
}
