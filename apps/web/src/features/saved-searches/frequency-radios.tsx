import type { DigestFrequency } from '@basejuris/contract'
import { frequencyOptions } from './frequency-options.ts'

interface FrequencyRadiosProps {
  readonly value: DigestFrequency
  readonly onChange: (frequency: DigestFrequency) => void
}

export function FrequencyRadios({ value, onChange }: FrequencyRadiosProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-[540]">Avisarme por correo</legend>
      {frequencyOptions.map(({ frequency, label, meaning }) => (
        <label
          key={frequency}
          className="flex cursor-pointer items-start gap-3 rounded-sm px-3 py-2 shadow-[inset_0_0_0_1px_var(--rule)] has-checked:bg-select has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="frecuencia"
            value={frequency}
            checked={frequency === value}
            onChange={() => onChange(frequency)}
            className="mt-[3px] size-4 shrink-0 accent-(--accent)"
          />
          <span>
            <span className="font-[540]">{label}</span>
            <span className="block text-13 text-ink-2">{meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
