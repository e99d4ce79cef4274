export interface BaseChoice {
  readonly id: string
  readonly name: string
}

interface BasesFieldProps {
  readonly bases: readonly BaseChoice[]
  /** Empty means all. */
  readonly chosen: readonly string[]
}

export function BasesField({ bases, chosen }: BasesFieldProps) {
  return (
    <fieldset>
      <legend className="font-[540]">Bases en que busca por defecto</legend>
      <p className="mt-0.5 text-13 text-ink-2">Si no marca ninguna, se busca en todas.</p>
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
        {bases.map(({ id, name }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-14">
            <input
              type="checkbox"
              name="bases"
              value={id}
              defaultChecked={chosen.includes(id)}
              className="size-[17px] shrink-0 accent-[var(--fill)]"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
