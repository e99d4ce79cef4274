interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  /** Id of the text that says what it does. */
  readonly describedBy: string
  readonly onChange: () => void
}

/** Turns something on or off at once. */
export function Switch({ label, checked, describedBy, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={describedBy}
        onChange={onChange}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full before:hidden! bg-sheet shadow-[inset_0_0_0_1px_var(--edge)] transition-colors duration-(--fast) after:absolute after:top-[3px] after:left-[3px] after:size-3.5 after:rounded-full after:bg-ink-3 after:transition-transform after:duration-(--fast) checked:bg-fill checked:shadow-none checked:after:translate-x-4 checked:after:bg-on-fill forced-colors:appearance-auto"
      />
      <span className="font-[520]">{label}</span>
    </label>
  )
}
