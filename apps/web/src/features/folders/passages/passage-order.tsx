'use client'
import type { FolderSummary, SavedPassage } from '@basejuris/contract'
import clsx from 'clsx'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { FolderPassage } from './folder-passage.tsx'
import { useOrder } from './use-order.ts'

interface PassageOrderProps {
  readonly folderId: string
  readonly passages: readonly SavedPassage[]
  /** Who only reads the folder sees the order alone. */
  readonly role: FolderSummary['rol']
}

/** Passages of a folder in their order, which dragging or the arrow buttons change at once. */
export function PassageOrder({ folderId, passages, role }: PassageOrderProps) {
  const mayOrder = role !== 'lee'
  const { shown, status, move } = useOrder(folderId, passages)
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <>
      <ol className="divide-y divide-paper-rule">
        {shown.map((passage, at) => (
          <li
            key={passage.passageId}
            draggable={mayOrder}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(passage.passageId)
            }}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) void move(dragged, at)
            }}
            onDragEnd={() => setDragged(null)}
            className={clsx('flex gap-2 px-4 py-4 md:px-6 lg:pl-8', dragged === passage.passageId && 'opacity-50')}
          >
            {mayOrder && (
              <GripVertical
                size={16}
                strokeWidth={1.5}
                aria-hidden
                className="mt-0.5 shrink-0 cursor-grab text-ink-3 max-md:hidden print:hidden"
              />
            )}
            <div className="min-w-0 grow">
              <FolderPassage
                passage={passage}
                role={role}
                name={passage.caratulado ?? 'una sentencia retirada'}
                heading={
                  <h2 className="mb-1 font-serif text-17 leading-tight font-semibold text-balance">
                    {passage.caratulado ?? 'Sentencia retirada'}
                  </h2>
                }
              >
                {mayOrder && <MoveButtons at={at} count={shown.length} onMove={(to) => void move(passage.passageId, to)} />}
              </FolderPassage>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}

interface MoveButtonsProps {
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
}

function MoveButtons({ at, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton icon={ChevronUp} label={`Subir el pasaje ${at + 1}`} tip="Subir" disabled={at === 0} onClick={() => onMove(at - 1)} />
      <IconButton
        icon={ChevronDown}
        label={`Bajar el pasaje ${at + 1}`}
        tip="Bajar"
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  )
}
