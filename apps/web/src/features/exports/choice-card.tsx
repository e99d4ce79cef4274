import type { ReactNode } from 'react'

interface ChoiceCardProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly label: string
  readonly children: ReactNode
}

/** One option of a group, as a card around a native radio button. */
export function ChoiceCard({ name, value, checked, onChoose, label, children }: ChoiceCardProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 rounded-sm px-3 py-2 shadow-[inset_0_0_0_1px_var(--rule)] has-checked:bg-select has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-[3px] size-4 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0">
        <span className="block font-[540]">{label}</span>
        <span className="block text-13 text-ink-2">{children}</span>
      </span>
    </label>
  )
}
