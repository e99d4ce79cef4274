'use client'
import { formatCount } from '@basejuris/domain/spanish-format'
import { useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Button } from '../../../components/ui/button.tsx'

interface EarlierNotesProps {
  /** Notes that are not shown yet. */
  readonly hidden: number
  /** What the notes are about, for screen readers. */
  readonly name: string
  /** Throws what went wrong. */
  readonly onLoad: () => Promise<void>
}

/** Button above a thread that shows more of its earlier notes. */
export function EarlierNotes({ hidden, name, onLoad }: EarlierNotesProps) {
  const [failure, setFailure] = useState<Error | null>(null)
  const [loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    setFailure(null)
    await onLoad().catch((error: unknown) => setFailure(error instanceof Error ? error : null))
    setLoading(false)
  }
  return (
    <div className="text-13">
      <Button
        size="sm"
        className="-ml-2 h-7 px-2 font-normal max-md:h-11"
        aria-label={`Ver más notas sobre ${name}`}
        disabled={loading}
        onClick={() => void load()}
      >
        Ver más notas ({formatCount(hidden)} anteriores)
      </Button>
      <ErrorNotice error={failure} />
    </div>
  )
}
