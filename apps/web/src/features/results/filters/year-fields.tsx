import { rangeBetween } from './years.ts'

interface YearFieldsProps {
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
  readonly whole: boolean
  readonly onChange: (from: number | null, to: number | null) => void
}

const fieldClass = 'figures h-11 rounded-sm bg-sheet px-2 text-ink shadow-[inset_0_0_0_1px_var(--edge)] md:h-[30px]'

export function YearFields({ first, last, from, to, whole, onChange }: YearFieldsProps) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index)
  const choose = (a: number, b: number) => {
    const range = rangeBetween(a, b)
    onChange(range.from === first ? null : range.from, range.to === last ? null : range.to)
  }
  const options = years.map((year) => (
    <option key={year} value={year}>
      {year}
    </option>
  ))
  return (
    <div className="mt-2 flex items-center gap-2 text-13 text-ink-3">
      <select aria-label="Desde el año" className={fieldClass} value={from} onChange={(event) => choose(Number(event.target.value), to)}>
        {options}
      </select>
      <span>a</span>
      <select aria-label="Hasta el año" className={fieldClass} value={to} onChange={(event) => choose(from, Number(event.target.value))}>
        {options}
      </select>
      {!whole && (
        <button type="button" className="ml-auto min-h-11 text-accent hover:underline md:min-h-0" onClick={() => onChange(null, null)}>
          Todos
        </button>
      )}
    </div>
  )
}
