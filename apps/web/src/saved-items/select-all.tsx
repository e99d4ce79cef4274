'use client'

interface SelectAllProps {
  readonly total: number
  readonly selected: number
  /** There are more on other pages. */
  readonly more: boolean
  readonly onChange: (all: boolean) => void
}

/** Selects or clears every ruling of the page. */
export function SelectAll({ total, selected, more, onChange }: SelectAllProps) {
  if (total < 2) return null
  return (
    <label className="flex min-h-10 w-fit cursor-pointer items-center gap-3 px-4 text-13 text-ink-2 max-md:min-h-11 md:gap-4 md:px-6 lg:pl-8 print:hidden">
      <span className="grid size-6 place-items-center max-md:-ml-1">
        <input
          type="checkbox"
          checked={selected === total}
          ref={(box) => {
            if (box !== null) box.indeterminate = selected > 0 && selected < total
          }}
          onChange={() => onChange(selected < total)}
          className="size-4 accent-(--accent)"
        />
      </span>
      {more ? 'Elegir las de esta página' : 'Elegir todas'}
    </label>
  )
}
