const modes = [
  { value: 'palabras', label: 'Palabras' },
  { value: '', label: 'Ambos' },
  { value: 'significado', label: 'Significado' },
]

/** `preferred` is the initial value. */
export function ModeRadios({ preferred }: { readonly preferred: string }) {
  return (
    <fieldset className="inline-flex h-10 rounded-sm bg-desk-2 text-13 shadow-[inset_0_0_0_1px_var(--rule)] md:h-[30px]">
      <legend className="sr-only">Modo de búsqueda</legend>
      {modes.map(({ value, label }) => (
        <label
          key={label}
          className="grid cursor-pointer place-items-center rounded-sm px-[11px] whitespace-nowrap text-ink-2 has-checked:bg-sheet has-checked:font-[560] has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name="modo" value={value} defaultChecked={value === preferred} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
