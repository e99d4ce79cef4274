import type { YearRange } from '../../../search-address/years.ts'

interface YearFieldsProps {
  /** Years to choose from. */
  readonly span: YearRange
  readonly range: YearRange
  readonly whole: boolean
  readonly onEnd: (end: 'desde' | 'hasta', year: number) => void
  readonly onAll: () => void
}

const fieldClass = 'figures h-11 rounded-sm bg-sheet pr-7 pl-2 text-ink shadow-[inset_0_0_0_1px_var(--edge)] md:h-[30px]'

export function YearFields({ span, range, whole, onEnd, onAll }: YearFieldsProps) {
  const options = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.to - index).map((year) => (
    <option key={year} value={year}>
      {year}
    </option>
  ))
  return (
    <div className="mt-2 flex items-center gap-2 text-13 text-ink-3">
      <select
        aria-label="Desde el año"
        className={fieldClass}
        value={range.from}
        onChange={(event) => onEnd('desde', Number(event.target.value))}
      >
        {options}
      </select>
      <span>a</span>
      <select
        aria-label="Hasta el año"
        className={fieldClass}
        value={range.to}
        onChange={(event) => onEnd('hasta', Number(event.target.value))}
      >
        {options}
      </select>
      {!whole && (
        <button type="button" className="ml-auto min-h-11 text-accent hover:underline md:min-h-0" onClick={onAll}>
          Todos
        </button>
      )}
    </div>
  )
}
