'use client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isTyping } from '../form/keyboard.ts'

export type Side = 'text' | 'list'

interface Walk {
  /** The citation that is shown on both sides. */
  readonly current: number | null
  readonly side: Side
  readonly setSide: (side: Side) => void
  readonly showFinding: (n: number) => void
  readonly showInText: (n: number) => void
}

/** Height of the page above the middle of a window, as a share. */
const third = 3

/** Scrolls the sheet of the text alone, where it is a window of its own. */
function scrollSheet(sheet: HTMLElement | null, mark: HTMLElement): void {
  if (sheet === null) return
  const { top } = mark.getBoundingClientRect()
  sheet.scrollTop += top - sheet.getBoundingClientRect().top - sheet.clientHeight / third
}

/**
 * The current citation of a result. «n» and «p» go through `order`, the numbers of the listed citations, and stay on the side on which the
 * focus is. `targetOf` answers the identifier of what is said of a citation.
 */
export function useCitationWalk(order: readonly number[], sheet: RefObject<HTMLElement | null>, targetOf: (n: number) => string): Walk {
  const [place, setPlace] = useState<{ readonly n: number } | null>(null)
  const [side, setSide] = useState<Side>('list')
  const showFinding = useCallback((n: number) => {
    setSide('list')
    setPlace({ n })
  }, [])
  const showInText = useCallback((n: number) => {
    setSide('text')
    setPlace({ n })
  }, [])
  const latest = useRef({ order, place, side, targetOf })
  latest.current = { order, place, side, targetOf }

  useEffect(() => {
    if (place === null) return
    const mark = document.getElementById(`cita-${place.n}`)
    const finding = document.getElementById(latest.current.targetOf(place.n))
    if (mark !== null) scrollSheet(sheet.current, mark)
    finding?.scrollIntoView({ block: 'nearest' })
    const target = latest.current.side === 'text' ? mark : finding
    target?.focus({ preventScroll: true })
    if (latest.current.side === 'text') mark?.scrollIntoView({ block: 'nearest' })
  }, [place, sheet])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'n' ? 1 : event.key === 'p' ? -1 : 0
      if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const { order: numbers, place: now } = latest.current
      const at = now === null ? -1 : numbers.indexOf(now.n)
      const next = numbers[at < 0 ? (step > 0 ? 0 : numbers.length - 1) : at + step]
      if (next === undefined) return
      event.preventDefault()
      setPlace({ n: next })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return { current: place?.n ?? null, side, setSide, showFinding, showInText }
}
