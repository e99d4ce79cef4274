'use client'
import type { FolderOrder } from '@basejuris/contract'
import { useEffect } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { useFolderRulings } from './book/use-folder-rulings.ts'
import { withdrawnWords } from './export-messages.ts'
import { MoveButtons } from './order/move-buttons.tsx'
import { inOrderOf, moveRuling } from './order/move-ruling.ts'

interface OwnOrderProps {
  readonly folderId: string
  /** The order from which one moves them. */
  readonly firstOrder: FolderOrder
  /** Empty before the folder was read. */
  readonly ids: readonly string[]
  readonly onOrder: (ids: readonly string[]) => void
}

/** The rulings of a folder with buttons that move them. */
export function OwnOrder({ folderId, firstOrder, ids, onOrder }: OwnOrderProps) {
  const { folder, failure } = useFolderRulings(folderId, firstOrder)
  useEffect(() => {
    if (folder !== null && folder.rulings.length > 0 && ids.length === 0) onOrder(folder.rulings.map(({ docId }) => docId))
  }, [folder, ids, onOrder])
  if (failure !== null) return <ErrorNotice error={failure} />
  const isReading = folder === null || (ids.length === 0 && folder.rulings.length > 0)
  if (isReading) return <p className="text-13 text-ink-2">Leyendo las sentencias de la carpeta…</p>
  const rulings = inOrderOf(folder.rulings, ids)
  return (
    <>
      <ol aria-label="Orden elegido" className="max-h-72 overflow-y-auto rounded-sm px-3 shadow-[inset_0_0_0_1px_var(--rule)]">
        {rulings.map(({ docId, caption, citation }, index) => (
          <li key={docId} className="flex items-start gap-2.5 border-b border-rule py-2 last:border-b-0">
            <span className="figures w-6 shrink-0 text-right text-ink-2">{index + 1}.</span>
            <span className="min-w-0 grow">
              <span className="block font-[540] break-words">{caption}</span>
              <span className="block text-13 text-ink-2">{citation}</span>
            </span>
            <MoveButtons
              caption={caption}
              place={index + 1}
              total={rulings.length}
              onMove={(by) =>
                onOrder(
                  moveRuling(
                    rulings.map((ruling) => ruling.docId),
                    docId,
                    by,
                  ),
                )
              }
            />
          </li>
        ))}
      </ol>
      {folder.withdrawn > 0 && <p className="text-13 text-ink-2">{withdrawnWords(folder.withdrawn)}</p>}
    </>
  )
}
