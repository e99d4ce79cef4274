import clsx from 'clsx'
import type { YearBar, YearRange } from '../../../search-address/years.ts'

const width = 232
const height = 58
const floor = 56

/** Draws the histogram. The chosen range has a background and handles at its ends. */
export function YearBars({
  bars,
  range,
  muted,
}: {
  readonly bars: readonly YearBar[]
  readonly range: YearRange
  readonly muted: boolean
}) {
  const step = (width - 2) / bars.length
  const tallest = Math.max(1, ...bars.map((bar) => bar.total))
  const first = bars[0]?.year ?? 0
  const left = 1 + (range.from - first) * step
  const right = 1 + (range.to - first + 1) * step
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible" aria-hidden="true">
      {!muted && <rect x={left - 0.5} y="0" width={right - left} height={height} className="fill-select" />}
      {bars.map(({ year, total }, index) => {
        const tall = total === 0 ? 0 : Math.max(2, (total / tallest) * 50)
        const inside = year >= range.from && year <= range.to
        return (
          <rect
            key={year}
            x={1 + index * step}
            y={floor - tall}
            width={Math.max(1, step - Math.min(2, step * 0.25))}
            height={tall}
            className={clsx(inside ? 'fill-heat-3' : 'fill-edge opacity-40')}
          />
        )
      })}
      <path d={`M0 ${floor + 0.5}H${width}`} className="stroke-edge" />
      {!muted &&
        [left, right].map((x) => (
          <rect key={x} x={x - 2.5} y="19" width="5" height="20" rx="2.5" className="fill-sheet stroke-accent" strokeWidth="1.5" />
        ))}
    </svg>
  )
}
