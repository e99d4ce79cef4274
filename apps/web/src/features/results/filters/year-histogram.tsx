'use client'
import { type PointerEvent, useState } from 'react'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { setYearEnd, setYears } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { rangeBetween, type YearBar, type YearRange, yearOf } from '../../../search-address/years.ts'
import { YearBars } from './year-bars.tsx'
import { YearFields } from './year-fields.tsx'

interface Drag {
  readonly anchor: number
  readonly head: number
}

interface YearHistogramProps {
  readonly state: ResultsState
  readonly bars: readonly YearBar[]
  /** Years that the fields offer. */
  readonly span: YearRange
}

/** Dragging over the bars selects a range of years, and pressing one bar selects its year. The fields set both ends. */
export function YearHistogram({ state, bars, span }: YearHistogramProps) {
  const { navigate } = useNavigation()
  const [drag, setDrag] = useState<Drag | null>(null)
  const first = bars[0]?.year ?? 0
  const last = bars.at(-1)?.year ?? 0
  const from = yearOf(state.filtros.desde?.[0])
  const to = yearOf(state.filtros.hasta?.[0])
  const range = drag === null ? { from: from ?? first, to: to ?? last } : rangeBetween(drag.anchor, drag.head)
  const whole = from === null && to === null && drag === null

  const yearAt = (event: PointerEvent<HTMLElement>): number => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - box.left) / box.width) * bars.length)
    return first + Math.min(bars.length - 1, Math.max(0, place))
  }
  const go = (next: ResultsState) => navigate(writeAddress(next), { scroll: false })
  const finish = () => {
    if (drag === null) return
    setDrag(null)
    go(setYears(state, range.from, range.to))
  }
  return (
    <>
      <div
        className="mt-1 cursor-crosshair touch-pan-y select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const year = yearAt(event)
          setDrag({ anchor: year, head: year })
        }}
        onPointerMove={(event) => drag !== null && setDrag({ anchor: drag.anchor, head: yearAt(event) })}
        onPointerUp={finish}
        onPointerCancel={() => setDrag(null)}
      >
        <YearBars bars={bars} range={range} muted={whole} />
        <div className="figures mt-[3px] flex justify-between text-12 text-ink-3" aria-hidden>
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
      <YearFields
        span={span}
        range={range}
        whole={whole}
        onEnd={(end, year) => go(setYearEnd(state, end, year))}
        onAll={() => go(setYears(state, null, null))}
      />
    </>
  )
}
