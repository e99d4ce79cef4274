'use client'
import type { AnswerQuotation } from '@basejuris/contract'
import { useCallback, useState } from 'react'

interface Opened {
  readonly turnId: string
  readonly n: number
}

interface TurnCitations {
  readonly id: string
  readonly citations: readonly AnswerQuotation[]
}

/** Button of a citation. Turns carry their id in `data-turn-id`. */
const chipSelector = ({ turnId, n }: Opened): string => `[data-turn-id="${turnId}"] [data-citation="${n}"]`

/** Which citation is open beside the answers, and opening another. Closing gives the focus back to its button. */
export function useOpenCitation(turns: readonly TurnCitations[]) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = useCallback(() => {
    setOpened((before) => {
      if (before !== null) queueMicrotask(() => document.querySelector<HTMLElement>(chipSelector(before))?.focus())
      return null
    })
  }, [])
  const turn = turns.find(({ id }) => id === opened?.turnId)
  const readable = (turn?.citations ?? []).filter(({ estado }) => estado === 'verificada')
  const isThere = opened !== null && readable.some(({ n }) => n === opened.n)
  return {
    /** The open passage with those of its answer; null when none is open. */
    passage: isThere ? { quotations: readable, current: opened.n } : null,
    open: (turnId: string, n: number) => setOpened({ turnId, n }),
    close,
    /** Number of the open citation of a turn. */
    currentOf: (turnId: string): number | null => (isThere && opened.turnId === turnId ? opened.n : null),
    openAnother: (n: number) => setOpened((before) => (before === null ? null : { ...before, n })),
  }
}
